import { isRunning } from '../subscription.state.rules.js';
import { subscriptionMail } from './subscription-mail.js';

export const periodGiven = subscriptionMail({
  name: 'subscription-period-given',
  when: 'Staff give a period free of charge',
  type: 'PeriodGiven',
  isStillTrue: ({ accessUntil }, state, now) => isRunning(state) && now < accessUntil,
  url: '/subscription-management',
  texts: {
    es: ({ data }, { lastDay, plan, accessUntil }) => ({
      subject: 'Tu suscripción está activa, sin cobro',
      paragraphs: [
        `Nuestro equipo la activó hoy. Juegas hasta el final del ${lastDay(data.until)} y no se cobra nada.`,
        'Ese día termina sola. Si quieres que siga, activa la renovación antes de esa fecha.',
      ],
      button: 'Mantener mi suscripción',
      rows: [plan, { label: accessUntil, value: lastDay(data.until) }],
    }),
    en: ({ data }, { lastDay, plan, accessUntil }) => ({
      subject: 'Your subscription is active, free of charge',
      paragraphs: [
        `Our team turned it on today. You play until the end of ${lastDay(data.until)} and nothing is charged.`,
        'It ends by itself that day. If you want it to go on, turn renewal on before then.',
      ],
      button: 'Keep my subscription',
      rows: [plan, { label: accessUntil, value: lastDay(data.until) }],
    }),
  },
  samples: [{ data: { until: '2027-02-10' } }],
});
