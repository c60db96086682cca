import { defineMail } from '../../../../platform/mail/mail.js';
import { PAYOUT_SAMPLE, toOwner } from './payout-mail.js';

export const payoutAccountChanged = defineMail({
  kind: 'mail:payout-account-changed',
  when: 'The pay-out account of a studio changed',
  ...toOwner,
  isStillTrue: ({ studio }) => studio.noReleaseBefore !== null,
  texts: {
    es: ({ studioName, studio }, { time }) => ({
      subject: `Cambió la cuenta bancaria de ${studioName}`,
      heading: 'Cambió la cuenta de los pagos',
      greets: true,
      paragraphs: [
        `Alguien que dirige ${studioName} cambió la cuenta a la que pagamos sus ganancias. Por seguridad, no liberamos ningún pago antes del ${time(studio.noReleaseBefore ?? '')}.`,
        'Si no fue nadie del estudio, cambia tu contraseña y corrige la cuenta antes de esa hora.',
      ],
      button: 'Ver la cuenta',
    }),
    en: ({ studioName, studio }, { time }) => ({
      subject: `The bank account of ${studioName} changed`,
      heading: 'The account for pay-outs changed',
      greets: true,
      paragraphs: [
        `An owner of ${studioName} changed the account to which we pay its earnings. To be safe, we release no pay-out before ${time(studio.noReleaseBefore ?? '')}.`,
        'If no one in your studio did this, change your password and correct the account before then.',
      ],
      button: 'See the account',
    }),
  },
  samples: [PAYOUT_SAMPLE],
});
