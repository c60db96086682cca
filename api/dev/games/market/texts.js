import { piecesOf } from './fractions.js';

/** @typedef {import('./fractions.js').Order} Order */

const written = (/** @type {Order} */ { parts }, /** @type {string} */ and) =>
  parts.map(([num, den]) => `${num}/${den}`).join(` ${and} `);

/** `1/2 + 1/4 = 3/4 = 6/8`, without saying the same twice. */
function chain(/** @type {Order} */ order, /** @type {number} */ pieces, /** @type {number} */ cuts) {
  const steps = [written(order, '+'), `${order.num}/${order.den}`, `${pieces}/${cuts}`];
  return steps.filter((step, at) => step !== steps[at - 1]).join(' = ');
}

export const texts = {
  es: {
    title: 'Mercado de fracciones',
    lead: 'Es sábado y la feria se llena. Corta la sandía en partes iguales y sirve justo lo que te piden.',
    levels: /** @type {[string, string][]} */ ([
      ['Partes', 'Corta y sirve la fracción que te piden.'],
      ['Iguales', 'Falta justo ese cuchillo: encuentra otra fracción que valga lo mismo.'],
      ['Juntas', 'Dos personas piden a la vez: suma y sirve todo en un plato.'],
    ]),
    people: ['Doña Rosa', 'Don Luis', 'La profesora', 'El panadero', 'Tu vecina', 'El abuelo', 'Camila', 'La gallina'],
    order: (/** @type {string} */ who, /** @type {Order} */ order) =>
      `${who} quiere ${written(order, 'y además')} de sandía`,
    melon: 'Sandía',
    knife: '¿En cuántas partes iguales cortas?',
    piece: (/** @type {number} */ at, /** @type {number} */ of) => `Trozo ${at} de ${of}`,
    taken: (/** @type {number} */ taken, /** @type {number} */ of) => `Sirves ${taken} de ${of} trozos: ${taken}/${of}`,
    right: (/** @type {Order} */ order, /** @type {number} */ pieces, /** @type {number} */ cuts) =>
      chain(order, pieces, cuts).includes('=')
        ? `${chain(order, pieces, cuts)}. Valen lo mismo.`
        : `${pieces} de ${cuts} trozos: eso es ${pieces}/${cuts}.`,
    wrong: (/** @type {Order} */ order, /** @type {number} */ pieces, /** @type {number} */ cuts) => {
      const wanted = piecesOf(order, cuts);
      if (!Number.isInteger(wanted)) return `Con ${cuts} trozos iguales no sale justo. Prueba otro cuchillo.`;
      return pieces < wanted
        ? `${pieces}/${cuts} es poco. Faltan ${wanted - pieces} de ${cuts}.`
        : `${pieces}/${cuts} es demasiado. Sobran ${pieces - wanted} de ${cuts}.`;
    },
  },
  en: {
    title: 'Market of Fractions',
    lead: 'It is Saturday and the market fills up. Cut the watermelon into equal parts and serve just what people ask for.',
    levels: /** @type {[string, string][]} */ ([
      ['Parts', 'Cut and serve the fraction that is asked for.'],
      ['Equals', 'That very knife is missing: find another fraction that is worth the same.'],
      ['Together', 'Two people ask at once: add up and serve it all on one plate.'],
    ]),
    people: ['Rosa', 'Luis', 'The teacher', 'The baker', 'Your neighbour', 'Grandpa', 'Camila', 'The hen'],
    order: (/** @type {string} */ who, /** @type {Order} */ order) =>
      `${who} wants ${written(order, 'and another')} of a watermelon`,
    melon: 'Watermelon',
    knife: 'Into how many equal parts do you cut?',
    piece: (/** @type {number} */ at, /** @type {number} */ of) => `Piece ${at} of ${of}`,
    taken: (/** @type {number} */ taken, /** @type {number} */ of) =>
      `You serve ${taken} of ${of} pieces: ${taken}/${of}`,
    right: (/** @type {Order} */ order, /** @type {number} */ pieces, /** @type {number} */ cuts) =>
      chain(order, pieces, cuts).includes('=')
        ? `${chain(order, pieces, cuts)}. They are worth the same.`
        : `${pieces} of ${cuts} pieces: that is ${pieces}/${cuts}.`,
    wrong: (/** @type {Order} */ order, /** @type {number} */ pieces, /** @type {number} */ cuts) => {
      const wanted = piecesOf(order, cuts);
      if (!Number.isInteger(wanted)) return `With ${cuts} equal pieces it does not come out even. Try another knife.`;
      return pieces < wanted
        ? `${pieces}/${cuts} is too little: ${wanted - pieces} of ${cuts} missing.`
        : `${pieces}/${cuts} is too much: ${pieces - wanted} of ${cuts} over.`;
    },
  },
};
