import { defineMail } from '../../../../platform/mail/mail.js';
import { PAYOUT_SAMPLE, toOwner } from './payout-mail.js';

export const payoutPaid = defineMail({
  kind: 'mail:payout-paid',
  when: 'The bank transferred a pay-out to a studio',
  ...toOwner,
  isStillTrue: ({ payout }) => payout?.state === 'paid',
  texts: {
    es: ({ studioName, payout }, { money }) => ({
      subject: `Te transferimos ${money(payout?.paid ?? 0)}`,
      heading: 'Tu pago está en camino',
      greets: true,
      paragraphs: [
        `El banco hizo la transferencia de ${studioName}: ${money(payout?.amount ?? 0)} de ganancias, menos ${money(payout?.withheld ?? 0)} de retención, son ${money(payout?.paid ?? 0)}.`,
        'Llega a la cuenta del estudio el mismo día hábil o el siguiente.',
      ],
      button: 'Ver mis ganancias',
    }),
    en: ({ studioName, payout }, { money }) => ({
      subject: `We transferred ${money(payout?.paid ?? 0)} to you`,
      heading: 'Your pay-out is on its way',
      greets: true,
      paragraphs: [
        `The bank made the transfer of ${studioName}: ${money(payout?.amount ?? 0)} of earnings, less ${money(payout?.withheld ?? 0)} withheld for tax, make ${money(payout?.paid ?? 0)}.`,
        'It reaches the account of the studio on the same working day or the next.',
      ],
      button: 'See my earnings',
    }),
  },
  samples: [PAYOUT_SAMPLE],
});
