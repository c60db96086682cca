import type { Bilingual, Language } from '../../platform/http/messages.js';
import type { ConfirmInscriptionReply, PaymentMethod } from './cards.dto.js';
import type { EnrolmentRow, SavedCard } from './cards.queries.js';

/** What is said of each way in which saving a card can end. */
const ENDINGS = {
  enrolled: { es: 'Tu tarjeta quedó guardada.', en: 'Your card is saved.' },
  pending: {
    es: 'El banco todavía está confirmando tu tarjeta. Espera un momento.',
    en: 'The bank is still confirming your card. Wait a moment.',
  },
  removed: { es: 'Esa tarjeta ya no está guardada.', en: 'That card is no longer saved.' },
  left: {
    es: 'Saliste del formulario del banco, así que no guardamos ninguna tarjeta.',
    en: "You left the bank's form, so no card was saved.",
  },
  refused: {
    es: 'El banco no aceptó esa tarjeta. Prueba con otra o pregunta a tu banco.',
    en: 'The bank did not accept that card. Try another one or ask your bank.',
  },
  'not-finished': {
    es: 'El formulario del banco se cerró antes de terminar. No se guardó ninguna tarjeta; inténtalo otra vez.',
    en: "The bank's form closed before the end. No card was saved; try again.",
  },
  unanswered: {
    es: 'El banco no nos confirmó tu tarjeta, así que no la guardamos y no la usaremos. Agrégala otra vez.',
    en: 'The bank did not confirm your card to us, so it was not saved and will not be used. Add it again.',
  },
} as const satisfies Record<string, Bilingual>;

export const CARD_REMOVED: Bilingual = { es: 'La tarjeta se eliminó.', en: 'The card was removed.' };

/** A card as its owner sees it. */
export function methodOf(card: SavedCard): PaymentMethod {
  return {
    payment_method_id: card.cardId,
    tbk_user: card.cardId,
    username: card.username,
    card_type: card.brand,
    card_number: `****${card.last4}`,
    is_default: card.isDefault,
    usable: card.trouble === null,
    unusable_because: card.trouble,
    enrolled_at: card.enrolledAt,
  };
}

/** How a try to save a card ended, in words; the same every time it is asked. */
export function endingOf(enrolment: EnrolmentRow, card: SavedCard | null, language: Language): ConfirmInscriptionReply {
  const status = statusOf(enrolment, card);
  const isSaved = status === 'enrolled' && card !== null;
  return {
    success: isSaved,
    status,
    message: ENDINGS[status][language],
    payment_method: isSaved ? methodOf(card) : null,
  };
}

function statusOf({ state, because }: EnrolmentRow, card: SavedCard | null): ConfirmInscriptionReply['status'] {
  if (state === 'enrolled') return card?.removedAt ? 'removed' : 'enrolled';
  if (state !== 'ended') return 'pending';
  return because === null || because === 'superseded' ? 'not-finished' : because;
}
