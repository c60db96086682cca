import { inEach, type Bilingual, type Language } from '../../platform/http/messages.js';

const CARD_TYPES: Record<'debit' | 'credit' | 'prepaid', Bilingual> = {
  debit: { es: 'Débito', en: 'Debit' },
  credit: { es: 'Crédito', en: 'Credit' },
  prepaid: { es: 'Prepago', en: 'Prepaid' },
};
const ENDING_IN: Bilingual = { es: 'terminada en', en: 'ending in' };

/** What kind of card, and its last digits where the bank told them. */
export const cardInWords = (type: keyof typeof CARD_TYPES, last4: string | null): Record<Language, string> =>
  inEach((language) => [CARD_TYPES[type][language], ...(last4 ? [`${ENDING_IN[language]} ${last4}`] : [])].join(', '));

/** When to expect money that went back, by its way. */
export const WHEN_MONEY_ARRIVES: Record<'reversed' | 'nullified' | 'transferred', Bilingual> = {
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
