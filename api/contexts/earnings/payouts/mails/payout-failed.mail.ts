import { defineMail } from '../../../../platform/mail/mail.js';
import { PAYOUT_SAMPLE, toOwner } from './payout-mail.js';
import { reasonOf } from '../failure-reasons.js';

export const payoutFailed = defineMail({
  kind: 'mail:payout-failed',
  when: 'A pay-out did not arrive',
  ...toOwner,
  isStillTrue: ({ payout }) => payout?.state === 'failed',
  texts: {
    es: ({ studioName, payout }, { money }) => ({
      subject: 'Tu pago no llegó: el dinero sigue siendo tuyo',
      heading: 'Tu pago no llegó',
      greets: true,
      paragraphs: [
        `No pudimos pagar ${money(payout?.amount ?? 0)} a ${studioName}. ${reasonOf('es', payout?.why)}`,
        'El monto completo está otra vez en tu saldo. Cuando lo corrijas, pide el pago de nuevo.',
      ],
      button: 'Corregir y pedir de nuevo',
    }),
    en: ({ studioName, payout }, { money }) => ({
      subject: 'Your pay-out did not arrive: the money is still yours',
      heading: 'Your pay-out did not arrive',
      greets: true,
      paragraphs: [
        `We could not pay ${money(payout?.amount ?? 0)} to ${studioName}. ${reasonOf('en', payout?.why)}`,
        'The whole amount is back in your balance. Once you have corrected it, request the pay-out again.',
      ],
      button: 'Correct it and request again',
    }),
  },
  samples: [PAYOUT_SAMPLE],
});
