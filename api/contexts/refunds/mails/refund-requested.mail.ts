import type { RefundRequested } from '../refund.events.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { REFUND_SAMPLE, refundText, toRefunded, type RefundFacts } from './refund-mail.js';

export const refundRequested = defineMail({
  kind: 'mail:refund-requested',
  when: 'A refund is requested, other than by staff',
  on: { RefundRequested: ({ refundId, basis }: RefundRequested['data']) => (basis === 'staff' ? null : refundId) },
  ...toRefunded,
  texts: {
    es: (facts, { weekday }) =>
      refundText('es', facts, {
        subject: 'Recibimos tu solicitud de devolución',
        paragraphs: [
          byRight(facts, 'es') ??
            `Una persona de nuestro equipo revisará tu solicitud y te responderá a más tardar el ${weekday(facts.refund.answerBy ?? '')}. Hasta entonces nada cambia en tu biblioteca.`,
        ],
      }),
    en: (facts, { weekday }) =>
      refundText('en', facts, {
        subject: 'We received your refund request',
        paragraphs: [
          byRight(facts, 'en') ??
            `Someone of our team will look at your request and answer by ${weekday(facts.refund.answerBy ?? '')} at the latest. Until then nothing changes in your library.`,
        ],
      }),
  },
  samples: [REFUND_SAMPLE, { ...REFUND_SAMPLE, refund: { ...REFUND_SAMPLE.refund, basis: 'withdrawal' } }],
});

/** What goes back by right needs no answer of staff. */
const BY_RIGHT: Partial<Record<RefundFacts['refund']['basis'], Bilingual>> = {
  withdrawal: {
    es: 'Recibimos tu retracto y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
    en: 'We received your withdrawal and have asked the bank to give your money back. We will tell you when it is done.',
  },
  goodwill: {
    es: 'Recibimos tu devolución y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
    en: 'We received your return and have asked the bank to give your money back. We will tell you when it is done.',
  },
};

const byRight = ({ refund }: RefundFacts, language: Language): string | undefined => BY_RIGHT[refund.basis]?.[language];
