import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { languageOfTag } from '../../../kernel/language.js';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import {
  AddressRequest,
  CallerNetwork,
  LinkRequest,
  MessageReply,
  refuseOtherConfirmation,
  userReply,
} from '../../access/index.js';
import { PENDING_REPLIES, SIGN_UP_REPLIES } from '../messages.js';
import { PendingUsers } from './pending-users.js';
import {
  CheckPendingUserReply,
  CreatePendingUserRequest,
  SignUpReply,
  SignUpRequest,
  VerifyPendingUserReply,
} from './sign-up.dto.js';
import { SignUp } from './sign-up.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class SignUpController {
  constructor(private readonly signUp: SignUp) {}

  /**
   * Creates an account and mails a verification link; with `addressProof` it is verified at once. A known address gets
   * the same reply, except with the proof of its owner: 409 `address-has-account`. 409 `terms-changed` for texts no
   * longer in force, 422 for a weak or common password or a different confirmation, 429 after too many requests.
   */
  @Post('signup')
  @HttpCode(200)
  @Public()
  async signup(
    @Body() given: SignUpRequest,
    @CallerLanguage() callerLanguage: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<SignUpReply> {
    const { email, username, password, language, birthYear, acceptedTerms, acceptedPrivacy, addressProof } = given;
    refuseOtherConfirmation(given, password);
    const account = {
      email,
      username,
      password,
      language: language ?? callerLanguage,
      birthYear: birthYear ?? null,
      termsHash: acceptedTerms ?? null,
      privacyHash: acceptedPrivacy ?? null,
      addressProof: addressProof ?? null,
    };
    const person = await this.signUp.register(account, network, correlation);
    return {
      user: userReply(person),
      message: SIGN_UP_REPLIES[person.emailVerifiedAt ? 'signedUpVerified' : 'signedUp'][callerLanguage],
    };
  }
}

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
    return { message: PENDING_REPLIES.request[language] };
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
