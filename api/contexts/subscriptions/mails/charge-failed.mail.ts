import { civilDateOf } from '../../../kernel/calendar.js';
import type { PeriodChargeFailed } from '../subscription.events.js';
import { subscriptionMail } from './subscription-mail.js';

export const chargeFailed = subscriptionMail({
  name: 'subscription-charge-failed',
  when: 'The charge of a renewal failed and no other card is tried the same day',
  type: 'PeriodChargeFailed',
  isTold: ({ noDunning, nextTryOn, failedAt }) => !noDunning && nextTryOn !== civilDateOf(failedAt),
  // Of several tries the last one is told.
  isStillTrue: ({ period, attempt }, state) =>
    state.status === 'InGrace' && state.nextPeriod === period && state.dunning.attempts === attempt,
  url: '/subscription-management#card',
  texts: {
    es: ({ data }, { amount, reason, day, rows, vat }) => {
      const until = day(data.graceUntil);
      const nextTry = data.nextTryOn && day(data.nextTryOn);
      const table = { button: 'Cambiar la tarjeta', rows: rows({ nextTry, accessUntil: until }), notes: [vat] };
      const chooseAnother = `Elige otra tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`;
      switch (endingOf(data)) {
        case 'again':
          return {
            ...table,
            subject: 'No pudimos renovar tu suscripción',
            paragraphs: [
              `${reason} No se cobraron los ${amount}.`,
              `Lo intentaremos otra vez el ${nextTry}. Si prefieres otra tarjeta, elígela y la cobramos enseguida.`,
              `Mientras tanto sigues jugando, hasta el final del ${until}.`,
            ],
          };
        case 'no-card':
          return {
            ...table,
            subject: 'Tu suscripción necesita una tarjeta',
            paragraphs: [
              `No hay una tarjeta que funcione para pagar los ${amount} de este período, así que no se cobró nada.`,
              `Elige una tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`,
            ],
          };
        case 'hard':
          return {
            ...table,
            subject: 'Tu suscripción necesita otra tarjeta',
            paragraphs: [
              `${reason} No se cobraron los ${amount}, y no volveremos a intentarlo con ella.`,
              chooseAnother,
            ],
          };
        case 'last-try':
          return {
            ...table,
            subject: 'Tu suscripción necesita otra tarjeta',
            paragraphs: [
              `${reason} No se cobraron los ${amount}, y con esta tarjeta ya no lo intentaremos más.`,
              chooseAnother,
            ],
          };
      }
    },
    en: ({ data }, { amount, reason, day, rows, vat }) => {
      const until = day(data.graceUntil);
      const nextTry = data.nextTryOn && day(data.nextTryOn);
      const table = { button: 'Change the card', rows: rows({ nextTry, accessUntil: until }), notes: [vat] };
      const chooseAnother = `Choose another card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`;
      switch (endingOf(data)) {
        case 'again':
          return {
            ...table,
            subject: 'We could not renew your subscription',
            paragraphs: [
              `${reason} The ${amount} were not charged.`,
              `We will try again on ${nextTry}. If you prefer another card, choose it and we charge it right away.`,
              `Meanwhile you keep playing, until the end of ${until}.`,
            ],
          };
        case 'no-card':
          return {
            ...table,
            subject: 'Your subscription needs a card',
            paragraphs: [
              `There is no working card to pay the ${amount} of this period, so nothing was charged.`,
              `Choose a card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`,
            ],
          };
        case 'hard':
          return {
            ...table,
            subject: 'Your subscription needs another card',
            paragraphs: [`${reason} The ${amount} were not charged, and we will not try it again.`, chooseAnother],
          };
        case 'last-try':
          return {
            ...table,
            subject: 'Your subscription needs another card',
            paragraphs: [
              `${reason} The ${amount} were not charged, and we will not try this card any more.`,
              chooseAnother,
            ],
          };
      }
    },
  },
  samples: [
    { data: { nextTryOn: '2027-01-13', graceUntil: '2027-01-20', decline: 'soft' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'soft', orderId: 'order' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'hard', orderId: 'order' } },
    { data: { nextTryOn: null, graceUntil: '2027-01-20', decline: 'hard', orderId: null }, card: null },
  ],
});

function endingOf({
  nextTryOn,
  orderId,
  decline,
}: PeriodChargeFailed['data']): 'again' | 'no-card' | 'hard' | 'last-try' {
  if (nextTryOn) return 'again';
  if (decline === 'soft') return 'last-try';
  return orderId === null ? 'no-card' : 'hard';
}
