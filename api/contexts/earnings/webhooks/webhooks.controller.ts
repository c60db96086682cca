import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { Memberships } from '../../developers/index.js';
import { Webhooks } from './webhooks.js';
import { RotatedWebhookReply, SetWebhookReply, SetWebhookRequest, WebhookReply } from './webhooks.dto.js';

const STUDIO = new IdPipe('developer-unknown');

/** Statements, pay-outs and refunds for a studio's own server. Owners alone see and change it. */
@ApiTags('earnings')
@ApiBearerAuth()
@Controller('v1/developer/studios/:developerId/webhook')
@ForSignedIn()
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly memberships: Memberships,
  ) {}

  /** Returns a studio's webhook with its last deliveries. 404 `developer-unknown`, 403 `developer-role` for members who are no owners. */
  @Get()
  async show(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<WebhookReply> {
    await this.memberships.require(caller.userId, id, 'owner');
    return this.webhooks.of(id);
  }

  /**
   * Sets the address that events are posted to. The first time it returns the secret that signs them. 404 `developer-unknown`, 403
   * `developer-role` or `email-not-verified`, 422 `webhook-address` for an address that is not https or not on the open internet.
   */
  @Put()
  async set(
    @Param('developerId', STUDIO) id: string,
    @Body() { url }: SetWebhookRequest,
    @Caller() caller: SignedIn,
  ): Promise<SetWebhookReply> {
    await this.requireOwner(caller, id);
    return this.webhooks.set(id, url);
  }

  /** Replaces the secret; the one before ends at once. 403 `developer-role` or `email-not-verified`, 404 `developer-unknown` or `webhook-unknown`. */
  @Post('secret')
  @HttpCode(200)
  async rotate(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<RotatedWebhookReply> {
    await this.requireOwner(caller, id);
    return this.webhooks.rotate(id);
  }

  /** Sends an event `test`, five a minute at most. 403 `developer-role` or `email-not-verified`, 404 `developer-unknown` or `webhook-unknown`, 429 `webhook-tests`. */
  @Post('test')
  @HttpCode(200)
  async test(
    @Param('developerId', STUDIO) id: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<WebhookReply> {
    await this.requireOwner(caller, id);
    return this.webhooks.test(id, correlation);
  }

  /** Removes the address and its log; what still waits is not sent. 404 `developer-unknown`, 403 `developer-role` or `email-not-verified`. */
  @Delete()
  @HttpCode(200)
  async remove(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<WebhookReply> {
    await this.requireOwner(caller, id);
    return this.webhooks.remove(id);
  }

  private async requireOwner(caller: SignedIn, developerId: string): Promise<void> {
    await this.memberships.require(caller.userId, developerId, 'owner');
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
  }
}
