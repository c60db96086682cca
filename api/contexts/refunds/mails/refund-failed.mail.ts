import type { RefundFailed } from '../refund.events.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { REFUND_SAMPLE, refundText, toRefunded } from './refund-mail.js';

export const refundFailed = defineMail({
  kind: 'mail:refund-failed',
  when: 'The bank did not take a refund',
  on: { RefundFailed: ({ refundId }: RefundFailed['data']) => refundId },
  ...toRefunded,
  texts: {
    es: (facts) =>
      refundText('es', facts, {
        subject: 'Tu devolución está demorada',
        paragraphs: [
          'El banco no aceptó todavía la devolución. No tienes que hacer nada: ya lo estamos revisando y te escribiremos. El dinero es tuyo.',
        ],
      }),
    en: (facts) =>
      refundText('en', facts, {
        subject: 'Your refund is delayed',
        paragraphs: [
          'The bank has not accepted the refund yet. You need not do anything: we are looking into it and will write to you. The money is yours.',
        ],
      }),
  },
  samples: [REFUND_SAMPLE],
});
