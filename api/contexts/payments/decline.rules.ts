import type { Bilingual } from '../../kernel/language.js';
import type { CardTrouble } from './payment.events.js';

/** hard: not with this card again; soft: another try may work; limit: not today. */
export type DeclineKind = 'hard' | 'soft' | 'limit';

/** A decline in words for people, with what they can do next. */
export interface Decline {
  kind: DeclineKind;
  /** Why this card must not be charged again, where that follows. */
  trouble: CardTrouble | null;
  reason: Bilingual;
  next: Bilingual;
}

/** A saved card's bank could not be reached: nothing was sent, so nothing was charged. */
export const UNREACHED: Decline = {
  kind: 'soft',
  trouble: null,
  reason: { es: 'No pudimos comunicarnos con el banco.', en: 'We could not reach the bank.' },
  next: {
    es: 'No se cobró nada. Inténtalo otra vez en unos minutos.',
    en: 'Nothing was charged. Try again in a few minutes.',
  },
};
