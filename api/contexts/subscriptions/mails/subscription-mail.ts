import { PeopleDirectory } from '../../access/index.js';
import { DeclineReasons } from '../../payments/index.js';
import { coveredUntil, isRunning, type SubscriptionState } from '../subscription.state.rules.js';
import { PLANS } from '../periods/period.rules.js';
import { subscriptionStream } from '../subscription.stream.js';
import type { PlanId, SubscriptionEvent } from '../subscription.events.js';
import { CardQueries } from '../../cards/index.js';
import { civilDateOf, plusDays, type CivilDate } from '../../../kernel/calendar.js';
import type { Fact } from '../../../kernel/decider.js';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Format } from '../../../platform/formatting.js';
import { inEach, type Bilingual, type Language } from '../../../platform/http/messages.js';
import type { MailSection } from '../../../platform/mail/layout.js';
import { defineMail, ERASED, missing, type Mail, type MailFacts, type MailText } from '../../../platform/mail/mail.js';
import { CancelLinks } from '../renewals/cancel-links.js';
import { RenewalSteps } from '../renewals/renewal.timer.js';

type Types = SubscriptionEvent['type'];
type DataOf<Type extends Types> = Extract<SubscriptionEvent, { type: Type }>['data'];

/** What a mail tells of a subscription besides the fact. */
interface KnownFacts {
  planId: PlanId;
  /** Whole pesos per period. */
  price: number;
  card: { brand: string; last4: string } | null;
  /** What the bank said to a failed charge. */
  reason: Bilingual | null;
  /** The first day that is not paid for; the day of the next charge. */
  nextChargeOn: CivilDate | null;
  cancelUrl: string;
  /** The bank's answer to the charge of a period is awaited. */
  awaitsBank: boolean;
}

interface SubscriptionFacts<Type extends Types> extends MailFacts, KnownFacts {
  fact: { type: Type; data: DataOf<Type> };
  state: SubscriptionState;
  now: Instant;
}

/** How a subscription is spoken of in one language. */
export interface Words extends Format {
  amount: string;
  reason: string;
  /** The last day of what lasts until this one. */
  lastDay(until: CivilDate): string;
  /** The plan, its price, its card, and the days given. */
  rows(days: Partial<Record<'chargeOn' | 'nextTry' | 'accessUntil', string | null>>): NonNullable<MailText['rows']>;
  plan: { label: string; value: string };
  accessUntil: string;
  vat: string;
  cardLink: MailSection;
}

interface SubscriptionMail<Type extends Types> {
  name: string;
  when: string;
  type: Type;
  /** Which facts of the type are told. */
  isMailed?(data: DataOf<Type>): boolean;
  /** Whether it is still true when it is sent. */
  isStillTrue(data: DataOf<Type>, state: SubscriptionState, now: Instant): boolean;
  /** The page behind the button. */
  url: string;
  texts: Record<Language, (facts: KnownFacts & { data: DataOf<Type> }, words: Words) => MailText>;
  samples: (Partial<KnownFacts> & { data: object })[];
}

/** A mail about one type of fact. Its effect's subject names the subscription and the place of the fact in its stream. */
export function subscriptionMail<Type extends Types>(mail: SubscriptionMail<Type>): Mail {
  const { name, when, type, isMailed = () => true, isStillTrue, url, texts, samples } = mail;
  return defineMail({
    kind: 'mail:subscription',
    name,
    when,
    to: 'the subscriber',
    on: {
      [type]: (data: DataOf<Type>, { version }: RecordedEvent) =>
        isMailed(data) ? `${data.subscriptionId}:${version}` : null,
    },
    uses: [RenewalSteps, PeopleDirectory, CardQueries, CancelLinks, DeclineReasons, BusinessClock],
    find: async ({ subject }, [steps, people, cards, links, reasons, clock]) => {
      const [subscriptionId = '', version] = subject.split(':');
      const { state, history } = await steps.read(subscriptionId);
      const fact = factAt(Number(version), history.get(subscriptionStream.of(subscriptionId)));
      if (!fact || state.status === 'None') return missing('there is no such fact');
      const { personId, cardId, planId, price } = state;
      const person = await people.contact(personId);
      if (!person) return ERASED;
      const card = cardId ? await cards.cardOf(personId, cardId) : null;
      const reason = fact.type === 'PeriodChargeFailed' ? reasons.of(fact.data.responseCode) : null;
      const cancelUrl = links.pageFor(subscriptionId);
      const awaitsBank = state.charge !== null;
      const known = { planId, price, card, reason, nextChargeOn: nextChargeOn(state), cancelUrl, awaitsBank };
      const mailed = fact as SubscriptionFacts<Type>['fact'];
      const facts: SubscriptionFacts<Type> = { ...person, ...known, fact: mailed, state, now: clock.now() };
      return facts;
    },
    matches: ({ fact }) => fact.type === type,
    isStillTrue: ({ fact, state, now }) => isStillTrue(fact.data, state, now),
    texts: inEach((language) => (facts: SubscriptionFacts<Type>, format: Format) => {
      const text = texts[language]({ ...facts, data: facts.fact.data }, wordsOf(language, facts, format));
      return { heading: text.subject, greets: true, url, ...text };
    }),
    samples: samples.map(
      ({ data, ...known }) => ({ ...SAMPLE, ...known, fact: { type, data } }) as unknown as SubscriptionFacts<Type>,
    ),
  });
}

function factAt(version: number, facts: readonly Fact[] = []): SubscriptionEvent | undefined {
  return facts[version - 1] as SubscriptionEvent | undefined;
}

const SAMPLE: KnownFacts = {
  planId: 'monthly',
  price: 8_000,
  card: { brand: 'Visa', last4: '6623' },
  reason: { es: 'La tarjeta no tiene saldo suficiente.', en: 'The card has not enough funds.' },
  nextChargeOn: '2027-02-10',
  cancelUrl: '/cancel-subscription',
  awaitsBank: false,
};

const LABELS = {
  plan: { es: 'Plan', en: 'Plan' },
  amount: { es: 'Monto', en: 'Amount' },
  card: { es: 'Tarjeta', en: 'Card' },
  chargeOn: { es: 'Se cobra el', en: 'Charged on' },
  nextTry: { es: 'Próximo intento', en: 'Next try' },
  accessUntil: { es: 'Acceso hasta el final del', en: 'Access until the end of' },
  noCard: { es: 'Ninguna', en: 'None' },
  yourCard: { es: 'Tu tarjeta', en: 'Your card' },
  changeCard: { es: 'Cambiar la tarjeta', en: 'Change the card' },
  noReason: { es: 'El cobro de tu tarjeta no resultó.', en: 'The charge to your card did not go through.' },
  vat: { es: 'El monto está en pesos chilenos e incluye IVA.', en: 'The amount is in Chilean pesos and includes VAT.' },
} satisfies Record<string, Bilingual>;

function wordsOf(language: Language, { planId, price, card, reason }: KnownFacts, format: Format): Words {
  const label = (name: keyof typeof LABELS): string => LABELS[name][language];
  const amount = format.money(price);
  const plan = { label: label('plan'), value: PLANS[planId].title[language] };
  const cardRow = { label: label('card'), value: card ? `${card.brand} ···· ${card.last4}` : label('noCard') };
  return {
    ...format,
    amount,
    plan,
    accessUntil: label('accessUntil'),
    vat: label('vat'),
    reason: reason?.[language] ?? label('noReason'),
    lastDay: (until) => format.day(plusDays(until, -1)),
    rows: (days) => [
      plan,
      { label: label('amount'), value: amount },
      cardRow,
      ...(['chargeOn', 'nextTry', 'accessUntil'] as const).flatMap((name) => {
        const value = days[name];
        return value ? [{ label: label(name), value }] : [];
      }),
    ],
    cardLink: { heading: label('yourCard'), link: { label: label('changeCard'), url: '/payment-methods' } },
  };
}

function nextChargeOn(state: SubscriptionState): CivilDate | null {
  if (state.status === 'InGrace') return state.dunning.nextTryAt && civilDateOf(state.dunning.nextTryAt);
  return isRunning(state) ? coveredUntil(state) : null;
}
