import { PeopleDirectory } from '../../access/index.js';
import { WHEN_MONEY_ARRIVES } from '../../payments/index.js';
import type { RefundCompleted } from '../refund.events.js';
import type { CivilDate } from '../../../kernel/calendar.js';
import type { Format } from '../../../platform/formatting.js';
import { inEach, type Language } from '../../../platform/http/messages.js';
import { defineMail } from '../../../platform/mail/mail.js';
import { OrderDocuments } from '../../documents/index.js';
import { wholeBack } from '../requesting/line-choice.rules.js';
import { PlanAfterRefund } from '../plan-after-refund.js';
import { RefundReads } from '../requesting/refundable.js';
import { titleOf } from '../requesting/refund-views.js';
import { REFUND_SAMPLE, refundFacts, refundText, type RefundFacts } from './refund-mail.js';

interface DoneFacts extends RefundFacts {
  /** The lines of the order of which nothing stays paid. */
  back: ReadonlySet<string | null>;
  /** Of the credit note. */
  noteNumber: number | null;
  /** The last day of free periods of a code with which the plan goes on; null where it ended, or none is concerned. */
  freeThrough: CivilDate | null;
}

export const refundDone = defineMail({
  kind: 'mail:refund-done',
  when: 'The money of a refund is back; brings the credit note',
  to: 'the buyer',
  on: { RefundCompleted: ({ refundId }: RefundCompleted['data']) => refundId },
  uses: [RefundReads, PeopleDirectory, PlanAfterRefund, OrderDocuments],
  find: async ({ subject, correlation }, [reads, people, plans, documents]) => {
    const found = await reads.refund(subject);
    const { order, refunds } = found;
    const note = await documents.creditNoteOf(order.orderId, subject, correlation);
    const facts = await refundFacts(found, people);
    if (!('email' in facts)) return facts;
    return {
      ...facts,
      back: wholeBack(order, refunds),
      freeThrough: await plans.freeThrough(order.plan),
      noteNumber: note?.number ?? null,
      attachments: note ? [await documents.print(note)] : [],
    };
  },
  // The credit note is numbered even where the person is erased.
  outlivesPerson: true,
  texts: inEach((language) => (facts: DoneFacts, { weekday }: Format) => {
    const { noteNumber, freeThrough, refund } = facts;
    const say = WORDS[language];
    const paragraphs = [
      WHEN_MONEY_ARRIVES[refund.how ?? 'nullified'][language],
      ...whatStays(facts, language),
      ...(freeThrough ? [say.goesOnFree(weekday(freeThrough))] : []),
      ...(noteNumber === null ? [] : [say.creditNote(noteNumber)]),
    ];
    return refundText(language, facts, { subject: say.subject, paragraphs, total: TOTAL });
  }),
  samples: [
    { ...REFUND_SAMPLE, back: new Set(['volcan']), noteNumber: 7, freeThrough: null },
    { ...REFUND_SAMPLE, back: new Set(['volcan', 'orbita']), noteNumber: 8, freeThrough: '2027-01-20' },
  ],
});

const TOTAL = { es: 'Monto devuelto (CLP)', en: 'Amount returned (CLP)' };

const WORDS = {
  es: {
    subject: 'Te devolvimos tu dinero',
    goesOnFree: (day: string) =>
      `Los períodos gratis de tu código empezaron ese mismo día: juegas hasta el final del ${day}, sin pagar. Después no se renueva ni se cobra nada.`,
    creditNote: (number: number) => `La nota de crédito N.º ${number} va adjunta; guárdala con tu comprobante.`,
    planEnded: 'Con esta devolución terminó el acceso de ese período de tu plan.',
    planGoesOn: 'Te devolvimos solo una parte del precio: tu plan sigue como antes.',
    allLeft:
      'Los juegos devueltos salieron de tu biblioteca. Guardamos tu avance 30 días, por si los compras otra vez.',
    allStay: 'Te devolvimos solo una parte del precio: lo que compraste sigue en tu biblioteca.',
    left: (titles: string) =>
      `Juegos que salieron de tu biblioteca: ${titles}. Guardamos tu avance 30 días, por si vuelves a comprar.`,
    stay: (titles: string) =>
      `Juegos que siguen en tu biblioteca, porque te devolvimos solo una parte del precio: ${titles}.`,
  },
  en: {
    subject: 'Your money was given back',
    goesOnFree: (day: string) =>
      `The free periods of your code began that very day: you play until the end of ${day} without paying. After that nothing renews and nothing is charged.`,
    creditNote: (number: number) => `Credit note no. ${number} is attached; keep it with your receipt.`,
    planEnded: 'With this refund the access of that period of your plan ended.',
    planGoesOn: 'Only a part of the price was given back: your plan goes on as before.',
    allLeft: 'The returned games left your library. We keep your progress for 30 days in case you buy them again.',
    allStay: 'Only a part of the price was given back: what you bought stays in your library.',
    left: (titles: string) =>
      `Games that left your library: ${titles}. We keep your progress for 30 days in case you buy again.`,
    stay: (titles: string) =>
      `Games that stay in your library, since only a part of the price was given back: ${titles}.`,
  },
};

/** Only what is paid back whole leaves; where some does and some does not, each is named. */
function whatStays({ refund, order, back }: DoneFacts, language: Language): string[] {
  const say = WORDS[language];
  if (order.plan) return [back.has(null) ? say.planEnded : say.planGoesOn];
  const titles = (isBack: boolean): string =>
    refund.lines
      .filter(({ gameId }) => back.has(gameId) === isBack)
      .map(({ gameId }) => titleOf(order, gameId)[language])
      .join(', ');
  const [left, kept] = [titles(true), titles(false)];
  if (!kept) return [say.allLeft];
  return left ? [say.left(left), say.stay(kept)] : [say.allStay];
}
