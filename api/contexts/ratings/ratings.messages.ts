import type { Bilingual } from '../../platform/http/messages.js';

/** What this context refuses, for people. */
export const RATING_PROBLEMS: Record<string, Bilingual> = {
  'rating-needs-game': {
    es: 'Pueden opinar quienes tienen el juego en su biblioteca. Con el plan se juega prestado.',
    en: 'People who have the game in their library may review it. With the plan it is lent.',
  },
  'rating-needs-play': {
    es: 'Juega una hora en total y después cuéntanos qué te pareció.',
    en: 'Play for an hour in all, then say what you think of it.',
  },
  'rating-own-game': {
    es: 'Trabajas para el estudio de este juego. Las opiniones son de quienes lo juegan.',
    en: 'You work for the studio of this game. Reviews are by people who play it.',
  },
  'rating-by-child': {
    es: 'Las opiniones son públicas. Por eso las cuentas de niñas y niños no las escriben.',
    en: 'Reviews are public. That is why accounts of children do not write them.',
  },
  'rating-unknown': {
    es: 'Esa opinión ya no está. Vuelve a abrir la página.',
    en: 'That review is gone. Open the page again.',
  },
  'rating-changed': {
    es: 'La persona cambió su opinión mientras la leías. Léela otra vez y decide.',
    en: 'The person changed the review while you were reading it. Read it again and decide.',
  },
  'rating-reason-missing': {
    es: 'Escribe por qué no se publica: la persona lo leerá.',
    en: 'Write why it is not published: the person will read it.',
  },
};
