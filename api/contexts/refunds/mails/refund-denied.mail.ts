import type { RefundDenied } from '../refund.events.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { REFUND_SAMPLE, refundText, toRefunded } from './refund-mail.js';

export const refundDenied = defineMail({
  kind: 'mail:refund-denied',
  when: 'Staff denied a refund',
  on: { RefundDenied: ({ refundId }: RefundDenied['data']) => refundId },
  ...toRefunded,
  texts: {
    es: (facts) =>
      refundText('es', facts, {
        subject: 'Respuesta a tu solicitud de devolución',
        paragraphs: [
          'Revisamos tu solicitud y no podemos devolver el dinero.',
          `El motivo: ${facts.refund.deniedBecause ?? ''}`,
        ],
      }),
    en: (facts) =>
      refundText('en', facts, {
        subject: 'Answer to your refund request',
        paragraphs: [
          'We looked at your request and cannot give the money back.',
          `The reason: ${facts.refund.deniedBecause ?? ''}`,
        ],
      }),
  },
  samples: [REFUND_SAMPLE],
});
