import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { MessageReply } from '../forms/auth.dto.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { SECOND_FACTOR_REPLIES } from './messages.js';
import {
  BeginSecondFactorRequest,
  RecoveryCodesReply,
  SecondFactorCodeRequest,
  SecondFactorKeyReply,
  SecondFactorReply,
} from './second-factor.dto.js';
import { SecondFactor } from './second-factor.js';

/** Two-step log-in of the caller: the code of an authenticator app beside the password. */
@ApiTags('accounts')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/users/second-factor')
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  /** Returns whether two-step log-in is on, and how many recovery codes are left. */
  @Get()
  status(@Caller() { userId }: SignedIn): Promise<SecondFactorReply> {
    return this.factor.status(userId);
  }

  /**
   * Issues a key for an authenticator app. Log-ins stay as they are until `confirm`; each call replaces the key before.
   * 409 `second-factor-on` or `current-password-wrong`, 429 after too many attempts.
   */
  @Post()
  @HttpCode(200)
  begin(
    @Body() { currentPassword }: BeginSecondFactorRequest,
    @Caller() caller: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<SecondFactorKeyReply> {
    return this.factor.begin(caller, currentPassword ?? null, visit);
  }

  /**
   * Starts two-step log-in by a code of the app, returns the recovery codes, this once, and mails the person.
   * 409 `second-factor-wrong`, `second-factor-on`, or `second-factor-off` without a key; 429 after too many attempts.
   */
  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Body() { code }: SecondFactorCodeRequest,
    @Caller() caller: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<RecoveryCodesReply> {
    return { recoveryCodes: await this.factor.confirm(caller, code, visit) };
  }

  /** Replaces all recovery codes. 409 `second-factor-wrong` or `second-factor-off`, 429 after too many attempts. */
  @Post('recovery-codes')
  @HttpCode(200)
  async newCodes(
    @Body() { code }: SecondFactorCodeRequest,
    @Caller() caller: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<RecoveryCodesReply> {
    return { recoveryCodes: await this.factor.newCodes(caller, code, visit) };
  }

  /** Ends two-step log-in and mails the person. 409 `second-factor-wrong` or `second-factor-off`, 429 after too many attempts. */
  @Post('end')
  @HttpCode(200)
  async end(
    @Body() { code }: SecondFactorCodeRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
  ): Promise<MessageReply> {
    await this.factor.end(caller, code, visit);
    return { message: SECOND_FACTOR_REPLIES.ended[language] };
  }
}
