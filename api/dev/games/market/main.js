import { draw, h, pressable } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { orderOf, piecesOf } from './fractions.js';
import { texts } from './texts.js';

const CENTRE = 110;
const RADIUS = 100;

/** A slice between two turns of the circle. */
function slicePath(/** @type {number} */ from, /** @type {number} */ to) {
  const at = (/** @type {number} */ turn, /** @type {number} */ radius) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${CENTRE} ${CENTRE}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${at(to, RADIUS)}Z`;
}

/** A watermelon that is cut into equal pieces, of which some are taken. */
class Melon {
  /** @param {number[]} cuts @param {typeof texts.es | typeof texts.en} say */
  constructor(cuts, say) {
    this.knives = cuts;
    this.say = say;
    this.cuts = cuts[0];
    /** @type {Set<number>} */
    this.taken = new Set();
    this.drawing = draw('svg', { viewBox: '0 0 220 220', class: 'melon', role: 'group', 'aria-label': say.melon });
    this.told = h('p', { className: 'taken', role: 'status' });
    this.chooser = h('div', { className: 'chooser knives', role: 'radiogroup', 'aria-label': say.knife });
    this.place = h(
      'div',
      { className: 'task' },
      h('p', { className: 'knife', textContent: say.knife }),
      this.chooser,
      /** @type {any} */ (this.drawing),
      this.told,
    );
    this.chooser.append(...cuts.map((cut) => this.knife(cut)));
    this.cut(this.cuts);
  }

  knife(/** @type {number} */ cut) {
    const radio = h('input', { type: 'radio', name: 'knife', value: String(cut), checked: cut === this.cuts });
    radio.onchange = () => this.cut(cut);
    return h('label', {}, radio, h('span', { textContent: String(cut) }));
  }

  cut(/** @type {number} */ cuts) {
    this.cuts = cuts;
    this.taken.clear();
    for (const radio of this.chooser.querySelectorAll('input')) radio.checked = Number(radio.value) === cuts;
    const slices = Array.from({ length: cuts }, (_, at) => {
      const slice = draw('path', {
        ...{ d: slicePath(at / cuts, (at + 1) / cuts), class: 'slice', role: 'checkbox', tabindex: 0 },
        ...{ 'aria-checked': 'false', 'aria-label': this.say.piece(at + 1, cuts) },
      });
      return pressable(slice, () => this.take(at, slice));
    });
    const seeds = Array.from({ length: 12 }, (_, at) => {
      const angle = ((at + 0.5) / 12) * 2 * Math.PI;
      const [x, y] = [CENTRE + 62 * Math.cos(angle), CENTRE + 62 * Math.sin(angle)];
      return draw('ellipse', { cx: x.toFixed(1), cy: y.toFixed(1), rx: 3, ry: 5, class: 'seed' });
    });
    const rind = draw('circle', { cx: CENTRE, cy: CENTRE, r: RADIUS + 5, class: 'rind' });
    this.drawing.replaceChildren(rind, ...slices, ...seeds);
    this.tell();
  }

  take(/** @type {number} */ at, /** @type {SVGElement} */ slice) {
    if (!this.taken.delete(at)) this.taken.add(at);
    slice.setAttribute('aria-checked', String(this.taken.has(at)));
    this.tell();
  }

  tell() {
    this.told.textContent = this.say.taken(this.taken.size, this.cuts);
  }

  /** Cuts and takes so many pieces from the top. */
  serve(/** @type {number} */ cuts, /** @type {number} */ pieces) {
    this.cut(cuts);
    [...this.drawing.querySelectorAll('.slice')].slice(0, pieces).forEach((slice, at) => {
      this.take(at, /** @type {SVGElement} */ (slice));
    });
  }
}

open({
  key: 'ludoteca-market',
  tasks: 8,
  texts,
  task: (level, chance, language, at) => {
    const say = texts[language];
    const order = orderOf(level, chance);
    const melon = new Melon(order.cuts, say);
    const isServed = () => melon.taken.size === piecesOf(order, melon.cuts);
    return {
      order: say.order(say.people[at % say.people.length], order),
      place: melon.place,
      check: () => ({
        isRight: isServed(),
        words: isServed()
          ? say.right(order, melon.taken.size, melon.cuts)
          : say.wrong(order, melon.taken.size, melon.cuts),
      }),
      show: () => {
        const cuts = order.cuts.find((cut) => Number.isInteger(piecesOf(order, cut))) ?? order.cuts[0];
        melon.serve(cuts, piecesOf(order, cuts));
        return say.right(order, piecesOf(order, cuts), cuts);
      },
    };
  },
  achievements,
});
