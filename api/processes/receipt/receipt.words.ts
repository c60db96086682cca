import type { Bilingual, Language } from '../../platform/http/messages.js';

/** The fixed words of a receipt. */
export const WORDS = {
  paid: {
    es: 'Recibimos tu pago y tus juegos ya están en tu biblioteca. Guarda este correo: es tu comprobante y la confirmación de tu compra.',
    en: 'We received your payment and your games are in your library. Keep this e-mail: it is your receipt and the confirmation of your purchase.',
  },
  paidPlan: {
    es: 'Recibimos tu pago y tu plan está al día. Guarda este correo: es tu comprobante y la confirmación de tu compra.',
    en: 'We received your payment and your plan is paid. Keep this e-mail: it is your receipt and the confirmation of your purchase.',
  },
  free: {
    es: 'Tus juegos ya están en tu biblioteca. No hubo nada que pagar. Guarda este correo: es la confirmación de tu compra.',
    en: 'Your games are in your library. There was nothing to pay. Keep this e-mail: it is the confirmation of your purchase.',
  },
  subject: { es: 'Tu compra en Ludoteca', en: 'Your Ludoteca purchase' },
  order: { es: 'Pedido', en: 'Order' },
  noPrice: { es: 'Gratis', en: 'Free' },
  net: { es: 'Neto', en: 'Net' },
  discount: { es: 'Descuento incluido', en: 'Discount included' },
  document: { es: 'Comprobante N.º', en: 'Receipt number' },
  total: { es: 'Total (CLP)', en: 'Total (CLP)' },
  vatIncluded: { es: 'Los precios están en pesos chilenos e incluyen IVA.', en: 'Prices are in Chilean pesos and include VAT.' },
  toLibrary: { es: 'Ir a mi biblioteca', en: 'Go to my library' },
  toPlan: { es: 'Ver mi plan', en: 'See my plan' },
  toOrder: { es: 'Ver este pedido', en: 'See this order' },
  payment: { es: 'Cómo pagaste', en: 'How you paid' },
  purchase: { es: 'Tu compra', en: 'Your purchase' },
  merchant: { es: 'Comercio', en: 'Merchant' },
  card: { es: 'Tarjeta', en: 'Card' },
  endingIn: { es: 'terminada en', en: 'ending in' },
  authorization: { es: 'Código de autorización', en: 'Authorization code' },
  date: { es: 'Fecha, hora de Chile', en: 'Date, Chile time' },
  instalments: { es: 'Cuotas', en: 'Instalments' },
  noInstalments: { es: 'Sin cuotas', en: 'None' },
  instalmentOf: { es: 'de', en: 'of' },
  buyOrder: { es: 'Orden de compra', en: 'Buy order' },
  regret: { es: 'Si te arrepientes', en: 'If you change your mind' },
  toReturn: { es: 'Devolver esta compra', en: 'Return this purchase' },
  help: { es: 'Si algo no está bien', en: 'If something is not right' },
  version: { es: 'Versión', en: 'Version' },
  accepted: { es: 'Es la que aceptaste al comprar.', en: 'It is the one you accepted when buying.' },
} satisfies Record<string, Bilingual>;

export const CARD_TYPES: Record<'debit' | 'credit' | 'prepaid', Bilingual> = {
  debit: { es: 'Débito', en: 'Debit' },
  credit: { es: 'Crédito', en: 'Credit' },
  prepaid: { es: 'Prepago', en: 'Prepaid' },
};

/** What kind of card, and its last digits where the bank told them. */
export function cardInWords(language: Language, type: keyof typeof CARD_TYPES, last4: string | null): string {
  const card = CARD_TYPES[type][language];
  return last4 ? `${card}, ${WORDS.endingIn[language]} ${last4}` : card;
}

/** Where whoever reads a mail finds help. */
export const helpAt = (email: string): Bilingual => ({ es: `Si algo no está bien, escribe a ${email}.`, en: `If something is not right, write to ${email}.` });

export const INSTALMENT_TYPES: Record<'issuer' | 'without-interest', Bilingual> = {
  issuer: { es: 'cuotas del emisor', en: 'from the card issuer' },
  'without-interest': { es: 'sin interés', en: 'interest-free' },
};

export function vatLabel(language: Language, percent: number): string {
  return language === 'es' ? `IVA ${percent} %` : `VAT ${percent} %`;
}

export function planPeriod(language: Language, from: string, through: string): string {
  return language === 'es' ? `Del ${from} al ${through}` : `From ${from} through ${through}`;
}

export function greeting(language: Language, name: string): string {
  return language === 'es' ? `Hola, ${name}:` : `Hello ${name},`;
}

/** How to give a purchase back; the wider rule of the shop is for games only. */
export function regret(language: Language, { until, email, isPlan }: { until: string; email: string; isPlan: boolean }): string[] {
  if (language === 'es') {
    return [
      `Hasta el ${until} puedes retractarte sin dar motivos, mientras no hayas descargado ni jugado. Son 10 días desde la compra; serían 90 sin esta confirmación.`,
      ...(isPlan ? [] : ['Si ya jugaste menos de 2 horas, también te devolvemos el dinero: pídelo dentro de 14 días.']),
      `Se hace con un botón, en «Devolver esta compra». Si prefieres un correo, escribe a ${email} con tu número de pedido. El texto completo está más abajo.`,
    ];
  }
  return [
    `Until ${until} you may withdraw without giving a reason, as long as you have neither downloaded nor played. That is 10 days from the purchase; it would be 90 without this confirmation.`,
    ...(isPlan ? [] : ['If you have played for less than 2 hours, we give your money back too: ask within 14 days.']),
    `You do it with a button, at "Return this purchase". If you prefer an e-mail, write to ${email} with your order number. The full text is further down.`,
  ];
}

export function help(language: Language, email: string): string {
  return language === 'es'
    ? `Escribe a ${email} con tu número de pedido. Respondemos dentro de 5 días hábiles.`
    : `Write to ${email} with your order number. We answer within 5 working days.`;
}

/** `$ 4.990` in Spanish, `CLP 4,990` in English. */
export function money(language: Language, amount: number): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
  return language === 'es' ? `$ ${grouped}` : `CLP ${grouped}`;
}

const LOCALES: Record<Language, string> = { es: 'es-CL', en: 'en-GB' };
const SANTIAGO = 'America/Santiago';

// Each of them costs more to make than a whole mail to write.
const TIMES = inBoth({ timeZone: SANTIAGO, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAYS = inBoth({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: SANTIAGO });

function inBoth(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  return { es: new Intl.DateTimeFormat(LOCALES.es, options), en: new Intl.DateTimeFormat(LOCALES.en, options) };
}

/** A moment as a clock in Santiago shows it. */
export function chileTime(language: Language, at: string | Date): string {
  return TIMES[language].format(new Date(at));
}

/** The calendar day in Santiago, this many days after a moment. */
export function chileDay(language: Language, at: string | Date, daysLater: number): string {
  const today = TODAY.format(new Date(at));
  // Days are counted on the calendar: a clock change makes some of them an hour shorter.
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + daysLater);
  return DAYS[language].format(day);
}
