import { civilDateOf } from '../../../kernel/calendar.js';
import { subscriptionMail } from './subscription-mail.js';

export const renewalAnnounced = subscriptionMail({
  name: 'subscription-renewal-announced',
  when: 'A charge comes soon: of a year, or of a month after one whose charge failed at first',
  type: 'RenewalAnnounced',
  isStillTrue: ({ period, chargeOn }, state, now) =>
    state.status === 'Active' && state.autoRenew && state.nextPeriod === period && civilDateOf(now) < chargeOn,
  url: '/subscription-management#card',
  texts: {
    es: ({ data, planId, cancelUrl }, { amount, day, rows, vat }) => {
      const chargeOn = day(data.chargeOn);
      return {
        ...(planId === 'yearly'
          ? {
              subject: `Tu suscripción se renueva el ${chargeOn}`,
              paragraphs: [
                `El ${chargeOn} cobraremos ${amount} a tu tarjeta para renovar tu suscripción.`,
                'Si todo está bien, no tienes que hacer nada.',
              ],
            }
          : {
              subject: `Revisa tu tarjeta antes del ${chargeOn}`,
              paragraphs: [
                `El ${chargeOn} cobraremos ${amount} para renovar tu suscripción. La última vez el banco no aceptó el cobro al primer intento.`,
                'Si esa tarjeta ya no sirve, elige otra antes de esa fecha.',
              ],
            }),
        button: 'Cambiar la tarjeta',
        rows: rows({ chargeOn }),
        notes: [vat],
        sections: [
          {
            heading: 'Si no quieres renovar',
            paragraphs: ['Un clic basta, sin contraseña. Sigues jugando hasta el final de lo que ya pagaste.'],
            link: { label: 'No renovar', url: cancelUrl },
          },
        ],
      };
    },
    en: ({ data, planId, cancelUrl }, { amount, day, rows, vat }) => {
      const chargeOn = day(data.chargeOn);
      return {
        ...(planId === 'yearly'
          ? {
              subject: `Your subscription renews on ${chargeOn}`,
              paragraphs: [
                `On ${chargeOn} we will charge ${amount} to your card to renew your subscription.`,
                'If all is well, there is nothing to do.',
              ],
            }
          : {
              subject: `Check your card before ${chargeOn}`,
              paragraphs: [
                `On ${chargeOn} we will charge ${amount} to renew your subscription. Last time the bank did not accept the charge at the first try.`,
                'If that card no longer works, choose another one before that day.',
              ],
            }),
        button: 'Change the card',
        rows: rows({ chargeOn }),
        notes: [vat],
        sections: [
          {
            heading: 'If you do not want to renew',
            paragraphs: [
              'One click is enough, without a password. You keep playing until the end of what you paid for.',
            ],
            link: { label: 'Do not renew', url: cancelUrl },
          },
        ],
      };
    },
  },
  samples: [
    { data: { chargeOn: '2027-02-10' }, planId: 'yearly', price: 90_000 },
    { data: { chargeOn: '2027-02-10' } },
  ],
});
