import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PeopleDirectory } from '../contexts/identity/index.js';
import { isUuid } from '../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { BodyLimit } from '../platform/http/body-limit.js';
import { countRows, readListQuery } from '../platform/http/list-query.js';
import { Problem } from '../platform/http/problem.js';
import { SettlementImport } from '../processes/settlement/index.js';
import { ListRequest } from './list.dto.js';
import { SETTLEMENTS_LIST, SettlementsBoard } from './settlements.board.js';
import { ImportSettlementRequest, LONGEST_FILE, SettlementFileRequest, SettlementLine, SettlementPreviewReply, SettlementReply } from './settlements.dto.js';
import { Staff } from './staff.js';

/** The bank's settlement files. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/settlements')
export class SettlementsResource {
  constructor(
    private readonly settlements: SettlementImport,
    private readonly board: SettlementsBoard,
    private readonly people: PeopleDirectory,
    private readonly staff: Staff,
  ) {}

  /** One page of the settlement files that were compared; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
  @Get()
  @Needs('settlement:import')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SettlementLine[]> {
    const asked = readListQuery(query, SETTLEMENTS_LIST);
    const { rows, total } = await this.board.list(asked);
    countRows(reply, 'settlements', asked, rows.length, total);
    return rows;
  }

  /** One comparison with the differences that it found, and what became of each. 404 when there is none. */
  @Get(':id')
  @Needs('settlement:import')
  async one(@Param('id') id: string): Promise<SettlementReply> {
    const settlement = isUuid(id) ? await this.board.one(id) : null;
    if (!settlement) throw new Problem(404, 'settlement-unknown');
    return settlement;
  }

  /**
   * Tells what a settlement file holds, without comparing or keeping anything, and whether the very same file was compared before.
   * 413 for a file above 8 MB, 422 `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
   */
  @Post('preview')
  @HttpCode(200)
  @BodyLimit(LONGEST_FILE * 2)
  @Needs('settlement:import')
  async preview(@Body() { file }: SettlementFileRequest): Promise<SettlementPreviewReply> {
    const { earlier, ...preview } = await this.settlements.preview(file);
    if (!earlier) return { ...preview, earlier: null };
    const person = await this.people.contact(earlier.importedBy);
    return { ...preview, earlier: { id: earlier.id, importedAt: earlier.importedAt, importedById: earlier.importedBy, importedByName: person?.username ?? null } };
  }

  /**
   * Compares a settlement file of the bank with the shop's payments and refunds, both ways, over the days that it covers; each difference becomes an incident, and the comparison is kept.
   * Money is not moved, and the same file again finds the same incidents. 413 for a file above 8 MB, 422 `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
   */
  @Post()
  @HttpCode(200)
  @BodyLimit(LONGEST_FILE * 2)
  @Needs('settlement:import')
  async import(@Body() { file, fileName }: ImportSettlementRequest, @Caller() caller: SignedIn, @Correlation() correlation: string): Promise<SettlementReply> {
    return this.one(await this.settlements.import({ file, fileName: fileName?.trim() || null }, this.staff.context(caller, correlation)));
  }
}
