import type { Bilingual } from '../../kernel/language.js';

/** The sentence of each refusal. */
export const ACHIEVEMENT_PROBLEMS: Record<string, Bilingual> = {
  'achievement-unknown': {
    es: 'Este juego no tiene un logro con esa clave.',
    en: 'This game has no achievement with that key.',
  },
  'achievement-key-taken': {
    es: 'Este juego ya tiene un logro con esa clave. Elige otra: las claves son para siempre.',
    en: 'This game already has an achievement with that key. Choose another one: keys are for ever.',
  },
  'achievement-key-twice': {
    es: 'El archivo nombra dos veces la misma clave. Deja una.',
    en: 'The file names the same key twice. Keep one.',
  },
  'achievement-target': {
    es: 'Un logro paso a paso necesita una meta desde 1; uno de una vez no lleva meta.',
    en: 'An achievement with steps needs a target from 1 on; one that comes at once has none.',
  },
  'achievement-locked': {
    es: 'Alguien ya avanzó en este logro: su tipo y su meta no cambian. Archívalo y crea otro.',
    en: 'A player has begun this achievement: its kind and target stay. Archive it and add another one.',
  },
  'achievement-archived': {
    es: 'Este logro está archivado. Recupéralo antes de cambiarlo.',
    en: 'This achievement is archived. Take it back before you change it.',
  },
  'achievements-too-many': {
    es: 'Un juego tiene hasta 100 logros. Archiva uno que ya no uses.',
    en: 'A game has up to 100 achievements. Archive one that you no longer use.',
  },
  'achievements-not-entitled': {
    es: 'Para ganar logros, el juego tiene que estar en tu biblioteca o en tu plan.',
    en: 'To earn achievements, the game has to be in your library or your plan.',
  },
  'achievements-too-fast': {
    es: 'El juego envía logros demasiado seguido. Espera un momento: nada se pierde.',
    en: 'The game sends achievements too fast. Wait a moment: nothing is lost.',
  },
  'game-ticket-unknown': {
    es: 'Este juego ya no está conectado a tu cuenta. Pide un código nuevo.',
    en: 'This game is no longer connected to your account. Ask for a new code.',
  },
  'server-key-unknown': {
    es: 'Esa clave de servidor no es válida. Crea una nueva en los logros del juego.',
    en: 'That server key is not valid. Create a new one in the achievements of the game.',
  },
  'player-unknown': {
    es: 'El juego no conoce a esa persona.',
    en: 'The game does not know that player.',
  },
  'pass-unknown': {
    es: 'Ese código no sirve: puede estar mal escrito, usado o vencido. Pide uno nuevo.',
    en: 'That code does not work: it may be mistyped, used or expired. Ask for a new one.',
  },
  'connection-unknown': {
    es: 'Ese juego ya no está conectado a tu cuenta.',
    en: 'That game is no longer connected to your account.',
  },
};
