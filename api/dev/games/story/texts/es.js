import { tales } from './tales.es.js';

/** What each word between sentences does. @type {Record<string, string>} */
const connectors = {
  porque: 'da la causa',
  'para que': 'dice con qué fin',
  pero: 'opone dos ideas',
  cuando: 'dice el momento',
  entonces: 'dice qué pasó después',
  solo: 'dice que no hay nada más',
  y: 'suma otra idea',
  aunque: 'nombra algo que no lo impide',
  'por eso': 'da la consecuencia',
  'desde entonces': 'dice desde cuándo',
  'sin embargo': 'opone una idea a la anterior',
  'después de': 'dice qué va primero',
  'en cambio': 'compara dos cosas distintas',
  sino: 'corrige lo que se negó',
  'sino que': 'corrige lo que se negó',
  'desde que': 'dice desde cuándo',
  'a cambio': 'dice lo que se da por otra cosa',
};

export const es = {
  title: 'El cuento que falta',
  lead: 'De noche faltan doce cuentos en la biblioteca. Ayuda al pudú del farol: ordena cada uno, completa sus palabras y responde.',
  levels: /** @type {[string, string][]} */ ([
    ['Primeras lecturas', 'Cuatro cuentos cortos: qué pasó primero y por qué.'],
    ['Pistas y palabras', 'Una carta, una leyenda, un poema y un reloj.'],
    ['Entre líneas', 'Lo que el cuento no dice, pero se puede deducir.'],
  ]),
  tales,
  connectors,
  library: (/** @type {number} */ returned) => `La biblioteca de noche: ${returned} de 12 cuentos en su lugar`,
  steps: { order: 'Ordenar', gaps: 'Completar', question: 'Responder' },
  step: (/** @type {number} */ at, /** @type {string} */ name) => `Paso ${at} de 3: ${name.toLowerCase()}`,
  orderTale: 'Ordena el cuento',
  orderPoem: 'Ordena el poema',
  fill: 'Elige las palabras que faltan',
  pool: 'Toca lo que sigue',
  placed: 'Tu orden: toca una parte para sacarla',
  empty: 'Empieza por la primera parte.',
  piece: (/** @type {number} */ at, /** @type {string} */ text) => `${at}. ${text}`,
  gap: (/** @type {number} */ at) => `Hueco ${at}`,
  choose: 'Elige una respuesta',
  unplaced: (/** @type {number} */ count) =>
    count === 1 ? 'Falta una parte por poner.' : `Faltan ${count} partes por poner.`,
  wrongFrom: (/** @type {number} */ at) =>
    at === 1
      ? 'La primera parte no es esa. ¿Con qué podría empezar?'
      : `Va bien hasta la parte ${at - 1}. Mira otra vez la ${at}.`,
  wrongGap: (/** @type {number} */ at) => `Lee otra vez el hueco ${at}. ¿Qué relación hay entre las dos ideas?`,
  wrongAnswer: 'El cuento no dice eso. Búscalo otra vez en el texto.',
  none: 'Falta elegir.',
  does: (/** @type {string} */ word, /** @type {string} */ what) => `«${word}» ${what}`,
  ending: {
    title: 'Fin a tu manera',
    lead: 'El último libro tiene cinco líneas en blanco. Todas sirven: el final es tuyo.',
    line: (/** @type {number} */ at) => `Línea ${at}`,
    tell: 'Contar mi final',
    skip: 'Hoy no',
    missing: 'Elige las cinco líneas.',
    own: 'Tu final',
    lines: [
      [
        'El pudú abrió el último libro',
        'El pudú apagó el farol para escuchar',
        'El pudú encontró una página en blanco',
      ],
      ['y de pronto apareció un lobo con olor a pan.', 'y oyó que el viento lo llamaba.', 'y escribió allí su nombre.'],
      ['Paso a paso, cruzó un puente de palabras', 'Sin miedo, siguió un camino de estrellas', 'De puntillas, pasó junto al libro dormido'], // prettier-ignore
      ['hasta la biblioteca vacía.', 'hasta la plaza que bostezaba.', 'hasta una estación llena de lectores.'],
      ['Desde entonces, cada noche falta un libro.', 'Y nunca más hubo un cuento sin final.', 'Y el cuento, por fin, se quedó dormido.'], // prettier-ignore
    ],
  },
};
