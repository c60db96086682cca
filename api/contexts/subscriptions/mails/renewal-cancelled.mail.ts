import { isRunning } from '../subscription.state.rules.js';
import { civilDateOf, type CivilDate } from '../../../kernel/calendar.js';
import type { AutoRenewCancelled } from '../subscription.events.js';
import { subscriptionMail } from './subscription-mail.js';

export const renewalCancelled = subscriptionMail({
  name: 'subscription-renewal-cancelled',
  when: 'A subscription no longer renews',
  type: 'AutoRenewCancelled',
  isStillTrue: (_, state) => isRunning(state) && !state.autoRenew,
  url: '/subscription-management',
  texts: {
    es: (facts, { lastDay, rows, vat, cardLink }) => {
      const until = lastDay(paidThrough(facts));
      const table = {
        rows: rows({ accessUntil: facts.awaitsBank ? null : until }),
        notes: [vat],
        sections: [cardLink],
      };
      const subject = 'Tu suscripción ya no se renovará';
      if (facts.awaitsBank)
        return {
          subject,
          paragraphs: [
            'El banco todavía no nos dice si acepta el pago del período. Si lo acepta, juegas ese período y no habrá más cobros.',
            'Si no lo acepta, tu suscripción termina y no se cobra nada.',
          ],
          button: 'Ver mi suscripción',
          ...table,
        };
      return {
        subject,
        paragraphs:
          facts.data.by === 'card-removed'
            ? [
                `Eliminaste la tarjeta que la pagaba, así que no habrá más cobros. Sigues jugando hasta el final del ${until}.`,
                'Si quieres mantenerla, elige otra tarjeta antes de esa fecha.',
              ]
            : [
                `Listo: no habrá más cobros. Sigues jugando hasta el final del ${until}.`,
                'Si cambias de opinión antes de esa fecha, puedes mantenerla sin pagar de nuevo.',
              ],
        button: 'Mantener mi suscripción',
        ...table,
      };
    },
    en: (facts, { lastDay, rows, vat, cardLink }) => {
      const until = lastDay(paidThrough(facts));
      const table = {
        rows: rows({ accessUntil: facts.awaitsBank ? null : until }),
        notes: [vat],
        sections: [cardLink],
      };
      const subject = 'Your subscription will not renew';
      if (facts.awaitsBank)
        return {
          subject,
          paragraphs: [
            'The bank has not told us yet whether it accepts the payment of the period. If it does, you play for that period and there will be no more charges.',
            'If it does not, your subscription ends and nothing is charged.',
          ],
          button: 'See my subscription',
          ...table,
        };
      return {
        subject,
        paragraphs:
          facts.data.by === 'card-removed'
            ? [
                `You removed the card that paid for it, so there will be no more charges. You keep playing until the end of ${until}.`,
                'If you want to keep it, choose another card before that day.',
              ]
            : [
                `Done: there will be no more charges. You keep playing until the end of ${until}.`,
                'If you change your mind before that day, you can keep it without paying again.',
              ],
        button: 'Keep my subscription',
        ...table,
      };
    },
  },
  samples: [
    { data: { by: 'player', accessUntil: '2027-02-10T03:00:00.000Z' } },
    { data: { by: 'card-removed', accessUntil: '2027-02-10T03:00:00.000Z' }, card: null },
    { data: { by: 'player', accessUntil: '2027-02-10T03:00:00.000Z' }, awaitsBank: true },
  ],
});

/** A charge that was under way at the cancellation may have paid a further period since. */
function paidThrough({ data, nextChargeOn }: { data: AutoRenewCancelled['data']; nextChargeOn: CivilDate | null }) {
  return nextChargeOn ?? civilDateOf(data.accessUntil);
}
