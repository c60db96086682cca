import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AlsoForTools, Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { Memberships } from '../../developers/index.js';
import { StatementReply, StatementsReply } from './earnings.dto.js';
import { StatementPrints } from './statement-prints.js';
import { StatementRows } from './statement-rows.js';

const STUDIO = new IdPipe('developer-unknown');

/** Closed months of a studio. */
@ApiTags('earnings')
@ApiBearerAuth()
@Controller('v1/developer/studios/:developerId/earnings/statements')
@ForSignedIn()
export class StatementsController {
  constructor(
    private readonly statements: StatementRows,
    private readonly prints: StatementPrints,
    private readonly memberships: Memberships,
  ) {}

  /** Lists the studio's statements, newest first. 404 `developer-unknown`. */
  @Get()
  @AlsoForTools()
  async all(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<StatementsReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    return { statements: await this.statements.of(id) };
  }

  /** Returns one statement by its month, such as `2026-11`. 404 `developer-unknown` or `statement-unknown`. */
  @Get(':month')
  @AlsoForTools()
  async one(
    @Param('developerId', STUDIO) id: string,
    @Param('month') month: string,
    @Caller() caller: SignedIn,
  ): Promise<StatementReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    const statement = await this.statements.one(id, month);
    if (!statement) throw new Problem(404, 'statement-unknown');
    return statement;
  }

  /** Returns a statement with its lines as a tagged PDF in the caller's language. 404 `developer-unknown` or `statement-unknown`. */
  @Get(':month/pdf')
  @AlsoForTools()
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async pdf(
    @Param('developerId', STUDIO) id: string,
    @Param('month') month: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.memberships.require(caller.userId, id, 'reader');
    const { name, content } = await this.prints.of(id, month, language);
    void reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }
}
