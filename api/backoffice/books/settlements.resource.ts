import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { Staff } from '../../contexts/staff/index.js';
import { isUuid } from '../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { SettlementImport } from '../../processes/settlement/index.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { SETTLEMENTS_LIST, SettlementsList } from './settlements.list.js';
import {
  ImportSettlementRequest,
  LONGEST_FILE,
  SettlementFileRequest,
  SettlementLine,
  SettlementPreviewReply,
  SettlementReply,
} from './settlements.dto.js';

/** The bank's settlement files. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/settlements')
export class SettlementsResource {
  constructor(
    private readonly settlements: SettlementImport,
    private readonly lists: SettlementsList,
    private readonly people: PeopleDirectory,
    private readonly staff: Staff,
  ) {}

  /** Lists imported settlement files. */
  @Get()
  @Needs('settlement:import')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SettlementLine[]> {
    const listQuery = readListQuery(query, SETTLEMENTS_LIST);
    return sendRange(reply, 'settlements', listQuery, await this.lists.list(listQuery));
  }

  /** Returns a comparison with its differences and their incidents. 404 for an unknown comparison. */
  @Get(':id')
  @Needs('settlement:import')
  async one(@Param('id') id: string): Promise<SettlementReply> {
    const settlement = isUuid(id) ? await this.lists.one(id) : null;
    if (!settlement) throw new Problem(404, 'settlement-unknown');
    return settlement;
  }

  /**
   * Previews a settlement file and says whether the same file was imported before. Stores nothing. 413 above 8 MB, 422
   * `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
   */
  @Post('preview')
  @HttpCode(200)
  @BodyLimit(LONGEST_FILE * 2)
  @Needs('settlement:import')
  async preview(@Body() { file }: SettlementFileRequest): Promise<SettlementPreviewReply> {
    const { earlier, ...preview } = await this.settlements.preview(file);
    if (!earlier) return { ...preview, earlier: null };
    const person = await this.people.contact(earlier.importedBy);
    return {
      ...preview,
      earlier: {
        id: earlier.id,
        importedAt: earlier.importedAt,
        importedById: earlier.importedBy,
        importedByName: person?.username ?? null,
      },
    };
  }

  /**
   * Imports a settlement file of the bank and compares it with payments and refunds, in both directions, for the days
   * it covers. Each difference becomes an incident. Moves no money; the same file finds the same incidents. 413 above 8
   * MB, 422 `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
   */
  @Post()
  @HttpCode(200)
  @BodyLimit(LONGEST_FILE * 2)
  @Needs('settlement:import')
  async import(
    @Body() { file, fileName }: ImportSettlementRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<SettlementReply> {
    return this.one(
      await this.settlements.import(
        { file, fileName: fileName?.trim() || null },
        this.staff.context(caller, correlation),
      ),
    );
  }
}
