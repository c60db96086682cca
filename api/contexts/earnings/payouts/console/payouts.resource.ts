import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, Correlation, Needs, type SignedIn } from '../../../../platform/http/access.js';
import { IdPipe } from '../../../../platform/http/id.pipe.js';
import { sendRange, readListQuery } from '../../../../platform/http/list-query.js';
import { ListRequest } from '../../../../platform/http/list.dto.js';
import { PeopleDirectory } from '../../../access/index.js';
import { Staff } from '../../../staff/index.js';
import { DecidePayout, type PayoutDecision } from '../decide-payout.js';
import { FailPayoutRequest, PayoutStoryReply, RecordPayoutPaidRequest, type PayoutListItem } from '../payouts.dto.js';
import { PAYOUTS_LIST, PayoutsList } from './payouts.list.js';

const PAYOUT = new IdPipe('payout-unknown');

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/payouts')
export class PayoutsResource {
  constructor(
    private readonly payouts: PayoutsList,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
    private readonly people: PeopleDirectory,
  ) {}

  /** Lists pay-outs of studios. */
  @Get()
  @Needs('payout:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<PayoutListItem[]> {
    const list = readListQuery(query, PAYOUTS_LIST);
    return sendRange(reply, 'payouts', list, await this.payouts.list(list));
  }

  /** Returns a pay-out. The account number is in it between release and transfer, while it is in no file for the bank. 404 for an unknown pay-out. */
  @Get(':id')
  @Needs('payout:release')
  async one(@Param('id', PAYOUT) id: string): Promise<PayoutStoryReply> {
    return this.payouts.one(id, this.people);
  }

  /**
   * Approves a pay-out as the first of two people. 404 for an unknown pay-out, 409 `payout-own`, `payout-document-missing`
   * or `payout-over`.
   */
  @Post(':id/approve')
  @HttpCode(200)
  @Needs('payout:release')
  async approve(
    @Param('id', PAYOUT) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutStoryReply> {
    return this.decide(id, { type: 'ApprovePayout' }, caller, correlation);
  }

  /**
   * Releases a pay-out as the second person; the tax withheld is that of the statements it pays. 404 for an unknown
   * pay-out, 409 `payout-same-person`, `payout-own`, `payout-not-approved`, `payout-document-missing`,
   * `payout-account-waits` or `payout-over`.
   */
  @Post(':id/release')
  @HttpCode(200)
  @Needs('payout:release')
  async release(
    @Param('id', PAYOUT) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutStoryReply> {
    return this.decide(id, { type: 'ReleasePayout' }, caller, correlation);
  }

  /** Records the bank's transfer of a released pay-out. 404 for an unknown pay-out, 409 `payout-own` or `payout-not-released`. */
  @Post(':id/record-paid')
  @HttpCode(200)
  @Needs('payout:release')
  async recordPaid(
    @Param('id', PAYOUT) id: string,
    @Body() { reference }: RecordPayoutPaidRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutStoryReply> {
    return this.decide(id, { type: 'RecordPayoutPaid', reference }, caller, correlation);
  }

  /**
   * Records that a pay-out did not arrive, also after its transfer; its amount is payable again and the owners get a
   * mail that says why. 404 for an unknown pay-out, 409 `payout-own`.
   */
  @Post(':id/fail')
  @HttpCode(200)
  @Needs('payout:release')
  async fail(
    @Param('id', PAYOUT) id: string,
    @Body() { why }: FailPayoutRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutStoryReply> {
    return this.decide(id, { type: 'FailPayout', why }, caller, correlation);
  }

  private async decide(
    id: string,
    decision: PayoutDecision,
    caller: SignedIn,
    correlation: string,
  ): Promise<PayoutStoryReply> {
    await this.payouts.one(id, this.people);
    await this.commands.execute(new DecidePayout(id, decision, this.staff.context(caller, correlation)));
    return this.payouts.one(id, this.people);
  }
}
