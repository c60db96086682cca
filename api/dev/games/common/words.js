/** What all games of rounds say. */
export const words = {
  es: {
    language: 'Español',
    check: 'Revisar',
    next: 'Siguiente',
    show: 'Muéstrame cómo',
    levels: 'Niveles',
    again: 'Otra ronda',
    done: '¡Ronda completa!',
    sound: 'Sonido',
    fresh: 'Sin jugar todavía',
    best: (/** @type {number} */ best, /** @type {number} */ of) => `Tu mejor ronda: ${best} de ${of} a la primera`,
    place: (/** @type {number} */ at, /** @type {number} */ of) => `${at} de ${of}`,
    first: (/** @type {number} */ first, /** @type {number} */ of) =>
      first === of ? `Las ${of} a la primera. ¡Impecable!` : `${first} de ${of} a la primera.`,
  },
  en: {
    language: 'English',
    check: 'Check',
    next: 'Next',
    show: 'Show me how',
    levels: 'Levels',
    again: 'Another round',
    done: 'Round complete!',
    sound: 'Sound',
    fresh: 'Not played yet',
    best: (/** @type {number} */ best, /** @type {number} */ of) =>
      `Your best round: ${best} of ${of} at the first try`,
    place: (/** @type {number} */ at, /** @type {number} */ of) => `${at} of ${of}`,
    first: (/** @type {number} */ first, /** @type {number} */ of) =>
      first === of ? `All ${of} at the first try. Flawless!` : `${first} of ${of} at the first try.`,
  },
};
