import type { Bilingual, Language } from '../../platform/http/messages.js';
import type { RefundMailKind } from './refunding.rules.js';

export const SUBJECTS: Record<RefundMailKind, Bilingual> = {
  'mail:refund-asked': { es: 'Recibimos tu solicitud de devolución', en: 'We received your refund request' },
  'mail:refund-approved': { es: 'Tu devolución está aprobada', en: 'Your refund is approved' },
  'mail:refund-done': { es: 'Te devolvimos tu dinero', en: 'Your money was given back' },
  'mail:refund-denied': { es: 'Respuesta a tu solicitud de devolución', en: 'Answer to your refund request' },
  'mail:refund-failed': { es: 'Tu devolución está demorada', en: 'Your refund is delayed' },
};

export const RECEIVED_BY_RIGHT: Record<'withdrawal' | 'goodwill', Bilingual> = {
  withdrawal: {
    es: 'Recibimos tu retracto y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
    en: 'We received your withdrawal and have asked the bank to give your money back. We will tell you when it is done.',
  },
  goodwill: {
    es: 'Recibimos tu devolución y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
    en: 'We received your return and have asked the bank to give your money back. We will tell you when it is done.',
  },
};

/** @param day the promised last day, written out. */
export const toBeAnswered = (day: string): Bilingual => ({
  es: `Una persona de nuestro equipo revisará tu solicitud y te responderá a más tardar el ${day}. Hasta entonces nada cambia en tu biblioteca.`,
  en: `Somebody of our team will look at your request and answer by ${day} at the latest. Until then nothing changes in your library.`,
});

export const APPROVED: Bilingual = {
  es: 'Aprobamos tu devolución y ya pedimos al banco que te devuelva el dinero. Te avisaremos cuando esté hecho.',
  en: 'We approved your refund and have asked the bank to give your money back. We will tell you when it is done.',
};

/** When to expect the money, by the way on which it goes back. */
export const HOW: Record<'reversed' | 'nullified' | 'transferred', Bilingual> = {
  reversed: {
    es: 'Anulamos el cargo el mismo día: desaparece de tu tarjeta y no llegará a tu estado de cuenta.',
    en: 'The charge was undone the same day: it disappears from your card and will not reach your statement.',
  },
  nullified: {
    es: 'El banco abona el dinero a la misma tarjeta con la que pagaste. Según el banco puede tardar algunos días y aparecer en el próximo estado de cuenta.',
    en: 'The bank pays the money to the card that you paid with. Depending on the bank this can take some days and appear on your next statement.',
  },
  transferred: { es: 'Te enviamos el dinero por transferencia bancaria.', en: 'We sent the money by bank transfer.' },
};

export const LEFT_LIBRARY: Bilingual = {
  es: 'Los juegos devueltos salieron de tu biblioteca. Guardamos tu avance 30 días, por si los compras otra vez.',
  en: 'The returned games left your library. We keep your progress for 30 days in case you buy them again.',
};
export const STAYS: Bilingual = {
  es: 'Te devolvimos solo una parte del precio: lo que compraste sigue en tu biblioteca.',
  en: 'Only a part of the price was given back: what you bought stays in your library.',
};

const named = (titles: readonly Bilingual[], language: Language): string => titles.map((title) => title[language]).join(', ');

/** @param titles of the games whose whole price is back. */
export const leftLibrary = (titles: readonly Bilingual[]): Bilingual => ({
  es: `Juegos que salieron de tu biblioteca: ${named(titles, 'es')}. Guardamos tu avance 30 días, por si vuelves a comprar.`,
  en: `Games that left your library: ${named(titles, 'en')}. We keep your progress for 30 days in case you buy again.`,
});

/** @param titles of the games of whose price a part stays paid. */
export const stays = (titles: readonly Bilingual[]): Bilingual => ({
  es: `Juegos que siguen en tu biblioteca, porque te devolvimos solo una parte del precio: ${named(titles, 'es')}.`,
  en: `Games that stay in your library, since only a part of the price was given back: ${named(titles, 'en')}.`,
});

export const PLAN_GOES_ON: Bilingual = { es: 'Te devolvimos solo una parte del precio: tu plan sigue como antes.', en: 'Only a part of the price was given back: your plan goes on as before.' };
export const PLAN_ENDED: Bilingual = { es: 'Con esta devolución terminó el acceso de ese período de tu plan.', en: 'With this refund the access of that period of your plan ended.' };

/** @param day the last one of all free periods, written out. */
export const goesOnFree = (day: string): Bilingual => ({
  es: `Los períodos gratis de tu código empezaron ese mismo día: juegas hasta el final del ${day}, sin pagar. Después no se renueva ni se cobra nada.`,
  en: `The free periods of your code began that very day: you play until the end of ${day} without paying. After that nothing renews and nothing is charged.`,
});

/** @param number of the note in its series. */
export const creditNote = (number: number): Bilingual => ({
  es: `La nota de crédito N.º ${number} va adjunta; guárdala con tu comprobante.`,
  en: `Credit note no. ${number} is attached; keep it with your receipt.`,
});

export const DENIED: Bilingual = { es: 'Revisamos tu solicitud y no podemos devolver el dinero.', en: 'We looked at your request and cannot give the money back.' };
export const denialReason = (reason: string): Bilingual => ({ es: `El motivo: ${reason}`, en: `The reason: ${reason}` });

export const FAILED: Bilingual = {
  es: 'El banco no aceptó todavía la devolución. No tienes que hacer nada: ya lo estamos revisando y te escribiremos. El dinero es tuyo.',
  en: 'The bank has not accepted the refund yet. You need not do anything: we are looking into it and will write to you. The money is yours.',
};

export const LABELS = {
  order: { es: 'Pedido', en: 'Order' },
  total: { es: 'Total a devolver (CLP)', en: 'Total to give back (CLP)' },
  returned: { es: 'Monto devuelto (CLP)', en: 'Amount returned (CLP)' },
  toReturn: { es: 'Ver la devolución', en: 'See the return' },
} satisfies Record<string, Bilingual>;
