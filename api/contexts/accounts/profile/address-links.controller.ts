import { Body, Controller, HttpCode, Injectable, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsNull } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { CallerLanguage, Correlation, Public } from '../../../platform/http/access.js';
import type { Language } from '../../../platform/http/messages.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import {
  AddressRequest,
  CallerNetwork,
  inSameTime,
  LinkRequest,
  Links,
  MessageReply,
  Person,
  Throttle,
} from '../../access/index.js';
import { PROFILE_REPLIES, SIGN_UP_REPLIES } from '../messages.js';
import { AddressChanges } from './change-address.js';

/** Sending the verification link again. */
@Injectable()
export class Resend {
  constructor(
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
  ) {}

  /** Sends a new link if the address waits for one; the caller cannot tell. @throws TooManyTries. */
  async to(email: string, network: string, correlation: string): Promise<void> {
    await this.throttle.spend('resend', email, network);
    const mayWrite = await this.throttle.mayWriteTo(email);
    await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const person = await rows.findOneBy(Person, { email, emailVerifiedAt: IsNull() });
        if (person && mayWrite) await this.links.send(rows, plan, 'verify-email', person.id);
      }),
    );
  }
}

/** Proves that the owner of an account reads the mail of its address. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly db: Database,
    private readonly links: Links,
    private readonly changes: AddressChanges,
  ) {}

  /**
   * Uses a link: the address is verified from now on, be it the account's own or the one that it moves to.
   * @throws Refusal `verification-link-used`, `-replaced`, `-expired` or `-unknown`; for a move `link-used` and so on.
   */
  async confirm(token: string, correlation: string): Promise<void> {
    const purpose = await this.links.purposeOf(token);
    if (purpose === 'change-email' || purpose === 'change-email-by-staff')
      return this.changes.confirm(purpose, token, correlation);
    await this.db.rows.transaction(async (rows) => {
      const id = await this.links.use(rows, 'verify-email', token);
      await rows.update(Person, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
    });
  }

  /**
   * The reader of the mailbox did not make this account: it is deleted with its password, and the address is free.
   * @throws Refusal `verification-link-used`, `-replaced`, `-expired` or `-unknown`; an account that is proven meanwhile stays.
   */
  async disown(token: string): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      const id = await this.links.use(rows, 'verify-email', token);
      const { affected } = await rows.delete(Person, { id, emailVerifiedAt: IsNull() });
      if (affected !== 1) throw new Refusal('verification-link-used');
      await this.links.forget(rows, id);
    });
  }
}

/** What the reader of a mailbox does about its address; no session is needed. */
@ApiTags('accounts')
@Controller('v1/auth')
export class AddressLinksController {
  constructor(
    private readonly changes: AddressChanges,
    private readonly proof: AddressProof,
    private readonly resend: Resend,
  ) {}

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
