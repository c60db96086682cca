import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { ExportFiles, Exports } from './exports.js';
import { exportReply, ExportReply, ExportsReply } from './exports.dto.js';

/** All that the shop holds about the caller, as a file. */
@ApiTags('privacy')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/privacy/exports')
export class ExportsController {
  constructor(
    private readonly exports: Exports,
    private readonly files: ExportFiles,
  ) {}

  /**
   * Requests a file with all data about the caller. A mail announces it. 409 `export-under-way`, 429 `exports-used-up`
   * after three a day.
   */
  @Post()
  @HttpCode(202)
  async ask(@Caller() caller: SignedIn, @Correlation() correlation: string): Promise<ExportReply> {
    return exportReply(await this.exports.ask(caller.userId, correlation));
  }

  /** Lists the caller's latest exports, newest first. */
  @Get()
  async mine(@Caller() caller: SignedIn): Promise<ExportsReply> {
    return { exports: (await this.exports.of(caller.userId)).map(exportReply) };
  }

  /**
   * Downloads an export: a zip with an HTML page and JSON. 404 for another person's, and seven days after it was made.
   */
  @Get(':id/file')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Param('id', new IdPipe('export-not-found')) id: string,
    @Caller() caller: SignedIn,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { requestedAt } = await this.exports.ready(caller.userId, id);
    const content = await this.files.read(id);
    if (!content) throw new Problem(404, 'export-not-found');
    void reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="ludoteca-${requestedAt.toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }
}
