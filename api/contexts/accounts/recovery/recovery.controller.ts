import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import {
  AddressRequest,
  MessageReply,
  CallerVisit,
  type Visit,
  CallerNetwork,
  refuseOtherConfirmation,
} from '../../access/index.js';
import { ConfirmResetRequest } from './recovery.dto.js';
import { RECOVERY_REPLIES } from '../messages.js';
import { Recovery } from './recovery.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class RecoveryController {
  constructor(private readonly recovery: Recovery) {}

  /**
   * Mails a link that sets a new password, if the address has an account. The reply is the same either way. 429 after
   * too many requests. Errors are JSON strings.
   */
  @Post('reset-password')
  @HttpCode(200)
  @Public()
  async resetPassword(
    @Body() { email }: AddressRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.recovery.ask(email, network, correlation);
    return { message: RECOVERY_REPLIES.request[language] };
  }

  /**
   * Sets a new password with the token of a link and ends all sessions. 409 for a used, replaced, expired or unknown
   * link, 422 for a refused password or a different confirmation (the link stays valid), 429 after too many attempts.
   * Errors are JSON strings.
   */
  @Post('confirm-reset-password')
  @HttpCode(200)
  @Public()
  async confirmResetPassword(
    @Body() given: ConfirmResetRequest,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageReply> {
    const { token, newPassword } = given;
    refuseOtherConfirmation(given, newPassword);
    void reply.header('set-cookie', await this.recovery.confirm(token, newPassword, visit));
    return { message: RECOVERY_REPLIES.changed[language] };
  }
}
