import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { LinkRequest, MessageReply } from '../../access/index.js';
import { AddressChanges } from './address-changes.js';
import { PROFILE_REPLIES } from './messages.js';

/** What the reader of an account's present address says to a change of it; no session is needed. */
@ApiTags('accounts')
@Controller('v1/auth')
export class AddressLinksController {
  constructor(private readonly changes: AddressChanges) {}

  /**
   * Allows a change of address for an account without a password; the new address then receives its link. 409 for a
   * used, replaced, expired or unknown link.
   */
  @Post('allow-address')
  @HttpCode(200)
  @Public()
  async allow(
    @Body() { token }: LinkRequest,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.changes.allow(token, correlation);
    return { message: PROFILE_REPLIES.addressAllowed[language] };
  }

  /**
   * Keeps the present address and cancels its change. Repeating it changes nothing. 409 `address-change-done` if it is
   * too late, or for a replaced, expired or unknown link.
   */
  @Post('keep-address')
  @HttpCode(200)
  @Public()
  async keep(
    @Body() { token }: LinkRequest,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.changes.keep(token, correlation);
    return { message: PROFILE_REPLIES.addressKept[language] };
  }
}
