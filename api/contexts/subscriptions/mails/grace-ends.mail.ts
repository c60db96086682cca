import { civilDateOf } from '../../../kernel/calendar.js';
import { subscriptionMail } from './subscription-mail.js';

export const graceEnds = subscriptionMail({
  name: 'subscription-grace-ends',
  when: 'Grace ends soon and the period is not paid',
  type: 'GraceEndAnnounced',
  isStillTrue: ({ period, graceUntil }, state, now) =>
    state.status === 'InGrace' && state.nextPeriod === period && civilDateOf(now) <= graceUntil,
  url: '/subscription-management#card',
  texts: {
    es: ({ data }, { amount, day, rows, vat }) => {
      const until = day(data.graceUntil);
      return {
        subject: `Tu suscripción termina el ${until}`,
        paragraphs: [
          `Todavía no pudimos cobrar los ${amount} de este período.`,
          `Si eliges otra tarjeta antes de que termine el ${until}, todo sigue como hasta ahora. Si no, la suscripción termina ese día y no se cobra nada.`,
        ],
        button: 'Cambiar la tarjeta',
        rows: rows({ accessUntil: until }),
        notes: [vat],
      };
    },
    en: ({ data }, { amount, day, rows, vat }) => {
      const until = day(data.graceUntil);
      return {
        subject: `Your subscription ends on ${until}`,
        paragraphs: [
          `We have not been able to charge the ${amount} of this period yet.`,
          `If you choose another card before the end of ${until}, everything goes on as before. If not, the subscription ends that day and nothing is charged.`,
        ],
        button: 'Change the card',
        rows: rows({ accessUntil: until }),
        notes: [vat],
      };
    },
  },
  samples: [{ data: { graceUntil: '2027-01-20' } }],
});
