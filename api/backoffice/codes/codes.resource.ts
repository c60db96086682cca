import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CommandBus } from '@nestjs/cqrs';
import {
  DeactivateCodes,
  drawCodes,
  isRandomCode,
  IssueChosenCode,
  IssueCodeBatch,
  type NewCode,
} from '../../contexts/codes/index.js';
import { plusDays, startOfDay } from '../../kernel/calendar.js';
import { isUuid } from '../../kernel/ids.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { CODES_LIST, CodesList } from './codes.list.js';
import {
  BatchReply,
  CodePreviewReply,
  CodePreviewRequest,
  CodeShowReply,
  DrawBatchRequest,
  IssueBatchRequest,
  IssueCodeRequest,
  type CodeLine,
  type CodeRules,
} from './codes.dto.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { ReasonRequest, Staff } from '../../contexts/staff/index.js';

/** Discount codes in the console. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/codes')
export class CodesResource {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: CodesList,
    private readonly staff: Staff,
  ) {}

  /** Lists codes. */
  @Get()
  @Needs('code:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<CodeLine[]> {
    const listQuery = readListQuery(query, CODES_LIST);
    return sendRange(reply, 'codes', listQuery, await this.lists.list(listQuery));
  }

  /** Returns a code with its latest uses. 404 for an unknown code. */
  @Get(':id')
  @Needs('code:read')
  async one(@Param('id') id: string): Promise<CodeShowReply> {
    const code = isUuid(id) ? await this.lists.one(id) : null;
    if (!code) throw new Problem(404, 'code-unknown');
    return { ...code, latestUses: await this.lists.uses(id) };
  }

  /** Issues a code with a chosen text. 409 `code-taken` or `code-too-short`, 422 for contradictory rules. */
  @Post()
  @HttpCode(200)
  @Needs('code:write')
  async issue(
    @Body() { text, ...rules }: IssueCodeRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<CodeShowReply> {
    const context = this.staff.context(caller, correlation);
    return this.one(await this.commands.execute(new IssueChosenCode(text, newCode(rules), context)));
  }

  /**
   * Draws up to 1,000 random codes without storing them. They work once `batches` has issued them. 422 for
   * contradictory rules.
   */
  @Post('batches/draw')
  @HttpCode(200)
  @Needs('code:write')
  drawBatch(
    @Body() { count, ...rules }: DrawBatchRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): BatchReply {
    newCode(rules);
    return { batchId: this.staff.context(caller, correlation).commandId, codes: drawCodes(count) };
  }

  /**
   * Issues a batch of codes: those of `batches/draw`, or new ones. Their texts are in this reply only. 409
   * `code-taken`, 422 for contradictory rules or codes that were not drawn.
   */
  @Post('batches')
  @HttpCode(200)
  @Needs('code:write')
  async issueBatch(
    @Body() { count, codes: drawn, batchId: given, ...rules }: IssueBatchRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<BatchReply> {
    const context = this.staff.context(caller, correlation);
    const [batchId, codes] = [given ?? context.commandId, drawn ?? drawCodes(count)];
    if (codes.length !== count || !codes.every(isRandomCode))
      throw wrong('codes', 'must be the drawn codes, as many as count says');
    await this.commands.execute(new IssueCodeBatch(codes, batchId, newCode(rules), context));
    return { batchId, codes };
  }

  /** Deactivates a code for good. Pending reservations stay valid. 404 for an unknown code. */
  @Post(':id/deactivate')
  @HttpCode(200)
  @Needs('code:write')
  async deactivate(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<CodeShowReply> {
    await this.one(id);
    const context = this.staff.context(caller, correlation);
    await this.commands.execute(new DeactivateCodes({ codeId: id }, reason, context));
    return this.one(id);
  }

  /** Deactivates all codes of this code's batch for good. 404 for an unknown code or one without a batch. */
  @Post(':id/deactivate-batch')
  @HttpCode(200)
  @Needs('code:write')
  async deactivateBatch(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<CodeShowReply> {
    const { batchId } = await this.one(id);
    if (!batchId) throw new Problem(404, 'code-unknown');
    const context = this.staff.context(caller, correlation);
    await this.commands.execute(new DeactivateCodes({ batchId }, reason, context));
    return this.one(id);
  }

  /** Previews what the code takes off a cart of a new person, line by line. 404 for an unknown code. */
  @Post(':id/preview')
  @HttpCode(200)
  @Needs('code:read')
  async preview(@Param('id') id: string, @Body() { cart }: CodePreviewRequest): Promise<CodePreviewReply> {
    const preview = isUuid(id) ? await this.lists.preview(id, cart) : null;
    if (!preview) throw new Problem(404, 'code-unknown');
    return preview;
  }
}

function newCode({ kind, percent, gameId, planId, periods, purpose, ...limits }: CodeRules): NewCode {
  const {
    uses = null,
    usesPerPerson = null,
    validFrom,
    validUntil,
    gameIds = null,
    firstPurchaseOnly = false,
  } = limits;
  for (const [path, day] of Object.entries({ validFrom, validUntil }))
    if (day && !isDay(day)) throw wrong(path, 'there is no such day');
  if (validFrom && validUntil && validUntil < validFrom) throw wrong('validUntil', 'must not be before the first day');
  return {
    benefit:
      kind === 'percent'
        ? { kind, percent: percent ?? 0 }
        : kind === 'game'
          ? { kind, gameId: gameId ?? '' }
          : { kind, planId: planId ?? 'monthly', periods: periods ?? 1 },
    limits: {
      uses,
      usesPerPerson,
      firstPurchaseOnly,
      validFrom: validFrom ? startOfDay(validFrom) : null,
      validUntil: validUntil ? startOfDay(plusDays(validUntil, 1)) : null,
      gameIds: kind === 'percent' ? gameIds : null,
    },
    purpose,
  };
}

/** Not every text of figures is a day: there is no 30 February. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

function wrong(path: string, msg: string): Problem {
  return new Problem(422, 'invalid-request', { errors: [{ msg, path }] });
}
