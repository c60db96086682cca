const boxes = [
  'de arriba a la izquierda',
  'de arriba al centro',
  'de arriba a la derecha',
  'del medio a la izquierda',
  'del centro',
  'del medio a la derecha',
  'de abajo a la izquierda',
  'de abajo al centro',
  'de abajo a la derecha',
];

const of = (/** @type {string} */ unit) => `de ${unit}`.replace('de el ', 'del ');

/** @type {import('./index.js').Texts} */
export const es = {
  title: 'Sudoku del sur',
  lead: 'Pon los números del 1 al 9 sin repetir en ninguna fila, columna ni cuadro. Siempre hay una sola solución y nunca hace falta adivinar.',
  otherLanguage: 'English',
  levels: {
    easy: ['Fácil', 'Para empezar: basta con mirar bien.'],
    medium: ['Medio', 'Parejas y descartes.'],
    hard: ['Difícil', 'Tríos, alas y paciencia.'],
  },
  continue: (level, time) => `Continuar: ${level.toLowerCase()}, ${time}`,
  best: (time) => `Mejor tiempo: ${time}`,
  solved: (count) => (count === 1 ? '1 resuelto' : `${count} resueltos`),
  road: (at, last, place) => `Carretera Austral: parada ${at} de ${last}, ${place}`,
  roadStart: 'Cada sudoku resuelto es una parada hacia el sur.',
  howTo: 'Cómo se juega',
  rules: [
    'Cada fila, cada columna y cada cuadro de 3 × 3 lleva los números del 1 al 9, una vez cada uno.',
    'Elige una casilla y escribe un número. Con Notas escribes números pequeños, para recordar lo que podría ir ahí.',
    'Pista te muestra primero dónde mirar. Si quieres, después te explica por qué.',
  ],
  keys: [
    ['Flechas', 'moverse'],
    ['1 a 9', 'escribir'],
    ['N', 'notas'],
    ['Suprimir', 'borrar'],
    ['U / R', 'deshacer / rehacer'],
    ['H', 'pista'],
    ['A', 'anotar todo'],
    ['P', 'pausa'],
  ],
  keyboard: 'Teclado',
  back: 'Niveles',
  pause: 'Pausa',
  resume: 'Seguir',
  paused: 'En pausa',
  pausedLead: 'El tablero se esconde y el reloj espera.',
  time: 'Tiempo',
  board: 'Tablero de sudoku',
  digits: 'Números',
  tools: 'Herramientas',
  undo: 'Deshacer',
  redo: 'Rehacer',
  erase: 'Borrar',
  notes: 'Notas',
  noteAll: 'Anotar todo',
  hint: 'Pista',
  mistakes: 'Mostrar errores',
  digit: (digit, left) => (left === 1 ? `${digit}, falta 1` : `${digit}, faltan ${left}`),
  cell: (row, column) => `fila ${row}, columna ${column}`,
  empty: 'vacía',
  given: 'dado',
  wrong: 'no calza',
  withNotes: (digits) => `${digits.length === 1 ? 'nota' : 'notas'} ${list(digits, 'y')}`,
  list: (values) => list(values, 'y'),
  unit: ({ kind, index }) =>
    kind === 'box' ? `el cuadro ${boxes[index]}` : `la ${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`,
  explain: 'Explicar',
  apply: 'Hacerlo',
  close: 'Cerrar',
  noHint: 'Aquí no hay nada más que explicar.',
  technique: {
    'full-house': 'Último espacio',
    'hidden-single': 'Único lugar',
    'naked-single': 'Único número',
    pointing: 'Números en línea',
    claiming: 'Línea que reclama',
    'naked-pair': 'Pareja',
    'hidden-pair': 'Pareja escondida',
    'naked-triple': 'Trío',
    'hidden-triple': 'Trío escondido',
    'x-wing': 'Ala en X',
    'xy-wing': 'Ala XY',
    swordfish: 'Pez espada',
    mistake: 'Algo no calza',
  },
  where: {
    cell: (cell) => `Mira la casilla marcada: ${cell}.`,
    unit: (digit, unit) => `Busca el ${digit} en ${unit}.`,
    last: (unit) => `A ${unit} le falta un solo número.`.replace('A el ', 'Al '),
    units: (digits, units) => `Piensa en ${digits} y mira ${units}.`,
    cells: (digits) => `Mira las casillas marcadas y piensa en ${digits}.`,
  },
  why: {
    'full-house': ({ digit, cell, unit }) => `Solo queda ${cell} en ${unit}, y el número que falta es el ${digit}.`,
    'hidden-single': ({ digit, cell, unit }) =>
      `En ${unit} el ${digit} cabe en una sola casilla: ${cell}. Las otras están ocupadas o ya ven un ${digit}.`,
    'naked-single': ({ digit, cell }) =>
      `En ${cell} solo cabe el ${digit}: los otros ocho ya están a la vista o quedaron descartados.`,
    pointing: ({ digit, unit, other }) =>
      `En ${unit} el ${digit} solo cabe dentro de ${other}. Así que en el resto ${of(other)} no puede ir un ${digit}.`,
    claiming: ({ digit, unit, other }) =>
      `En ${unit} el ${digit} solo cabe dentro de ${other}. Así que en el resto ${of(other)} no puede ir un ${digit}.`,
    'naked-pair': ({ digits, unit }) =>
      `Dos casillas ${of(unit)} solo admiten ${digits}. Se los reparten, así que salen de las demás.`,
    'hidden-pair': ({ digits, unit }) =>
      `En ${unit}, ${digits} solo caben en las dos casillas marcadas. Ahí no cabe nada más.`,
    'naked-triple': ({ digits, unit }) =>
      `Tres casillas ${of(unit)} solo admiten ${digits}. Se los reparten, así que salen de las demás.`,
    'hidden-triple': ({ digits, unit }) =>
      `En ${unit}, ${digits} solo caben en las tres casillas marcadas. Ahí no cabe nada más.`,
    'x-wing': ({ digit, units, crossing }) =>
      `En ${units} el ${digit} solo cabe en las casillas marcadas, que forman un rectángulo. Por eso sale del resto de ${crossing}.`,
    swordfish: ({ digit, units, crossing }) =>
      `En ${units} el ${digit} solo cabe en las casillas marcadas, todas en ${crossing}. Por eso sale del resto de ellas.`,
    'xy-wing': ({ cell, one, two, digit }) =>
      `Si ${cell} es ${one}, una de las otras marcadas es ${digit}; si es ${two}, la otra lo es. Las casillas que ven a ambas no pueden ser ${digit}.`,
    mistake: ({ digit, cell }) => `El ${digit} de ${cell} no lleva a la solución. Bórralo y sigue desde ahí.`,
  },
  struck: (cells) => `Tachamos en ${cells}.`,
  placed: (digit, cell) => `${digit} en ${cell}.`,
  erased: (cell) => `Borrada ${cell}.`,
  noted: (cell, notes) => (notes ? `${cell}: ${notes}.` : `${cell}: sin notas.`),
  notesAre: (on) => (on ? 'Notas activadas.' : 'Notas desactivadas.'),
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  nothingToUndo: 'No hay nada que deshacer.',
  allNoted: 'Anotamos lo que cabe en cada casilla.',
  mistakesFound: (count) =>
    count === 0 ? 'Todo calza hasta aquí.' : count === 1 ? 'Un número no calza.' : `${count} números no calzan.`,
  full: 'El tablero está lleno, pero algo no calza. Activa «Mostrar errores» o sigue buscando.',
  won: 'Resuelto',
  wonIn: (time, hints) =>
    `En ${time}, ${hints === 0 ? 'sin pistas' : hints === 1 ? 'con 1 pista' : `con ${hints} pistas`}.`,
  wonBest: 'Es tu mejor tiempo en este nivel.',
  again: 'Otro igual',
  making: 'Preparando un sudoku…',
};

/** @param {readonly (string | number)[]} values @param {string} and */
export function list(values, and) {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`;
}
