import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { AlsoForTools, Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { Memberships, PersonCommands } from '../../developers/index.js';
import { ChangePayoutAccount } from './change-payout-account.js';
import { PayoutViews } from './payout-views.js';
import { PayoutAccountRequest, PayoutsReply, RequestPayoutRequest, TaxDocumentRequest } from './payouts.dto.js';
import { RecordTaxDocument } from './documents/record-tax-document.js';
import { RequestPayout } from './requests/request-payout.js';

const STUDIO = new IdPipe('developer-unknown');

@ApiTags('earnings')
@ApiBearerAuth()
@Controller('v1/developer/studios/:developerId')
@ForSignedIn()
export class PayoutsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: PayoutViews,
    private readonly people: PersonCommands,
    private readonly memberships: Memberships,
  ) {}

  /** Returns a studio's payable balance, its account, tax document and pay-outs. 404 `developer-unknown` for other people's studios. */
  @Get('payouts')
  @AlsoForTools()
  async list(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<PayoutsReply> {
    return this.views.of(id, await this.memberships.require(caller.userId, id, 'reader'));
  }

  /**
   * Requests a pay-out of the whole payable balance. 404 `developer-unknown`, 403 `developer-role` for members who are no
   * owners or `email-not-verified`, 409 `payout-open`, `payout-below-threshold` or `payout-account-missing`.
   */
  @Post('payouts')
  @HttpCode(200)
  async request(
    @Param('developerId', STUDIO) id: string,
    @Body() { payoutId }: RequestPayoutRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutsReply> {
    await this.requireOwner(caller, id);
    await this.commands.execute(new RequestPayout(id, payoutId, this.people.context(caller.userId, correlation)));
    return this.views.of(id, 'owner');
  }

  /**
   * Changes the account that pay-outs go to. No pay-out is released for 72 hours, and all owners get a mail. 404
   * `developer-unknown`, 403 `developer-role`, 409 `payout-under-way`, 422 with each field that is wrong.
   */
  @Put('payout-account')
  async changeAccount(
    @Param('developerId', STUDIO) id: string,
    @Body() { taxId, ...account }: PayoutAccountRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutsReply> {
    await this.requireOwner(caller, id);
    const by = this.people.context(caller.userId, correlation);
    await this.commands.execute(new ChangePayoutAccount(id, { account, taxId }, by));
    return this.views.of(id, 'owner');
  }

  /** Keeps a studio's tax document; the newest one counts. 404 `developer-unknown`, 403 `developer-role`, 409 `document-expired`. */
  @Put('tax-document')
  async recordTaxDocument(
    @Param('developerId', STUDIO) id: string,
    @Body() { taxDocumentId, kind, number, expiresOn }: TaxDocumentRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PayoutsReply> {
    await this.requireOwner(caller, id);
    const by = this.people.context(caller.userId, correlation);
    await this.commands.execute(new RecordTaxDocument(id, { taxDocumentId, kind, number, expiresOn }, by));
    return this.views.of(id, 'owner');
  }

  private async requireOwner(caller: SignedIn, developerId: string): Promise<void> {
    await this.memberships.require(caller.userId, developerId, 'owner');
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
  }
}
