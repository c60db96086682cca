import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { PeopleDirectory } from '../../contexts/identity/index.js';
import { declineOf } from '../../contexts/payments/index.js';
import { coveredUntil, isRunning, subscriptionStream, type SubscriptionState } from '../../contexts/subscriptions/index.js';
import { WalletQueries } from '../../contexts/wallet/index.js';
import { civilDateOf, type CivilDate } from '../../kernel/calendar.js';
import type { Instant } from '../../kernel/instant.js';
import type { Language } from '../../platform/http/messages.js';
import type { Letter } from '../../platform/mail/letters.js';
import { CONFIG } from '../../platform/tokens.js';
import { CancelLinks } from './cancel-links.js';
import { isStale, newsIn, type News } from './renewal-news.js';
import { renewalMail } from './renewal-mail.template.js';
import { RenewalSteps } from './renewal.steps.js';

/** Gathers what a mail about an agreement tells from where it lies now; what has been overtaken is not told. */
@Injectable()
export class RenewalMailWriter {
  constructor(
    private readonly steps: RenewalSteps,
    private readonly people: PeopleDirectory,
    private readonly wallet: WalletQueries,
    private readonly links: CancelLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param subject of the effect: the agreement and the place of the fact in its stream. */
  async mailOf(subject: string, now: Instant): Promise<Letter> {
    const [subscriptionId = '', version] = subject.split(':');
    const { state, history } = await this.steps.read(subscriptionId);
    const fact = history.get(subscriptionStream.of(subscriptionId))?.[Number(version) - 1];
    const news = fact && newsIn(fact);
    if (!news || state.status === 'None') return { missing: 'there is no such news' };
    if (isStale(news, state, now)) return { skipped: 'overtaken' };
    const { playerId, cardId, planId, price } = state;
    const [person, card] = await Promise.all([this.people.contact(playerId), cardId ? this.wallet.cardOf(playerId, cardId) : null]);
    if (!person) return { skipped: 'person erased' };

    const { language, username, email } = person;
    const mail = renewalMail({
      news, language, name: username, planId, price, card, reason: this.reasonOf(news, language), nextChargeOn: nextChargeOn(state), shopUrl: this.config.publicUrl, cancelUrl: this.links.pageFor(subscriptionId),
    });
    return { to: email, language, ...mail };
  }

  private reasonOf(news: News, language: Language): string | null {
    if (news.type !== 'PeriodChargeFailed' || news.data.responseCode === null) return null;
    return declineOf(news.data.responseCode, this.config.transbank.responseLevel).reason[language];
  }
}

function nextChargeOn(state: SubscriptionState): CivilDate | null {
  if (state.status === 'InGrace') return state.dunning.nextTryAt && civilDateOf(state.dunning.nextTryAt);
  return isRunning(state) ? coveredUntil(state) : null;
}
