import type { Bilingual } from '../../platform/http/messages.js';

/** What this context refuses, for people. */
export const PLAY_PROBLEMS: Record<string, Bilingual> = {
  'play-no-build': {
    es: 'Este juego todavía no se puede jugar en el navegador.',
    en: 'This game cannot be played in the browser yet.',
  },
  'play-not-entitled': {
    es: 'Este juego todavía no está en tu biblioteca ni en tu plan.',
    en: 'This game is not in your library or your plan yet.',
  },
  'play-ticket-unknown': {
    es: 'Tu partida se cerró. Vuelve a abrir el juego.',
    en: 'Your session with this game is closed. Open the game again.',
  },
  'save-not-found': { es: 'No hay una partida guardada ahí.', en: 'There is no saved game there.' },
  'save-too-large': {
    es: 'La partida guardada pesa más de 1 MB.',
    en: 'The saved game is larger than 1 MB.',
  },
  'save-slots-full': {
    es: 'Este juego ya usa sus diez espacios para guardar.',
    en: 'This game already uses its ten save slots.',
  },
};
