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
  'play-taken-down': {
    es: 'Ludoteca retiró este juego y ya no se puede abrir. Si lo compraste, en tu biblioteca puedes pedir la devolución.',
    en: 'Ludoteca took this game down, and it cannot be opened any more. If you bought it, you can ask for your money back in your library.',
  },
  'play-ticket-unknown': {
    es: 'Tu partida se cerró. Vuelve a abrir el juego.',
    en: 'Your session with this game is closed. Open the game again.',
  },
  'play-time-over': {
    es: '¡Buen juego! Por hoy ya usaste el tiempo que acordaste con tu adulto responsable. Mañana sigues donde quedaste.',
    en: 'Good game! You have used the time for today that you agreed on with your guardian. Tomorrow you go on where you left off.',
  },
  'play-hours-closed': {
    es: 'A esta hora toca descansar: tu adulto responsable eligió las horas para jugar. Vuelve cuando empiecen.',
    en: 'It is time for a rest: your guardian chose the hours for playing. Come back when they begin.',
  },
  'play-copy-limited': {
    es: 'Tu adulto responsable eligió cuánto juegas, y sin conexión no se puede contar. Juega con conexión.',
    en: 'Your guardian chose how long you play, and that cannot be counted without a connection. Play with one.',
  },
  'play-session-unknown': {
    es: 'No encontramos ese rato de juego.',
    en: 'We could not find that session of play.',
  },
  'play-session-running': {
    es: 'Ese rato de juego todavía no termina. Cierra el juego y espera dos minutos.',
    en: 'That session of play is not over yet. Close the game and wait two minutes.',
  },
  'save-not-found': { es: 'No hay una partida guardada ahí.', en: 'There is no saved game there.' },
  'save-too-large': {
    es: 'La partida guardada pesa más de 1 MB.',
    en: 'The saved game is larger than 1 MB.',
  },
  'save-conflict': {
    es: 'Otro equipo guardó esta partida después. Elige con cuál sigues.',
    en: 'Another device has saved this game since. Choose which one to go on with.',
  },
  'save-slots-full': {
    es: 'Este juego ya usa sus diez espacios para guardar.',
    en: 'This game already uses its ten save slots.',
  },
};
