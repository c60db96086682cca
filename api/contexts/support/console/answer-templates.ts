import type { Bilingual } from '../../../kernel/language.js';

interface Template {
  key: string;
  text: Bilingual;
}

/** Answers that staff begin with; in the language of the report, to be completed by hand. */
export const ANSWER_TEMPLATES: readonly Template[] = [
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

/** The same for enquiries of the contact forms. */
export const ENQUIRY_TEMPLATES: readonly Template[] = [
  {
    key: 'looking',
    text: {
      es: 'Gracias por escribirnos. Estamos buscando la respuesta y te escribiremos de nuevo a más tardar en dos días hábiles.',
      en: 'Thank you for writing. We are looking for the answer and will write again within two working days.',
    },
  },
  {
    key: 'publishing',
    text: {
      es: 'Para publicar un juego, crea una cuenta y postula con tu estudio en la página «Desarrolladores». Ahí ves qué archivos acepta la tienda y cómo se reparte el dinero.',
      en: 'To publish a game, create an account and apply as a studio on the page "Developers". It says which files the shop takes and how the money is split.',
    },
  },
  {
    key: 'schools',
    text: {
      es: 'El plan escolar da un cupo por estudiante hasta el fin del año. Cuéntanos cuántos estudiantes son y a nombre de quién va la factura, y te enviamos el código.',
      en: 'The school plan gives one place for each pupil until the end of the year. Tell us how many pupils there are and who the invoice is for, and we send you the code.',
    },
  },
  {
    key: 'more-facts',
    text: {
      es: 'Para responderte bien necesitamos algo más: ¿de qué juego o compra se trata, y con qué correo la hiciste?',
      en: 'To answer you well we need a little more: which game or purchase is it about, and with which e-mail address did you make it?',
    },
  },
];
