import { defineMail } from '../../../../platform/mail/mail.js';
import { PAYOUT_SAMPLE, toOwner } from './payout-mail.js';

export const taxDocumentExpires = defineMail({
  kind: 'mail:tax-document-expires',
  when: 'A tax document of a studio expires in 60, 30 or 7 days',
  ...toOwner,
  isStillTrue: ({ studio }) => studio.taxDocumentExpiresOn !== null,
  texts: {
    es: ({ studioName, studio }, { day }) => ({
      subject: `Un documento tributario de ${studioName} vence el ${day(studio.taxDocumentExpiresOn ?? '')}`,
      heading: 'Un documento está por vencer',
      greets: true,
      paragraphs: [
        `El documento tributario de ${studioName} vale hasta el ${day(studio.taxDocumentExpiresOn ?? '')}. Después de ese día los pagos esperan hasta que haya uno nuevo; tus ganancias siguen sumando.`,
      ],
      button: 'Agregar el nuevo documento',
    }),
    en: ({ studioName, studio }, { day }) => ({
      subject: `A tax document of ${studioName} expires on ${day(studio.taxDocumentExpiresOn ?? '')}`,
      heading: 'A document is about to expire',
      greets: true,
      paragraphs: [
        `The tax document of ${studioName} is valid until ${day(studio.taxDocumentExpiresOn ?? '')}. After that day pay-outs wait until there is a new one; your earnings keep growing.`,
      ],
      button: 'Add the new taxDocument',
    }),
  },
  samples: [PAYOUT_SAMPLE],
});
