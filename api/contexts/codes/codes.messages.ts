import type { Bilingual } from '../../platform/http/messages.js';

/** Why a code does not work, and what to do then. */
export const CODE_PROBLEMS: Record<string, Bilingual> = {
  'code-unknown': {
    es: 'No conocemos ese código. Revisa que esté bien escrito.',
    en: 'We do not know that code. Check how it is written.',
  },
  'code-inactive': { es: 'Ese código ya no está activo.', en: 'That code is no longer active.' },
  'code-not-yet-valid': { es: 'Ese código todavía no empieza a valer.', en: 'That code is not valid yet.' },
  'code-expired': { es: 'Ese código ya venció.', en: 'That code has expired.' },
  'code-exhausted': {
    es: 'Ese código ya se usó todas las veces que se podía.',
    en: 'That code has been used as often as it could be.',
  },
  'code-used-by-you': {
    es: 'Ya usaste ese código todas las veces que puedes.',
    en: 'You have used that code as often as you can.',
  },
  'code-only-first-purchase': {
    es: 'Ese código es solo para la primera compra.',
    en: 'That code is only for a first purchase.',
  },
  'code-not-for-these-games': {
    es: 'Ese código no es para los juegos de tu carrito.',
    en: 'That code is not for the games in your cart.',
  },
  'code-not-for-this-plan': {
    es: 'Ese código no es para un plan: úsalo en el carrito.',
    en: 'That code is not for a plan: use it in the cart.',
  },
  'code-is-for-a-plan': {
    es: 'Ese código es para un plan: úsalo en la página de planes.',
    en: 'That code is for a plan: use it on the plans page.',
  },
  'code-takes-nothing-off': {
    es: 'Esos juegos ya son gratis: no hace falta usar un código.',
    en: 'Those games are free already: there is no need for a code.',
  },
  'code-not-whole': {
    es: 'Ese código descuenta solo una parte: úsalo en el carrito.',
    en: 'That code takes off only a part: use it in the cart.',
  },
  'code-too-short': { es: 'Un código lleva de 5 a 40 letras y números.', en: 'A code has 5 to 40 letters and digits.' },
  'code-taken': { es: 'Esa palabra ya es un código. Elige otra.', en: 'That word is a code already. Choose another.' },
  'game-not-free': {
    es: 'Ese juego tiene precio: agrégalo al carrito.',
    en: 'That game has a price: add it to the cart.',
  },
};

export const IN_LIBRARY: Bilingual = { es: 'El juego ya está en tu biblioteca.', en: 'The game is in your library.' };
