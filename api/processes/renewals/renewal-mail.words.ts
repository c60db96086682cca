import type { Bilingual, Language } from '../../platform/http/messages.js';
import { plusDays, type CivilDate } from '../../kernel/calendar.js';

/** The last day of what lasts until another begins. */
export const dayBefore = (day: CivilDate): CivilDate => plusDays(day, -1);

/** The fixed words of mails about subscriptions. */
export const WORDS = {
  plan: { es: 'Plan', en: 'Plan' },
  amount: { es: 'Monto', en: 'Amount' },
  card: { es: 'Tarjeta', en: 'Card' },
  chargeOn: { es: 'Se cobra el', en: 'Charged on' },
  nextTry: { es: 'Próximo intento', en: 'Next try' },
  accessUntil: { es: 'Acceso hasta el final del', en: 'Access until the end of' },
  noCard: { es: 'Ninguna', en: 'None' },
  changeCard: { es: 'Cambiar la tarjeta', en: 'Change the card' },
  yourCard: { es: 'Tu tarjeta', en: 'Your card' },
  manage: { es: 'Ver mi suscripción', en: 'See my subscription' },
  subscribeAgain: { es: 'Suscribirme otra vez', en: 'Subscribe again' },
  keepOn: { es: 'Mantener mi suscripción', en: 'Keep my subscription' },
  dontRenew: { es: 'Si no quieres renovar', en: 'If you do not want to renew' },
  dontRenewHow: { es: 'Un clic basta, sin contraseña. Sigues jugando hasta el final de lo que ya pagaste.', en: 'One click is enough, without a password. You keep playing until the end of what you paid for.' },
  cancelRenewal: { es: 'No renovar', en: 'Do not renew' },
  vat: { es: 'El monto está en pesos chilenos e incluye IVA.', en: 'The amount is in Chilean pesos and includes VAT.' },
  keepsGames: { es: 'Los juegos que compraste y tu avance siguen en tu cuenta.', en: 'The games you bought and your progress stay in your account.' },
} satisfies Record<string, Bilingual>;

/** What a mail says with its amounts and days filled in. */
export interface Told {
  amount: string;
  /** The day that the mail is about, in words. */
  day: string;
  /** The last day with access, in words. */
  until: string;
  reason: string;
}

export type Step = 'again' | 'last-try' | 'hard' | 'no-card' | 'grace-ends' | 'unpaid' | 'cancelled' | 'ended' | 'ended-by-shop' | 'resumed' | 'announced' | 'announced-after-failure' | 'card-removed' | 'given';

interface StepWords {
  subject: string;
  paragraphs: string[];
}

/** Each step of an agreement in words. */
export const STEPS: Record<Step, Record<Language, (told: Told) => StepWords>> = {
  again: {
    es: ({ amount, day, until, reason }) => ({
      subject: 'No pudimos renovar tu suscripción',
      paragraphs: [`${reason} No se cobraron los ${amount}.`, `Lo intentaremos otra vez el ${day}. Si prefieres otra tarjeta, elígela y la cobramos enseguida.`, `Mientras tanto sigues jugando, hasta el final del ${until}.`],
    }),
    en: ({ amount, day, until, reason }) => ({
      subject: 'We could not renew your subscription',
      paragraphs: [`${reason} The ${amount} were not charged.`, `We will try again on ${day}. If you prefer another card, choose it and we charge it right away.`, `Meanwhile you keep playing, until the end of ${until}.`],
    }),
  },
  'last-try': {
    es: ({ amount, until, reason }) => ({
      subject: 'Tu suscripción necesita otra tarjeta',
      paragraphs: [`${reason} No se cobraron los ${amount}, y con esta tarjeta ya no lo intentaremos más.`, `Elige otra tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`],
    }),
    en: ({ amount, until, reason }) => ({
      subject: 'Your subscription needs another card',
      paragraphs: [`${reason} The ${amount} were not charged, and we will not try this card any more.`, `Choose another card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`],
    }),
  },
  hard: {
    es: ({ amount, until, reason }) => ({
      subject: 'Tu suscripción necesita otra tarjeta',
      paragraphs: [`${reason} No se cobraron los ${amount}, y no volveremos a intentarlo con ella.`, `Elige otra tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`],
    }),
    en: ({ amount, until, reason }) => ({
      subject: 'Your subscription needs another card',
      paragraphs: [`${reason} The ${amount} were not charged, and we will not try it again.`, `Choose another card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`],
    }),
  },
  'no-card': {
    es: ({ amount, until }) => ({
      subject: 'Tu suscripción necesita una tarjeta',
      paragraphs: [`No hay una tarjeta que funcione para pagar los ${amount} de este período, así que no se cobró nada.`, `Elige una tarjeta y la cobramos enseguida. Sigues jugando hasta el final del ${until}; después la suscripción termina.`],
    }),
    en: ({ amount, until }) => ({
      subject: 'Your subscription needs a card',
      paragraphs: [`There is no working card to pay the ${amount} of this period, so nothing was charged.`, `Choose a card and we charge it right away. You keep playing until the end of ${until}; then the subscription ends.`],
    }),
  },
  'grace-ends': {
    es: ({ amount, until }) => ({
      subject: `Tu suscripción termina el ${until}`,
      paragraphs: [`Todavía no pudimos cobrar los ${amount} de este período.`, `Si eliges otra tarjeta antes de que termine el ${until}, todo sigue como hasta ahora. Si no, la suscripción termina ese día y no se cobra nada.`],
    }),
    en: ({ amount, until }) => ({
      subject: `Your subscription ends on ${until}`,
      paragraphs: [`We have not been able to charge the ${amount} of this period yet.`, `If you choose another card before the end of ${until}, everything goes on as before. If not, the subscription ends that day and nothing is charged.`],
    }),
  },
  unpaid: {
    es: ({ amount }) => ({
      subject: 'Tu suscripción terminó',
      paragraphs: [`No pudimos cobrar los ${amount} del período, así que tu suscripción terminó. No debes nada.`, 'Puedes volver cuando quieras, con la tarjeta que prefieras.'],
    }),
    en: ({ amount }) => ({
      subject: 'Your subscription has ended',
      paragraphs: [`We could not charge the ${amount} of the period, so your subscription has ended. You owe nothing.`, 'You can come back whenever you like, with the card you prefer.'],
    }),
  },
  ended: {
    es: () => ({ subject: 'Tu suscripción terminó', paragraphs: ['Tu suscripción no se renovó y terminó hoy. No habrá más cobros.', 'Puedes volver cuando quieras.'] }),
    en: () => ({ subject: 'Your subscription has ended', paragraphs: ['Your subscription was not renewed and ended today. There will be no more charges.', 'You can come back whenever you like.'] }),
  },
  'ended-by-shop': {
    es: () => ({ subject: 'Tu suscripción terminó', paragraphs: ['Nuestro equipo terminó hoy tu suscripción. No habrá más cobros.', 'Si no sabes por qué, escríbenos: lo revisamos contigo.'] }),
    en: () => ({ subject: 'Your subscription has ended', paragraphs: ['Our team ended your subscription today. There will be no more charges.', 'If you do not know why, write to us: we look at it with you.'] }),
  },
  given: {
    es: ({ until }) => ({
      subject: 'Tu suscripción está activa, sin cobro',
      paragraphs: [`Nuestro equipo la activó hoy. Juegas hasta el final del ${until} y no se cobra nada.`, 'Ese día termina sola. Si quieres que siga, activa la renovación antes de esa fecha.'],
    }),
    en: ({ until }) => ({
      subject: 'Your subscription is active, free of charge',
      paragraphs: [`Our team turned it on today. You play until the end of ${until} and nothing is charged.`, 'It ends by itself that day. If you want it to go on, turn renewal on before then.'],
    }),
  },
  cancelled: {
    es: ({ until }) => ({
      subject: 'Tu suscripción ya no se renovará',
      paragraphs: [`Listo: no habrá más cobros. Sigues jugando hasta el final del ${until}.`, 'Si cambias de opinión antes de esa fecha, puedes mantenerla sin pagar de nuevo.'],
    }),
    en: ({ until }) => ({
      subject: 'Your subscription will not renew',
      paragraphs: [`Done: there will be no more charges. You keep playing until the end of ${until}.`, 'If you change your mind before that day, you can keep it without paying again.'],
    }),
  },
  'card-removed': {
    es: ({ until }) => ({
      subject: 'Tu suscripción ya no se renovará',
      paragraphs: [`Eliminaste la tarjeta que la pagaba, así que no habrá más cobros. Sigues jugando hasta el final del ${until}.`, 'Si quieres mantenerla, elige otra tarjeta antes de esa fecha.'],
    }),
    en: ({ until }) => ({
      subject: 'Your subscription will not renew',
      paragraphs: [`You removed the card that paid for it, so there will be no more charges. You keep playing until the end of ${until}.`, 'If you want to keep it, choose another card before that day.'],
    }),
  },
  resumed: {
    es: ({ amount, day }) => ({ subject: 'Tu suscripción sigue', paragraphs: [`La renovación automática está activa otra vez. El próximo cobro, de ${amount}, es el ${day}.`] }),
    en: ({ amount, day }) => ({ subject: 'Your subscription goes on', paragraphs: [`Automatic renewal is on again. The next charge, of ${amount}, is on ${day}.`] }),
  },
  announced: {
    es: ({ amount, day }) => ({ subject: `Tu suscripción se renueva el ${day}`, paragraphs: [`El ${day} cobraremos ${amount} a tu tarjeta para renovar tu suscripción.`, 'Si todo está bien, no tienes que hacer nada.'] }),
    en: ({ amount, day }) => ({ subject: `Your subscription renews on ${day}`, paragraphs: [`On ${day} we will charge ${amount} to your card to renew your subscription.`, 'If all is well, there is nothing to do.'] }),
  },
  'announced-after-failure': {
    es: ({ amount, day }) => ({
      subject: `Revisa tu tarjeta antes del ${day}`,
      paragraphs: [`El ${day} cobraremos ${amount} para renovar tu suscripción. La última vez el banco no aceptó el cobro al primer intento.`, 'Si esa tarjeta ya no sirve, elige otra antes de esa fecha.'],
    }),
    en: ({ amount, day }) => ({
      subject: `Check your card before ${day}`,
      paragraphs: [`On ${day} we will charge ${amount} to renew your subscription. Last time the bank did not accept the charge at the first try.`, 'If that card no longer works, choose another one before that day.'],
    }),
  },
};
