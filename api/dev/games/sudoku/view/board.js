import { isByGamepad } from '../../common/gamepad.js';
import { mistakesOf } from '../game/play.js';
import { CELLS, columnOf, conflictsOf, digitsOf, PEERS, rowOf, ROWS } from '../rules/board.js';
import { cellName } from '../texts/hints.js';
import { h } from './dom.js';

/**
 * @typedef {import('../texts/index.js').Texts} Texts
 * @typedef {import('../game/session.js').Session} Session
 */

/**
 * The grid: one cell can be reached by Tab, the arrows lead to the others. A gamepad goes on from a cell to the numbers.
 * @param {Texts} t
 * @param {Session} session
 * @param {() => void} toNumbers
 */
export function makeBoard(t, session, toNumbers) {
  const pressed = (/** @type {number} */ cell) => (isByGamepad() ? toNumbers() : focus(cell));
  const cells = CELLS.map((cell) =>
    h('div', { role: 'gridcell', id: `cell-${cell}`, onclick: () => pressed(cell), onfocus: () => chosen(cell) }),
  );
  const chosen = (/** @type {number} */ cell) => session.selected !== cell && session.select(cell);
  const focus = (/** @type {number} */ cell) => cells[cell].focus();
  const element = h(
    'div',
    { className: 'board', role: 'grid', 'aria-label': t.board },
    ...ROWS.map((row) => h('div', { role: 'row' }, ...row.cells.map((cell) => cells[cell]))),
  );
  const onArrow = (/** @type {KeyboardEvent} */ event) => {
    const next = neighbour(session.selected, event.key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  element.addEventListener('keydown', onArrow);
  return { element, focus: () => focus(session.selected), update: () => update(t, session, cells) };
}

/** @returns {number | null} the cell that a key leads to; at the edge it stays */
function neighbour(/** @type {number} */ cell, /** @type {string} */ key, /** @type {boolean} */ isFar) {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const at = (/** @type {number} */ r, /** @type {number} */ c) =>
    Math.max(0, Math.min(8, r)) * 9 + Math.max(0, Math.min(8, c));
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return isFar ? 0 : at(row, 0);
    case 'End':
      return isFar ? 80 : at(row, 8);
    default:
      return null;
  }
}

function update(/** @type {Texts} */ t, /** @type {Session} */ session, /** @type {HTMLElement[]} */ cells) {
  const { play, selected } = session;
  if (!play) return;
  const marks = marksOf(session);
  for (const cell of CELLS) {
    const value = play.values[cell];
    const notes = digitsOf(play.notes[cell]);
    const isWrong = marks.wrong.has(cell);
    const names = [
      play.givens[cell] ? 'given' : 'own',
      cell === selected && 'selected',
      PEERS[selected].includes(cell) && 'peer',
      value > 0 && value === play.values[selected] && 'same',
      isWrong && 'wrong',
      marks.looked.has(cell) && 'looked',
      marks.proof.has(cell) && 'proof',
    ];
    const element = cells[cell];
    element.className = names.filter(Boolean).join(' ');
    element.tabIndex = cell === selected ? 0 : -1;
    element.setAttribute('aria-selected', String(cell === selected));
    element.setAttribute('aria-readonly', String(play.givens[cell] > 0));
    const state = value ? [String(value), play.givens[cell] ? t.given : '', isWrong ? t.wrong : ''] : [t.empty];
    const said = [cellName(t, cell), ...state, notes.length > 0 ? t.withNotes(notes) : ''].filter(Boolean).join(', ');
    if (element.getAttribute('aria-label') === said) continue;
    element.setAttribute('aria-label', said);
    element.replaceChildren(value ? String(value) : small(notes));
  }
}

/** Cells that something is to be seen in: mistakes, and where a hint points. */
function marksOf(/** @type {Session} */ { play, profile, openHint }) {
  const hint = openHint?.hint;
  const shown = openHint?.isExplained || hint?.technique === 'mistake' || hint?.technique === 'naked-single';
  if (!play) return { wrong: new Set(), looked: new Set(), proof: new Set() };
  return {
    wrong: new Set(
      profile.showsMistakes ? mistakesOf(play) : conflictsOf(play.values).filter((cell) => !play.givens[cell]),
    ),
    looked: new Set(hint?.units.flatMap((unit) => unit.cells) ?? []),
    proof: new Set(shown || hint?.technique === 'xy-wing' ? hint?.cells : []),
  };
}

function small(/** @type {number[]} */ notes) {
  const spots = Array.from({ length: 9 }, (_, at) => h('i', {}, notes.includes(at + 1) ? String(at + 1) : ''));
  return notes.length > 0 ? h('span', { className: 'small' }, ...spots) : '';
}
