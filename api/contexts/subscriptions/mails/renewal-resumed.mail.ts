import { isRunning } from '../subscription.state.rules.js';
import { subscriptionMail } from './subscription-mail.js';

export const renewalResumed = subscriptionMail({
  name: 'subscription-renewal-resumed',
  when: 'A subscription renews again',
  type: 'AutoRenewResumed',
  isStillTrue: (_, state) => isRunning(state) && state.autoRenew,
  url: '/subscription-management',
  texts: {
    es: ({ nextChargeOn }, { amount, day, rows, vat, cardLink }) => {
      const chargeOn = nextChargeOn ? day(nextChargeOn) : '';
      return {
        subject: 'Tu suscripción sigue',
        paragraphs: [
          `La renovación automática está activa otra vez. El próximo cobro, de ${amount}, es el ${chargeOn}.`,
        ],
        button: 'Ver mi suscripción',
        rows: rows({ chargeOn }),
        notes: [vat],
        sections: [cardLink],
      };
    },
    en: ({ nextChargeOn }, { amount, day, rows, vat, cardLink }) => {
      const chargeOn = nextChargeOn ? day(nextChargeOn) : '';
      return {
        subject: 'Your subscription goes on',
        paragraphs: [`Automatic renewal is on again. The next charge, of ${amount}, is on ${chargeOn}.`],
        button: 'See my subscription',
        rows: rows({ chargeOn }),
        notes: [vat],
        sections: [cardLink],
      };
    },
  },
  samples: [{ data: {} }],
});
