import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Needs } from '../../../platform/http/access.js';
import { sendRange, readListQuery } from '../../../platform/http/list-query.js';
import { ListRequest } from '../../../platform/http/list.dto.js';
import { EarningsQuery } from '../reads/earnings.dto.js';
import { EarningsOverviewReply } from './earnings-overview.dto.js';
import { EarningsOverview } from './earnings-overview.js';
import { StatementItem } from './statements.dto.js';
import { STATEMENTS_LIST, StatementsList } from './statements.list.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin')
export class EarningsResource {
  constructor(
    private readonly overview: EarningsOverview,
    private readonly statements: StatementsList,
  ) {}

  /** Returns a closed month over all studios, the latest where none is named, and what is held and waits today. */
  @Get('earnings')
  @Needs('payout:read')
  ofMonth(@Query() { month }: EarningsQuery): Promise<EarningsOverviewReply> {
    return this.overview.of(month);
  }

  /** Lists statements of studios. */
  @Get('statements')
  @Needs('payout:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<StatementItem[]> {
    const list = readListQuery(query, STATEMENTS_LIST);
    return sendRange(reply, 'statements', list, await this.statements.list(list));
  }

  /** Returns a statement by its number. 404 `statement-unknown`. */
  @Get('statements/:number')
  @Needs('payout:read')
  one(@Param('number') number: string): Promise<StatementItem> {
    return this.statements.one(number);
  }
}
