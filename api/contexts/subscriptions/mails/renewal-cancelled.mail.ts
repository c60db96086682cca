import { isRunning } from '../subscription.state.rules.js';
import { civilDateOf } from '../../../kernel/calendar.js';
import { subscriptionMail } from './subscription-mail.js';

export const renewalCancelled = subscriptionMail({
  name: 'subscription-renewal-cancelled',
  when: 'A subscription no longer renews',
  type: 'AutoRenewCancelled',
  isStillTrue: (_, state) => isRunning(state) && !state.autoRenew,
  url: '/subscription-management',
  texts: {
    es: ({ data }, { lastDay, rows, vat, cardLink }) => {
      const until = lastDay(civilDateOf(data.accessUntil));
      return {
        subject: 'Tu suscripción ya no se renovará',
        paragraphs:
          data.by === 'card-removed'
            ? [
                `Eliminaste la tarjeta que la pagaba, así que no habrá más cobros. Sigues jugando hasta el final del ${until}.`,
                'Si quieres mantenerla, elige otra tarjeta antes de esa fecha.',
              ]
            : [
                `Listo: no habrá más cobros. Sigues jugando hasta el final del ${until}.`,
                'Si cambias de opinión antes de esa fecha, puedes mantenerla sin pagar de nuevo.',
              ],
        button: 'Mantener mi suscripción',
        rows: rows({ accessUntil: until }),
        notes: [vat],
        sections: [cardLink],
      };
    },
    en: ({ data }, { lastDay, rows, vat, cardLink }) => {
      const until = lastDay(civilDateOf(data.accessUntil));
      return {
        subject: 'Your subscription will not renew',
        paragraphs:
          data.by === 'card-removed'
            ? [
                `You removed the card that paid for it, so there will be no more charges. You keep playing until the end of ${until}.`,
                'If you want to keep it, choose another card before that day.',
              ]
            : [
                `Done: there will be no more charges. You keep playing until the end of ${until}.`,
                'If you change your mind before that day, you can keep it without paying again.',
              ],
        button: 'Keep my subscription',
        rows: rows({ accessUntil: until }),
        notes: [vat],
        sections: [cardLink],
      };
    },
  },
  samples: [
    { data: { by: 'player', accessUntil: '2027-02-10T03:00:00.000Z' } },
    { data: { by: 'card-removed', accessUntil: '2027-02-10T03:00:00.000Z' }, card: null },
  ],
});
