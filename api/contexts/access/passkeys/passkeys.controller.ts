import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, ForSignedIn, Public, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Language } from '../../../platform/http/messages.js';
import { LogInReply, logInReply } from '../forms/auth.dto.js';
import { SecondFactor } from '../second-factor/second-factor.js';
import { CallerVisit, type Visit } from '../sessions/sign-ins.js';
import { readNewPasskey, readPasskey } from './answers.js';
import { PasskeyLogIn } from './passkey-log-in.js';
import { Passkeys } from './passkeys.js';
import {
  AddPasskeyRequest,
  OfferPasskeyRequest,
  PasskeyLogInRequest,
  PasskeyOptionsReply,
  PasskeysReply,
} from './passkeys.dto.js';

/** Passkeys of the caller: a device opens the account by the person's finger, face or its own code. */
@ApiTags('accounts')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/users/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly factor: SecondFactor,
  ) {}

  /** Returns the caller's passkeys. */
  @Get()
  async mine(@Caller() { userId }: SignedIn): Promise<PasskeysReply> {
    return { passkeys: await this.passkeys.passkeysOf(userId) };
  }

  /**
   * Returns what a browser makes a passkey with, within five minutes. 409 `current-password-wrong`, `second-factor-wrong` where two-step log-in
   * is on, `passkeys-full` beyond ten; 429 after too many attempts.
   */
  @Post('options')
  @HttpCode(200)
  async offer(
    @Body() { currentPassword, code }: OfferPasskeyRequest,
    @Caller() caller: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<PasskeyOptionsReply> {
    await this.factor.proveOwner(caller, { password: currentPassword ?? null, code: code ?? '' }, visit);
    return { options: await this.passkeys.creationOptions(caller.userId) };
  }

  /** Adds a passkey that a device has made, and mails the person. 409 `passkey-not-made`, `passkey-known`, `passkeys-full`; 422 `passkey-unreadable`. */
  @Post()
  @HttpCode(200)
  async add(
    @Body() { name, response }: AddPasskeyRequest,
    @Caller() { userId }: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<PasskeysReply> {
    await this.passkeys.addPasskey(userId, { name, response: readNewPasskey(response) }, visit);
    return { passkeys: await this.passkeys.passkeysOf(userId) };
  }

  /** Removes a passkey and mails the person. 404 `passkey-unknown`. */
  @Delete(':passkeyId')
  async remove(
    @Param('passkeyId', new IdPipe('passkey-unknown')) passkeyId: string,
    @Caller() { userId }: SignedIn,
    @CallerVisit() visit: Visit,
  ): Promise<PasskeysReply> {
    await this.passkeys.removePasskey(userId, passkeyId, visit);
    return { passkeys: await this.passkeys.passkeysOf(userId) };
  }
}

@ApiTags('accounts')
@Controller('v1/auth/passkey')
export class PasskeyLogInController {
  constructor(private readonly passkeyLogIn: PasskeyLogIn) {}

  /** Returns the options with which a browser logs in by a passkey, within five minutes. */
  @Post('options')
  @HttpCode(200)
  @Public()
  async offer(): Promise<PasskeyOptionsReply> {
    return { options: await this.passkeyLogIn.requestOptions() };
  }

  /** Logs in by a passkey; no password and no code is needed. 401 `passkey-refused`, 403 `account-blocked`, 422 `passkey-unreadable`, 429 after too many attempts. */
  @Post()
  @HttpCode(200)
  @Public()
  async enter(
    @Body() { response, remember_me }: PasskeyLogInRequest,
    @CallerLanguage() language: Language,
    @CallerVisit() visit: Visit,
  ): Promise<LogInReply> {
    return logInReply(await this.passkeyLogIn.logIn(readPasskey(response), remember_me ?? false, visit), language);
  }
}
