import type { EnrolmentRow, SavedCard } from '../../contexts/cards/index.js';
import type { Language } from '../../platform/http/messages.js';
import type { ConfirmInscriptionReply, PaymentMethod } from './saved-cards.dto.js';
import { ENDINGS } from './saved-cards.words.js';

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
