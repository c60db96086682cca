import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { languageOfTag } from '../../../kernel/language.js';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { AddressRequest, LinkRequest, MessageReply, CallerNetwork } from '../../access/index.js';
import { CheckPendingUserReply, CreatePendingUserRequest, VerifyPendingUserReply } from './pending.dto.js';
import { PENDING_REPLIES } from './messages.js';
import { PendingUsers } from './pending-users.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class PendingController {
  constructor(private readonly pending: PendingUsers) {}

  /**
   * Mails a link that starts a sign-up. A known address gets the same reply, and its owner a mail that the account
   * exists. 429 after too many requests.
   */
  @Post('create-pending-user')
  @HttpCode(200)
  @Public()
  async createPendingUser(
    @Body() { email, lang }: CreatePendingUserRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.pending.ask(email, languageOfTag(lang ?? '') ?? language, network, correlation);
    return { message: PENDING_REPLIES.asked[language] };
  }

  /**
   * Verifies the address of a pending sign-up. 409 for a used, replaced, expired or unknown link, 429 after too many
   * attempts. Errors are JSON strings.
   */
  @Post('verify-pending-user')
  @HttpCode(200)
  @Public()
  async verifyPendingUser(
    @Body() { token }: LinkRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
  ): Promise<VerifyPendingUserReply> {
    const { email, proof } = await this.pending.verify(token, network);
    return { message: PENDING_REPLIES.verified[language], email, addressProof: proof };
  }

  /**
   * Returns whether an address has a pending sign-up link. 404 if it has none, with or without an account; 429 after
   * five a minute. Errors are JSON strings.
   */
  @Post('check-pending-user')
  @HttpCode(200)
  @Public()
  async checkPendingUser(
    @Body() { email }: AddressRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
  ): Promise<CheckPendingUserReply> {
    const status = await this.pending.status(email, network);
    return { message: PENDING_REPLIES.status[status][language], status };
  }
}
