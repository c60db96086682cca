import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import {
  AddressRequest,
  LinkRequest,
  MessageReply,
  userReply,
  refuseOtherConfirmation,
  CallerNetwork,
} from '../../access/index.js';
import { AddressProof } from './address-proof.js';
import { SIGN_UP_REPLIES } from './messages.js';
import { Resend } from './resend.js';
import { SignUpReply, SignUpRequest } from './sign-up.dto.js';
import { SignUp } from './sign-up.js';

@ApiTags('accounts')
@Controller('v1/auth')
export class SignUpController {
  constructor(
    private readonly signUp: SignUp,
    private readonly resend: Resend,
    private readonly proof: AddressProof,
  ) {}

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

  /**
   * Mails a new verification link, if the address waits for one. The reply is the same either way. 429 after too many
   * requests. Errors are JSON strings.
   */
  @Post('send-verification-email')
  @HttpCode(200)
  @Public()
  async sendVerificationEmail(
    @Body() { email }: AddressRequest,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.resend.to(email, network, correlation);
    return { message: SIGN_UP_REPLIES.linkSent[language] };
  }

  /**
   * Verifies an address with the token of its link, or completes a change of address. 409 for a used, replaced, expired
   * or unknown link. Errors are JSON strings.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Public()
  async verifyEmail(
    @Body() { token }: LinkRequest,
    @CallerLanguage() language: Language,
    @Correlation() correlation: string,
  ): Promise<MessageReply> {
    await this.proof.confirm(token, correlation);
    return { message: SIGN_UP_REPLIES.verified[language] };
  }

  /**
   * Deletes an unverified account that another person created with the reader's address. Needs the token of its
   * verification link. 409 for a used, replaced, expired or unknown link, or a verified account.
   */
  @Post('disown-account')
  @HttpCode(200)
  @Public()
  async disownAccount(@Body() { token }: LinkRequest, @CallerLanguage() language: Language): Promise<MessageReply> {
    await this.proof.disown(token);
    return { message: SIGN_UP_REPLIES.disowned[language] };
  }
}
