export const texts = {
  es: {
    title: 'Telar andino',
    lead: 'Una llama tira del hilo y la mitad de la tela ya está tejida. Completa la otra siguiendo el patrón.',
    levels: /** @type {[string, string][]} */ ([
      ['Espejo', 'El lado derecho refleja al izquierdo.'],
      ['Media vuelta', 'El lado derecho es el izquierdo girado 180 grados.'],
      ['Traslado', 'El lado derecho repite al izquierdo, corrido tres pasos.'],
    ]),
    orders: ['Refleja la tela', 'Gira la tela media vuelta', 'Repite la tela'],
    rules: [
      'En un espejo, lo que está junto al eje queda junto al eje, y lo del borde queda en el borde.',
      'En media vuelta, la primera fila va a la última y lo de la izquierda va a la derecha.',
      'Al trasladar nada se da vuelta: cada celda pasa tres columnas a la derecha en la misma fila.',
    ],
    wool: 'Elige la lana',
    wools: ['sin lana', 'roja', 'amarilla', 'azul'],
    cloth: 'Tela de seis filas y seis columnas',
    cell: (/** @type {number} */ row, /** @type {number} */ column, /** @type {string} */ colour) =>
      `fila ${row}, columna ${column}, ${colour}`,
    given: 'ya tejida',
    right: '¡La tela calza!',
    wrong: (/** @type {number} */ faults, /** @type {string} */ rule) =>
      `${faults === 1 ? 'Una celda no calza' : `${faults} celdas no calzan`}. ${rule}`,
  },
  en: {
    title: 'Andean Loom',
    lead: 'A llama pulls the thread and half of the cloth is woven. Complete the other half by its pattern.',
    levels: /** @type {[string, string][]} */ ([
      ['Mirror', 'The right side reflects the left one.'],
      ['Half turn', 'The right side is the left one turned by 180 degrees.'],
      ['Shift', 'The right side repeats the left one, three steps on.'],
    ]),
    orders: ['Reflect the cloth', 'Turn the cloth by half', 'Repeat the cloth'],
    rules: [
      'In a mirror, what is next to the axis stays next to it, and what is at the edge stays at the edge.',
      'In a half turn, the first row goes to the last, and the left goes to the right.',
      'A shift turns nothing: each cell moves three columns to the right in its own row.',
    ],
    wool: 'Choose the wool',
    wools: ['no wool', 'red', 'yellow', 'blue'],
    cloth: 'Cloth of six rows and six columns',
    cell: (/** @type {number} */ row, /** @type {number} */ column, /** @type {string} */ colour) =>
      `row ${row}, column ${column}, ${colour}`,
    given: 'woven already',
    right: 'The cloth fits!',
    wrong: (/** @type {number} */ faults, /** @type {string} */ rule) =>
      `${faults === 1 ? 'One cell does not fit' : `${faults} cells do not fit`}. ${rule}`,
  },
};
