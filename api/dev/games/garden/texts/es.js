import { kinds } from './kinds.es.js';
import { names } from './names.es.js';

export const es = {
  title: 'Huerto escolar',
  lead: 'Hay un rincón vacío en el patio y un bolso lleno de semillas. Con cada tarea resuelta crece una planta.',
  levels: /** @type {[string, string][]} */ ([
    ['De la semilla a la planta', 'Cómo nace, qué necesita y qué parte comemos.'],
    ['El suelo vivo', 'Estaciones, riego y visitas con antenas.'],
    ['Del huerto al plato', 'Platos de colores y camas con plan. Para pensar.'],
  ]),
  names,
  kinds,
  garden: (/** @type {number} */ grown) => `El huerto de la escuela: ${grown} de 30 plantas crecidas`,
  growing: (/** @type {number} */ grown) => `En esta ronda: ${grown} de 10 plantas`,
  choose: 'Elige una',
  some: (/** @type {number} */ count) => `Elige ${count}`,
  placed: 'Tu orden: toca para sacar',
  pool: 'Toca lo que sigue',
  empty: 'Empieza por lo primero.',
  bedsPlaced: 'Tus camas, en orden: toca para sacar',
  bedsPool: 'Toca lo que va en la cama que sigue',
  bedsEmpty: 'Empieza por la cama 1.',
  at: (/** @type {number} */ at, /** @type {string} */ name) => `${at}. ${name}`,
  none: 'Falta elegir.',
  count: (/** @type {number} */ count) => `Elige ${count}, ni más ni menos.`,
  unplaced: 'Falta poner algo.',
  grew: '¡Creció una planta!',
  plate: 'El plato',
  bed: (/** @type {number} */ size, /** @type {number} */ free) => `La cama: ${size} cuadros, ${free} libres`,
  worm: 'Una lombriz en el cemento: llévala a la tierra',
  wormSafe: '¡Gracias! La lombriz ya está en la tierra húmeda.',
};
