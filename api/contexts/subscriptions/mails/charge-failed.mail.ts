import { civilDateOf } from '../../../kernel/calendar.js';
import { inEach, type Bilingual, type Language } from '../../../platform/http/messages.js';
import type { PeriodChargeFailed } from '../subscription.events.js';
import { subscriptionMail, type Words as MailWords } from './subscription-mail.js';

type Failed = Pick<PeriodChargeFailed, 'data'>;

export const chargeFailed = subscriptionMail({
  name: 'subscription-charge-failed',
  when: 'The charge of a renewal failed and no other card is tried the same day',
  type: 'PeriodChargeFailed',
  isMailed: ({ noDunning, nextTryOn, failedAt }) => !noDunning && nextTryOn !== civilDateOf(failedAt),
  // Of several tries the last one is told.
  isStillTrue: ({ period, attempt }, state) =>
    state.status === 'InGrace' && state.nextPeriod === period && state.dunning.attempts === attempt,
  url: '/subscription-management#card',
  texts: inEach((language) => ({ data }: Failed, { amount, reason, day, rows, vat }: MailWords) => {
    const until = day(data.graceUntil);
    const nextTry = data.nextTryOn && day(data.nextTryOn);
    const { subject, paragraphs } = WORDS[language][endingOf(data)]({ amount, reason, until, nextTry });
    const table = { rows: rows({ nextTry, accessUntil: until }), notes: [vat] };
    return { subject, paragraphs, button: CHANGE_CARD[language], ...table };
  }),
  samples: [
    { data: { nextTryOn: '2027-01-13', graceUntil: '2027-01-20', decline: 'soft' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'soft', orderId: 'order' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'hard', orderId: 'order' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'hard', orderId: null }, card: null },
  ],
});

type Ending = 'again' | 'no-card' | 'hard' | 'last-try';

function endingOf({ nextTryOn, orderId, decline }: PeriodChargeFailed['data']): Ending {
  if (nextTryOn) return 'again';
  if (decline === 'soft') return 'last-try';
  return orderId === null ? 'no-card' : 'hard';
}

interface Facts {
  amount: string;
  reason: string;
  until: string;
  nextTry: string | null;
}

type Words = Record<Ending, (facts: Facts) => { subject: string; paragraphs: string[] }>;

const CHANGE_CARD: Bilingual = { es: 'Cambiar la tarjeta', en: 'Change the card' };

const chooseAnother: Record<Language, (until: string) => string> = {
  es: (until) =>
    `Elige otra tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`,
  en: (until) =>
    `Choose another card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`,
};

const es: Words = {
  again: ({ amount, reason, until, nextTry }) => ({
    subject: 'No pudimos renovar tu suscripción',
    paragraphs: [
      `${reason} No se cobraron los ${amount}.`,
      `Lo intentaremos otra vez el ${nextTry}. Si prefieres otra tarjeta, elígela y la cobramos enseguida.`,
      `Mientras tanto sigues jugando, hasta el final del ${until}.`,
    ],
  }),
  'no-card': ({ amount, until }) => ({
    subject: 'Tu suscripción necesita una tarjeta',
    paragraphs: [
      `No hay una tarjeta que funcione para pagar los ${amount} de este período, así que no se cobró nada.`,
      `Elige una tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`,
    ],
  }),
  hard: ({ amount, reason, until }) => ({
    subject: 'Tu suscripción necesita otra tarjeta',
    paragraphs: [
      `${reason} No se cobraron los ${amount}, y no volveremos a intentarlo con ella.`,
      chooseAnother.es(until),
    ],
  }),
  'last-try': ({ amount, reason, until }) => ({
    subject: 'Tu suscripción necesita otra tarjeta',
    paragraphs: [
      `${reason} No se cobraron los ${amount}, y con esta tarjeta ya no lo intentaremos más.`,
      chooseAnother.es(until),
    ],
  }),
};

const en: Words = {
  again: ({ amount, reason, until, nextTry }) => ({
    subject: 'We could not renew your subscription',
    paragraphs: [
      `${reason} The ${amount} were not charged.`,
      `We will try again on ${nextTry}. If you prefer another card, choose it and we charge it right away.`,
      `Meanwhile you keep playing, until the end of ${until}.`,
    ],
  }),
  'no-card': ({ amount, until }) => ({
    subject: 'Your subscription needs a card',
    paragraphs: [
      `There is no working card to pay the ${amount} of this period, so nothing was charged.`,
      `Choose a card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`,
    ],
  }),
  hard: ({ amount, reason, until }) => ({
    subject: 'Your subscription needs another card',
    paragraphs: [`${reason} The ${amount} were not charged, and we will not try it again.`, chooseAnother.en(until)],
  }),
  'last-try': ({ amount, reason, until }) => ({
    subject: 'Your subscription needs another card',
    paragraphs: [
      `${reason} The ${amount} were not charged, and we will not try this card any more.`,
      chooseAnother.en(until),
    ],
  }),
};

const WORDS: Record<Language, Words> = { es, en };
