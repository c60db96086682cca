import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AlsoForTools, Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Language } from '../../../platform/http/messages.js';
import { Memberships } from '../../developers/index.js';
import { EarningsCsv } from './earnings-csv.js';
import { EarningsViews } from './earnings-views.js';
import {
  EarningsLinesReply,
  EarningsOfOrderReply,
  EarningsQuery,
  EarningsReply,
  EarningsReportReply,
  LinesQuery,
  ReportQuery,
} from './earnings.dto.js';

const STUDIO = new IdPipe('developer-unknown');
const ORDER = new IdPipe('earnings-unknown');

@ApiTags('earnings')
@ApiBearerAuth()
@Controller('v1/developer/studios/:developerId/earnings')
@ForSignedIn()
export class EarningsController {
  constructor(
    private readonly views: EarningsViews,
    private readonly csv: EarningsCsv,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Returns what a month brought a studio of the caller, by day, game, source and code; the running month so far. 404
   * `developer-unknown` for other people's studios, `statement-unknown` for a month without a statement.
   */
  @Get()
  @AlsoForTools()
  async summary(
    @Param('developerId', STUDIO) id: string,
    @Query() { month }: EarningsQuery,
    @Caller() caller: SignedIn,
  ): Promise<EarningsReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    return this.views.summary(id, month);
  }

  /** Sums a month up by game, source, day, country or code. 404 `developer-unknown` or `statement-unknown` for a month without a statement. */
  @Get('report')
  @AlsoForTools()
  async report(
    @Param('developerId', STUDIO) id: string,
    @Query() { by = 'game', month }: ReportQuery,
    @Caller() caller: SignedIn,
  ): Promise<EarningsReportReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    return this.views.report(id, by, month);
  }

  /** Lists the lines that a figure is made of, 200 at a time: all of a month, or one group of a report. 404 `developer-unknown` or `statement-unknown`. */
  @Get('lines')
  @AlsoForTools()
  async lines(
    @Param('developerId', STUDIO) id: string,
    @Query() { month, ...filter }: LinesQuery,
    @Caller() caller: SignedIn,
  ): Promise<EarningsLinesReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    return this.views.linesOf(id, filter, month);
  }

  /** Returns all lines of a month as a CSV file in the caller's language. 404 `developer-unknown` or `statement-unknown`. */
  @Get('csv')
  @AlsoForTools()
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async file(
    @Param('developerId', STUDIO) id: string,
    @Query() { month }: EarningsQuery,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.memberships.require(caller.userId, id, 'reader');
    const { name, content } = await this.csv.of(id, month, language);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  }

  /** Opens a line down to its payment and the rule that shared it. 404 `developer-unknown` or `earnings-unknown` for an order that brought this studio nothing. */
  @Get('orders/:orderId')
  @AlsoForTools()
  async order(
    @Param('developerId', STUDIO) id: string,
    @Param('orderId') orderId: string,
    @Caller() caller: SignedIn,
  ): Promise<EarningsOfOrderReply> {
    await this.memberships.require(caller.userId, id, 'reader');
    return this.views.order(id, ORDER.transform(orderId));
  }
}
