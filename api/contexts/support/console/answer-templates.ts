import type { Bilingual } from '../../../kernel/language.js';

/** Answers that staff begin with; in the language of the report, to be completed by hand. */
export const ANSWER_TEMPLATES: readonly { key: string; text: Bilingual }[] = [
  {
    key: 'thanks',
    text: {
      es: 'Gracias por avisarnos. Ya lo estamos revisando y te escribiremos cuando sepamos más.',
      en: 'Thank you for telling us. We are looking into it and will write when we know more.',
    },
  },
  {
    key: 'more-facts',
    text: {
      es: 'Para encontrar la causa necesitamos algo más: ¿en qué página ocurrió, con qué navegador y qué hiciste justo antes?',
      en: 'To find the cause we need a little more: on which page did it happen, with which browser, and what did you do just before?',
    },
  },
  {
    key: 'solved',
    text: {
      es: 'Ya está corregido. Recarga la página y prueba otra vez; si vuelve a ocurrir, escríbenos.',
      en: 'It is corrected now. Reload the page and try again; if it comes back, write to us.',
    },
  },
  {
    key: 'payment',
    text: {
      es: 'Revisamos tu pago. Si tu juego no aparece en la biblioteca, ábrela y presiona actualizar; un pago rechazado no se cobra.',
      en: 'We checked your payment. If your game is not in the library, open it and refresh; a payment that was declined is not charged.',
    },
  },
  {
    key: 'planned',
    text: {
      es: 'Es una buena idea y la anotamos. No podemos prometer una fecha; cuando esté lista lo verás en la tienda.',
      en: 'It is a good idea and we noted it. We cannot promise a date; once it is ready you will see it in the shop.',
    },
  },
];
