import { draw, h, pressable } from '../common/elements.js';
import { moveFocus } from '../common/gamepad.js';
import { answerOf } from './board.js';
import { lookAt } from './check.js';
import * as symbols from './symbols.js';
import { NAMES } from './texts.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./board.js').Edge} Edge
 * @typedef {import('./board.js').Kind} Kind
 * @typedef {typeof import('./texts.js').texts.es} Say
 * @typedef {import('../common/sound.js').Sound} Sound
 */

const [STEP, EDGE] = [100, 52];
const KINDS = /** @type {Kind[]} */ (['wire', 'lamp', 'battery']);
const SEEN_FROM_AMPERES = 0.01;
/** @type {Record<string, import('../common/gamepad.js').Direction>} */
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** A board that one puts parts on; the current is seen at once. */
export class BoardView {
  /** @param {Board} board @param {Say} say @param {Sound} sound */
  constructor(board, say, sound) {
    this.board = board;
    this.say = say;
    this.sound = sound;
    /** @type {Map<number, Kind>} */
    this.placed = new Map();
    this.switches = Array.from({ length: board.switches }, () => false);
    this.chosen = KINDS.find((kind) => board.tray[kind] > 0) ?? 'wire';
    this.isSpoilt = false;
    this.isBad = false;
    this.parts = new Map(board.edges.map((edge) => [edge, this.part(edge)]));
    this.twoWays = board.isTwoWay.flatMap((isTwoWay, at) => (isTwoWay ? [this.twoWay(at)] : []));
    this.told = h('p', { className: 'taken', role: 'status' });
    this.tray = h('div', { className: 'chooser tray', role: 'radiogroup', 'aria-label': say.tray });
    this.clear = h('button', { className: 'link', textContent: say.empty });
    this.clear.onclick = () => this.change(() => this.placed.clear());
    this.place = h('div', { className: 'task' }, this.tray, /** @type {any} */ (this.drawing()), this.told, this.clear);
    this.refresh();
  }

  drawing() {
    const { columns, rows, edges } = this.board;
    const [width, height] = [columns, rows].map((count) => (count - 1) * STEP + 2 * EDGE);
    const pegs = Array.from({ length: columns * rows }, (_, at) => {
      const [cx, cy] = [(at % columns) * STEP, Math.floor(at / columns) * STEP];
      const isUsed = edges.some(({ from, to }) => from === at || to === at);
      return isUsed ? draw('circle', { class: 'peg', cx, cy, r: 6 }) : '';
    });
    const box = `${-EDGE} ${-EDGE} ${width} ${height}`;
    const drawn = draw(
      'svg',
      { viewBox: box, class: 'board', role: 'group', 'aria-label': this.say.board, style: `--columns: ${columns}` },
      ...[...this.parts.values(), ...this.twoWays.map(({ group }) => group), ...pegs],
    );
    drawn.addEventListener('keydown', (event) => {
      const direction = ARROWS[event.key];
      if (!direction) return;
      event.preventDefault();
      moveFocus(drawn, direction);
    });
    return drawn;
  }

  /** The group of an edge: what it holds is drawn by `refresh`. */
  part(/** @type {Edge} */ edge) {
    const [x, y] = [edge.column * STEP + (edge.isAcross ? 50 : 0), edge.row * STEP + (edge.isAcross ? 0 : 50)];
    const place = { transform: `translate(${x} ${y})` };
    if (edge.kind === 'slot')
      return pressable(draw('g', { ...place, class: 'spot', role: 'button', tabindex: 0 }), () => this.press(edge));
    if (edge.contact && !this.board.isTwoWay[edge.contact.name])
      return this.asSwitch(draw('g', { ...place, class: 'spot' }), edge.contact.name);
    return draw(
      'g',
      edge.kind === 'wire' || edge.contact ? { ...place, 'aria-hidden': 'true' } : { ...place, role: 'img' },
    );
  }

  twoWay(/** @type {number} */ name) {
    const upper = /** @type {Edge} */ (
      this.board.edges.find(({ contact }) => contact?.name === name && contact.closesWhenOn)
    );
    const [x, y] = [upper.column * STEP, (upper.row + 1) * STEP];
    const group = draw('g', { transform: `translate(${x} ${y})`, class: 'spot' });
    return { name, group: this.asSwitch(group, name) };
  }

  asSwitch(/** @type {SVGElement} */ group, /** @type {number} */ name) {
    for (const [key, value] of Object.entries({ role: 'switch', tabindex: '0' })) group.setAttribute(key, value);
    return pressable(group, () => this.change(() => (this.switches[name] = !this.switches[name])));
  }

  left(/** @type {Kind} */ kind) {
    return this.board.tray[kind] - [...this.placed.values()].filter((one) => one === kind).length;
  }

  press(/** @type {Edge} */ { id }) {
    if (this.placed.has(id)) return this.change(() => this.placed.delete(id));
    const kind = [this.chosen, ...KINDS].find((one) => this.left(one) > 0);
    if (!kind) return void (this.told.textContent = this.say.none);
    this.change(() => this.placed.set(id, kind));
    this.chosen = this.left(kind) > 0 ? kind : (KINDS.find((one) => this.left(one) > 0) ?? kind);
    this.showTray();
  }

  change(/** @type {() => unknown} */ does) {
    const wasBad = this.isBad;
    does();
    this.refresh();
    this.sound.play(this.isBad && !wasBad ? 'spark' : 'press');
  }

  /** Puts in what solves the board. */
  solve() {
    this.placed = answerOf(this.board);
    this.refresh();
  }

  refresh() {
    const seen = lookAt(this.board, this.placed, this.switches);
    const at = new Map(seen.parts.map(({ edge }, index) => [edge, index]));
    for (const [edge, group] of this.parts) {
      const index = at.get(edge);
      const amperes = index === undefined ? 0 : (edge.isReversed ? -1 : 1) * seen.currents[index];
      this.draw(
        edge,
        group,
        { amperes, isShort: seen.isShort, glow: index === undefined ? null : seen.glows[index] },
        seen.numbers,
      );
    }
    for (const { name, group } of this.twoWays) {
      group.replaceChildren(hitBox(60, 170), ...symbols.twoWay(this.switches[name]), label(NAMES[name], 20, -14));
      this.nameSwitch(group, name);
    }
    this.isBad = seen.isShort || seen.lamps.includes('burnt');
    this.isSpoilt ||= this.isBad;
    this.told.textContent = this.words(seen);
    this.told.classList.toggle('bad', this.isBad);
    this.clear.disabled = this.placed.size === 0;
    this.showTray();
  }

  /**
   * @param {Edge} edge
   * @param {SVGElement} group
   * @param {{ amperes: number, isShort: boolean, glow: import('./solver.js').Glow | null }} state
   * @param {Map<number, number>} numbers of lamps
   */
  draw(edge, group, { amperes, isShort, glow }, numbers) {
    const { id, contact, isAcross, isReversed } = edge;
    const kind = edge.kind === 'slot' ? (this.placed.get(id) ?? 'slot') : edge.kind;
    const turned = draw('g', isAcross ? {} : { transform: 'rotate(90)' });
    const isOn = contact ? this.switches[contact.name] === contact.closesWhenOn : false;
    const isPair = contact !== null && this.board.isTwoWay[contact.name];
    if (kind === 'slot') turned.append(...symbols.slot());
    const flows = Math.abs(amperes) > SEEN_FROM_AMPERES && !isShort && kind !== 'battery';
    if (kind === 'wire' || kind === 'lamp') turned.append(...symbols.wire(edge.kind === 'slot', flows));
    if (kind === 'battery') turned.append(...symbols.battery(isShort));
    if (kind === 'battery' && isReversed) turned.setAttribute('transform', isAcross ? 'rotate(180)' : 'rotate(270)');
    if (contact && !isPair) turned.append(...symbols.contact(isOn));
    if (flows) turned.append(symbols.flow(amperes));
    const upright = kind === 'lamp' ? symbols.lamp(numbers.get(id) ?? 0, glow ?? 'off') : [];
    if (contact && !isPair) upright.push(label(NAMES[contact.name], isAcross ? 0 : -25, isAcross ? 32 : 7));
    group.replaceChildren(isPair ? '' : isAcross ? hitBox(80, 54) : hitBox(54, 80), turned, ...upright);
    this.name(edge, group, kind, glow, numbers);
  }

  /** @param {Edge} edge @param {SVGElement} group @param {string} kind @param {import('./solver.js').Glow | null} glow @param {Map<number, number>} numbers */
  name({ id, kind: given, contact, isAcross, row, column }, group, kind, glow, numbers) {
    const { say } = this;
    const lamp = say.lamp(numbers.get(id) ?? 0, say.glows[glow ?? 'off']);
    if (given === 'lamp') group.setAttribute('aria-label', lamp);
    if (given === 'battery') group.setAttribute('aria-label', say.battery);
    if (given === 'contact' && contact && !this.board.isTwoWay[contact.name]) this.nameSwitch(group, contact.name);
    if (given !== 'slot') return;
    const held = kind === 'slot' ? null : kind === 'lamp' ? lamp : say.kinds[/** @type {Kind} */ (kind)];
    group.setAttribute('aria-label', say.slot(isAcross, row + 1, column + 1, held));
  }

  nameSwitch(/** @type {SVGElement} */ group, /** @type {number} */ name) {
    const position = this.say.position(this.board.isTwoWay[name], this.switches[name]);
    group.setAttribute('aria-label', `${this.say.switch(NAMES[name])}: ${position}`);
    group.setAttribute('aria-checked', String(this.switches[name]));
  }

  /** @param {ReturnType<typeof lookAt>} seen */
  words({ isShort, lamps }) {
    if (isShort) return `${this.say.short} ${this.say.spoilt}`;
    const all = lamps.map((glow, at) => `${this.say.lamp(at + 1, this.say.glows[glow])}.`).join(' ');
    return lamps.includes('burnt') ? `${all} ${this.say.smoke} ${this.say.spoilt}` : all;
  }

  showTray() {
    const kinds = KINDS.filter((kind) => this.board.tray[kind] > 0);
    const names = kinds.map((kind) => this.say.left(this.say.kinds[kind], this.left(kind)));
    const labels = [...this.tray.querySelectorAll('span')];
    if (labels.length > 0) labels.forEach((text, at) => (text.textContent = names[at]));
    else this.tray.append(...kinds.map((kind, at) => this.choice(kind, names[at])));
    for (const radio of this.tray.querySelectorAll('input')) radio.checked = radio.value === this.chosen;
  }

  choice(/** @type {Kind} */ kind, /** @type {string} */ name) {
    const radio = h('input', { type: 'radio', name: 'kind', value: kind });
    radio.onchange = () => (this.chosen = kind);
    return h('label', {}, radio, h('span', { textContent: name }));
  }
}

const label = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
  draw('text', { class: 'letter', x, y }, text);

/** What a finger can hit; the ring of the focus, too. */
const hitBox = (/** @type {number} */ width, /** @type {number} */ height) =>
  draw('rect', { class: 'hit', x: -width / 2, y: -height / 2, width, height, rx: 16 });
