import { list } from './es.js';

const boxes = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'centre',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
];

/** @type {import('./index.js').Texts} */
export const en = {
  title: 'Sudoku of the South',
  lead: 'Place the numbers 1 to 9 without repeating any in a row, column or box. There is always one solution, and you never need to guess.',
  otherLanguage: 'Español',
  levels: {
    easy: ['Easy', 'To begin with: looking well is enough.'],
    medium: ['Medium', 'Pairs and ruling out.'],
    hard: ['Hard', 'Triples, wings and patience.'],
  },
  continue: (level, time) => `Continue: ${level.toLowerCase()}, ${time}`,
  best: (time) => `Best time: ${time}`,
  solved: (count) => `${count} solved`,
  road: (at, last, place) => `Carretera Austral: stop ${at} of ${last}, ${place}`,
  roadStart: 'Each Sudoku you solve is a stop further south.',
  howTo: 'How to play',
  rules: [
    'Each row, each column and each 3 × 3 box holds the numbers 1 to 9, once each.',
    'Choose a cell and enter a number. With Notes you write small numbers, to remember what could go there.',
    'Hint first shows you where to look. If you like, it then explains why.',
  ],
  keys: [
    ['Arrows', 'move'],
    ['1 to 9', 'enter'],
    ['N', 'notes'],
    ['Delete', 'erase'],
    ['U / R', 'undo / redo'],
    ['H', 'hint'],
    ['A', 'note all'],
    ['P', 'pause'],
  ],
  keyboard: 'Keyboard',
  back: 'Levels',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused',
  pausedLead: 'The board is hidden and the clock waits.',
  time: 'Time',
  board: 'Sudoku board',
  digits: 'Numbers',
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  erase: 'Erase',
  notes: 'Notes',
  noteAll: 'Note all',
  hint: 'Hint',
  mistakes: 'Show mistakes',
  digit: (digit, left) => `${digit}, ${left} left`,
  cell: (row, column) => `row ${row}, column ${column}`,
  empty: 'empty',
  given: 'given',
  wrong: 'does not fit',
  withNotes: (digits) => `${digits.length === 1 ? 'note' : 'notes'} ${list(digits, 'and')}`,
  list: (values) => list(values, 'and'),
  unit: ({ kind, index }) =>
    kind === 'box' ? `the ${boxes[index]} box` : `${kind === 'row' ? 'row' : 'column'} ${index + 1}`,
  explain: 'Explain',
  apply: 'Do it',
  close: 'Close',
  noHint: 'There is nothing more to explain here.',
  technique: {
    'full-house': 'Last space',
    'hidden-single': 'Only place',
    'naked-single': 'Only number',
    pointing: 'Numbers in line',
    claiming: 'Claiming line',
    'naked-pair': 'Pair',
    'hidden-pair': 'Hidden pair',
    'naked-triple': 'Triple',
    'hidden-triple': 'Hidden triple',
    'x-wing': 'X-Wing',
    'xy-wing': 'XY-Wing',
    swordfish: 'Swordfish',
    mistake: 'Something does not fit',
  },
  where: {
    cell: (cell) => `Look at the marked cell: ${cell}.`,
    unit: (digit, unit) => `Look for the ${digit} in ${unit}.`,
    last: (unit) => `One number is missing in ${unit}.`,
    units: (digits, units) => `Think of ${digits} and look at ${units}.`,
    cells: (digits) => `Look at the marked cells and think of ${digits}.`,
  },
  why: {
    'full-house': ({ digit, cell, unit }) => `Only ${cell} is left in ${unit}, and the missing number is ${digit}.`,
    'hidden-single': ({ digit, cell, unit }) =>
      `In ${unit} the ${digit} fits in one cell only: ${cell}. The others are taken or already see a ${digit}.`,
    'naked-single': ({ digit, cell }) =>
      `Only the ${digit} fits in ${cell}: the other eight are in sight or have been ruled out.`,
    pointing: ({ digit, unit, other }) =>
      `In ${unit} the ${digit} only fits within ${other}. So the rest of ${other} cannot hold a ${digit}.`,
    claiming: ({ digit, unit, other }) =>
      `In ${unit} the ${digit} only fits within ${other}. So the rest of ${other} cannot hold a ${digit}.`,
    'naked-pair': ({ digits, unit }) =>
      `Two cells of ${unit} can only hold ${digits}. They share them, so the other cells lose them.`,
    'hidden-pair': ({ digits, unit }) =>
      `In ${unit}, ${digits} only fit in the two marked cells. Nothing else fits there.`,
    'naked-triple': ({ digits, unit }) =>
      `Three cells of ${unit} can only hold ${digits}. They share them, so the other cells lose them.`,
    'hidden-triple': ({ digits, unit }) =>
      `In ${unit}, ${digits} only fit in the three marked cells. Nothing else fits there.`,
    'x-wing': ({ digit, units, crossing }) =>
      `In ${units} the ${digit} only fits in the marked cells, which form a rectangle. So it leaves the rest of ${crossing}.`,
    swordfish: ({ digit, units, crossing }) =>
      `In ${units} the ${digit} only fits in the marked cells, all within ${crossing}. So it leaves the rest of them.`,
    'xy-wing': ({ cell, one, two, digit }) =>
      `If ${cell} is ${one}, one of the other marked cells is ${digit}; if it is ${two}, the other one is. Cells that see both cannot be ${digit}.`,
    mistake: ({ digit, cell }) =>
      `The ${digit} in ${cell} does not lead to the solution. Erase it and go on from there.`,
  },
  struck: (cells) => `Struck in ${cells}.`,
  placed: (digit, cell) => `${digit} in ${cell}.`,
  erased: (cell) => `Erased ${cell}.`,
  noted: (cell, notes) => (notes ? `${cell}: ${notes}.` : `${cell}: no notes.`),
  notesAre: (on) => (on ? 'Notes on.' : 'Notes off.'),
  undone: 'Undone.',
  redone: 'Redone.',
  nothingToUndo: 'Nothing to undo.',
  allNoted: 'Noted what fits in every cell.',
  mistakesFound: (count) =>
    count === 0 ? 'Everything fits so far.' : count === 1 ? 'One number does not fit.' : `${count} numbers do not fit.`,
  full: 'The board is full, but something does not fit. Turn on “Show mistakes” or keep looking.',
  won: 'Solved',
  wonIn: (time, hints) =>
    `In ${time}, ${hints === 0 ? 'without hints' : hints === 1 ? 'with 1 hint' : `with ${hints} hints`}.`,
  wonBest: 'Your best time at this level.',
  again: 'Another one',
  making: 'Preparing a Sudoku…',
};
