import { subscriptionMail } from './subscription-mail.js';

const MAILED = ['unpaid', 'cancelled', 'staff'];

export const subscriptionEnded = subscriptionMail({
  name: 'subscription-ended',
  when: 'A subscription ended because it was not paid, not renewed, or by staff',
  type: 'SubscriptionEnded',
  isMailed: ({ because }) => MAILED.includes(because),
  isStillTrue: (_, state) => state.status === 'Ended',
  url: '/subscription',
  texts: {
    es: ({ data }, { amount, cardLink }) => ({
      subject: 'Tu suscripción terminó',
      paragraphs:
        data.because === 'unpaid'
          ? [
              `No pudimos cobrar los ${amount} del período, así que tu suscripción terminó. No debes nada.`,
              'Puedes volver cuando quieras, con la tarjeta que prefieras.',
            ]
          : data.because === 'staff'
            ? [
                'Nuestro equipo terminó hoy tu suscripción. No habrá más cobros.',
                'Si no sabes por qué, escríbenos: lo revisamos contigo.',
              ]
            : ['Tu suscripción no se renovó y terminó hoy. No habrá más cobros.', 'Puedes volver cuando quieras.'],
      button: 'Suscribirme otra vez',
      notes: ['Los juegos que compraste y tu avance siguen en tu cuenta.'],
      sections: [cardLink],
    }),
    en: ({ data }, { amount, cardLink }) => ({
      subject: 'Your subscription has ended',
      paragraphs:
        data.because === 'unpaid'
          ? [
              `We could not charge the ${amount} of the period, so your subscription has ended. You owe nothing.`,
              'You can come back whenever you like, with the card you prefer.',
            ]
          : data.because === 'staff'
            ? [
                'Our team ended your subscription today. There will be no more charges.',
                'If you do not know why, write to us: we look at it with you.',
              ]
            : [
                'Your subscription was not renewed and ended today. There will be no more charges.',
                'You can come back whenever you like.',
              ],
      button: 'Subscribe again',
      notes: ['The games you bought and your progress stay in your account.'],
      sections: [cardLink],
    }),
  },
  samples: MAILED.map((because) => ({ data: { because } })),
});
