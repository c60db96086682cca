import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerLanguage, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { CANCELLED_UNPAID } from '../charging/index.js';
import { CancelByLink } from './cancel-by-link.js';
import { CancelByLinkRequest, CancellableReply, CancelledByLinkReply } from './cancel-by-link.dto.js';
import { CANCELLED } from './renewals.messages.js';

@ApiTags('subscription')
@Controller('v1/subscription')
export class CancelByLinkController {
  constructor(private readonly cancelling: CancelByLink) {}

  /** Returns what the link of a mail would cancel, and when. Changes nothing. 404 `cancel-link-unknown`. */
  @Get('cancel-by-link')
  @Header('cache-control', 'no-store')
  @Public()
  look(@Query() { token }: CancelByLinkRequest): Promise<CancellableReply> {
    return this.cancelling.look(token);
  }

  /**
   * Cancels the renewal that a mail announced, without log-in. Access lasts until the end of the paid time. Repeating
   * it changes nothing. 404 `cancel-link-unknown`.
   */
  @Post('cancel-by-link')
  @HttpCode(200)
  @Public()
  async cancel(
    @Body() { token }: CancelByLinkRequest,
    @CallerLanguage() language: Language,
  ): Promise<CancelledByLinkReply> {
    const plan = await this.cancelling.cancel(token);
    return { message: (plan.status === 'awaiting_bank' ? CANCELLED_UNPAID : CANCELLED)[language], ...plan };
  }
}
