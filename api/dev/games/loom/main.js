import { h } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { clothOf, faultsOf } from './cloth.js';
import { texts } from './texts.js';

/** @typedef {import('./cloth.js').Cloth} Cloth */

const STEPS = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** A loom: choose a wool, press the empty cells. */
class Loom {
  /** @param {Cloth} cloth @param {typeof texts.es | typeof texts.en} say */
  constructor(cloth, say) {
    this.cloth = cloth;
    this.say = say;
    this.wool = 1;
    this.at = [0, 0];
    this.woven = cloth.whole.map((cells, row) => cells.map((colour, at) => (cloth.isWoven[row][at] ? colour : 0)));
    this.cells = this.woven.map((colours, row) => colours.map((_, column) => this.cell(row, column)));
    const rows = this.cells.map((cells) => h('div', { className: 'row', role: 'row' }, ...cells));
    this.table = h('div', { className: 'cloth', role: 'grid', 'aria-label': say.cloth }, ...rows);
    this.table.addEventListener('keydown', (event) => this.move(event));
    this.place = h('div', { className: 'task' }, this.wools(), this.table);
    this.focusable(0, cloth.size / 2);
  }

  wools() {
    const choices = this.say.wools.map((name, colour) => {
      const radio = h('input', { type: 'radio', name: 'wool', checked: colour === this.wool });
      radio.onchange = () => (this.wool = colour);
      return h('label', { className: `wool wool-${colour}` }, radio, h('span', { textContent: name }));
    });
    return h('div', { className: 'chooser', role: 'radiogroup', 'aria-label': this.say.wool }, ...choices);
  }

  cell(/** @type {number} */ row, /** @type {number} */ column) {
    const cell = h('button', { role: 'gridcell', tabIndex: -1 });
    cell.onclick = () => {
      this.focusable(row, column);
      if (!this.cloth.isWoven[row][column])
        this.weave(row, column, this.woven[row][column] === this.wool ? 0 : this.wool);
    };
    this.paint(cell, row, column);
    return cell;
  }

  weave(/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ colour) {
    this.woven[row][column] = colour;
    this.paint(this.cells[row][column], row, column);
  }

  paint(/** @type {HTMLElement} */ cell, /** @type {number} */ row, /** @type {number} */ column) {
    const isWoven = this.cloth.isWoven[row][column];
    const colour = this.woven[row][column];
    cell.className = `cell wool-${colour}${isWoven ? ' given' : ''}`;
    const place = this.say.cell(row + 1, column + 1, this.say.wools[colour]);
    cell.setAttribute('aria-label', isWoven ? `${place}, ${this.say.given}` : place);
  }

  move(/** @type {KeyboardEvent} */ event) {
    const step = STEPS.get(event.key);
    if (!step) return;
    event.preventDefault();
    const [row, column] = this.at.map((at, axis) => Math.min(this.cloth.size - 1, Math.max(0, at + step[axis])));
    this.focusable(row, column);
    this.cells[row][column].focus();
  }

  focusable(/** @type {number} */ row, /** @type {number} */ column) {
    for (const cell of this.cells.flat()) cell.tabIndex = -1;
    this.cells[row][column].tabIndex = 0;
    this.at = [row, column];
  }

  /** Marks what does not fit; how many. */
  mark() {
    for (const cell of this.cells.flat()) cell.classList.remove('fault');
    const faults = faultsOf(this.cloth, this.woven);
    for (const [row, column] of faults) this.cells[row][column].classList.add('fault');
    return faults.length;
  }

  finish() {
    for (const [row, column] of faultsOf(this.cloth, this.woven))
      this.weave(row, column, this.cloth.whole[row][column]);
    this.mark();
  }
}

open({
  key: 'ludoteca-loom',
  tasks: 5,
  texts,
  task: (level, chance, language) => {
    const say = texts[language];
    const loom = new Loom(clothOf(level, chance), say);
    return {
      order: say.orders[level],
      place: loom.place,
      check: () => {
        const faults = loom.mark();
        return { isRight: faults === 0, words: faults === 0 ? say.right : say.wrong(faults, say.rules[level]) };
      },
      show: () => {
        loom.finish();
        return say.rules[level];
      },
    };
  },
  achievements,
});
