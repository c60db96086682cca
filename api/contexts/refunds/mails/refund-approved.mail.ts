import type { RefundApproved, RefundApprovedAgain } from '../refund.events.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { REFUND_SAMPLE, refundText, toRefunded } from './refund-mail.js';

export const refundApproved = defineMail({
  kind: 'mail:refund-approved',
  when: 'Staff approved a refund and no second approval is missing',
  on: {
    RefundApproved: ({ refundId, automatic, needsSecondApproval }: RefundApproved['data']) =>
      automatic || needsSecondApproval ? null : refundId,
    RefundApprovedAgain: ({ refundId }: RefundApprovedAgain['data']) => refundId,
  },
  ...toRefunded,
  texts: {
    es: (facts) =>
      refundText('es', facts, {
        subject: 'Tu devolución está aprobada',
        paragraphs: [
          'Aprobamos tu devolución y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
        ],
      }),
    en: (facts) =>
      refundText('en', facts, {
        subject: 'Your refund is approved',
        paragraphs: [
          'We approved your refund and have asked the bank to give your money back. We will tell you when it is done.',
        ],
      }),
  },
  samples: [REFUND_SAMPLE],
});
