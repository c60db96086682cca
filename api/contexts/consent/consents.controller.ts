import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../kernel/refusal.js';
import { Caller, CallerLanguage, ForSignedIn, Public, type SignedIn } from '../../platform/http/access.js';
import { OneClickBody } from '../../platform/http/body-limit.js';
import type { Language } from '../../platform/http/messages.js';
import { PublishedTexts } from '../../platform/published-texts.js';
import { refuseOthers } from '../access/index.js';
import {
  type AcceptedTextReply,
  AnswerConsentRequest,
  ConsentsReply,
  UnsubscribeQuery,
  UnsubscribeReply,
} from './consent.dto.js';
import { isMeasuring, isOptional, SHOWN_TEXTS, type ShownText, stands } from './consent.rules.js';
import { type Consent, Consents, Unsubscribing } from './consents.js';
import { UNSUBSCRIBED } from './messages.js';
import { Ages } from './age-status.js';

@ApiTags('privacy')
@ApiBearerAuth()
@Controller('v1/users')
export class ConsentsController {
  constructor(
    private readonly consents: Consents,
    private readonly texts: PublishedTexts,
    private readonly ages: Ages,
    private readonly unsubscribing: Unsubscribing,
  ) {}

  /** Lists the caller's latest answer to each text, and the texts to accept. 403 for another person's id. */
  @Get(':id/consents')
  @ForSignedIn()
  async of(@Param('id') id: string, @Caller() caller: SignedIn): Promise<ConsentsReply> {
    refuseOthers(id, caller);
    return this.shown(id);
  }

  /**
   * Records an answer to a text. 409 `text-changed` if the text agreed to is no longer in force,
   * `consent-holds-account` for a refusal of terms or privacy, `marketing-not-for-children` and
   * `measuring-not-for-children` for a yes that no child gives.
   */
  @Post(':id/consents')
  @HttpCode(200)
  @ForSignedIn()
  async answer(
    @Param('id') id: string,
    @Body() { text, hash, given }: AnswerConsentRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<ConsentsReply> {
    refuseOthers(id, caller);
    if (!given && !isOptional(text)) throw new Refusal('consent-holds-account');
    if (given && isOptional(text)) await this.refuseChildren(id, text);

    await this.consents.answer(id, { text, hash, given }, 'account', language);
    return this.shown(id);
  }

  /** News is for people who are not children as far as is known; measuring for those of whom it is certain. */
  private async refuseChildren(id: string, text: ShownText): Promise<void> {
    const age = await this.ages.ofPerson(id);
    if (text === 'marketing' && age?.minor) throw new Refusal('marketing-not-for-children');
    if (isMeasuring(text) && (!age || age.minor || age.birthYearNeeded))
      throw new Refusal('measuring-not-for-children');
  }

  private async shown(personId: string): Promise<ConsentsReply> {
    const [latest, missing] = await Promise.all([this.consents.latest(personId), this.consents.missing(personId)]);
    const texts = SHOWN_TEXTS.map((text) => this.accepted(text, latest.get(text) ?? null));
    return { texts, needs_acceptance: missing, unsubscribe_url: this.unsubscribing.addressFor(personId) };
  }

  private accepted(text: ShownText, latest: Consent | null): AcceptedTextReply {
    const { version, hash } = this.texts.current(text);
    const shown = latest && {
      version: latest.version,
      hash: latest.hash,
      language: latest.language,
      given: latest.given,
      place: latest.place,
      at: latest.at.toISOString(),
    };
    return { text, version, hash, agreed: stands(latest, hash), latest: shown };
  }
}

@ApiTags('privacy')
@Controller('v1/privacy')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: Unsubscribing) {}

  /** Shows a page to confirm on; opening it ends nothing. 404 for an unknown address. */
  @Get('unsubscribe')
  @Public()
  @ApiExcludeEndpoint()
  ask(@Query() { token }: UnsubscribeQuery, @Res() reply: FastifyReply): void {
    void reply.header('cache-control', 'no-store').redirect(this.unsubscribing.pageFor(token), 303);
  }

  /** Ends news by mail without log-in, as mail programs request it (RFC 8058). 404 for an unknown token. */
  @Post('unsubscribe')
  @HttpCode(200)
  @OneClickBody()
  @Public()
  async unsubscribe(
    @Query() { token }: UnsubscribeQuery,
    @CallerLanguage() language: Language,
  ): Promise<UnsubscribeReply> {
    await this.unsubscribing.unsubscribe(token);
    return { message: UNSUBSCRIBED[language] };
  }
}
