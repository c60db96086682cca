import type { Bilingual } from '../../../kernel/language.js';

/** The sentence of each "no" about the second step of a log-in. */
export const SECOND_FACTOR_PROBLEMS: Record<string, Bilingual> = {
  'second-factor-needed': {
    es: 'Escribe también el código que muestra tu aplicación, o uno de tus códigos de recuperación.',
    en: 'Also write the code that your app shows, or one of your recovery codes.',
  },
  'second-factor-wrong': {
    es: 'Ese código no sirve, o ya se usó. Espera a que tu aplicación muestre el siguiente.',
    en: 'That code is not right, or was used already. Wait until your app shows the next one.',
  },
  'second-factor-unreadable': {
    es: 'Ahora no podemos comprobar el código de tu aplicación; es culpa nuestra. Usa uno de tus códigos de recuperación o prueba más tarde.',
    en: 'We cannot check the code of your app right now; the fault is ours. Use one of your recovery codes, or try again later.',
  },
  'second-factor-on': {
    es: 'La verificación en dos pasos ya está activa. Desactívala antes de usar otra aplicación.',
    en: 'Two-step log-in is on already. Turn it off before you use another app.',
  },
  'second-factor-off': {
    es: 'La verificación en dos pasos no está activa.',
    en: 'Two-step log-in is not on.',
  },
  'second-factor-required': {
    es: 'Quien trabaja en la consola necesita la verificación en dos pasos. Actívala en tu cuenta, en «Seguridad».',
    en: 'Who works in the console needs two-step log-in. Turn it on in your account, under “Security”.',
  },
};

/** What is said when it went well. */
export const SECOND_FACTOR_REPLIES = {
  ended: { es: 'La verificación en dos pasos quedó desactivada.', en: 'Two-step log-in is off.' },
} as const satisfies Record<string, Bilingual>;
