import { choices } from '../common/choices.js';
import { h } from '../common/elements.js';

/**
 * @typedef {import('./geometry.js').Point} Point
 *
 * Where an answer is given: the index that was chosen or the indices in their order; nothing yet is null.
 * @typedef {{ place: HTMLElement, given: () => number | number[] | null, show: (answer: number | number[]) => void }} Answer
 */

/** One of some. @param {{ label: string, options: string[], picture?: (at: number) => Node }} what @returns {Answer} */
export function oneOf({ label, options, picture }) {
  const chooser = choices({ name: picture ? 'pictures' : 'options', label, options, picture });
  return {
    place: chooser.place,
    given: () => (chooser.chosen() === -1 ? null : chooser.chosen()),
    show: (answer) => chooser.choose(Number(answer)),
  };
}

/** A place in a picture, each with its letter. @param {SVGElement} picture @param {{ points: Point[], width: number, height: number }} on @param {{ label: string, spot: (letter: string) => string }} say @returns {Answer} */
export function spots(picture, { points, width, height }, { label, spot }) {
  const letters = points.map((_, at) => 'ABCD'[at]);
  const radios = letters.map((letter, at) =>
    h('input', { type: 'radio', name: 'spots', value: String(at), 'aria-label': spot(letter) }),
  );
  const labels = points.map(([x, y], at) => {
    const ring = h('label', { className: 'spot' }, radios[at], h('span', { 'aria-hidden': 'true' }, h('b', { textContent: letters[at] }))); // prettier-ignore
    ring.style.left = `${(x / width) * 100}%`;
    ring.style.top = `${(y / height) * 100}%`;
    return ring;
  });
  return {
    place: h('div', { className: 'chart', role: 'radiogroup', 'aria-label': label }, /** @type {any} */ (picture), ...labels), // prettier-ignore
    given: () => {
      const at = radios.findIndex(({ checked }) => checked);
      return at === -1 ? null : at;
    },
    show: (answer) => (radios[Number(answer)].checked = true),
  };
}

/** All of some in an order: pressed one after another, and pressed again to take one out. @param {string[]} options @param {{ label: string, pool: string, empty: string, ranked: (place: number, option: string) => string }} say @returns {Answer} */
export function ordered(options, { label, pool, empty, ranked }) {
  /** @type {number[]} */
  let order = [];
  const name = (/** @type {string} */ words) => h('p', { className: 'choice-name', textContent: words });
  const poolName = name(pool);
  const rest = h('div', { className: 'row-of', role: 'group', 'aria-label': pool });
  const ranks = h('div', { className: 'row-of ranks', role: 'group', 'aria-label': label });
  const button = (/** @type {number} */ at, /** @type {string} */ textContent, /** @type {number[]} */ next) =>
    h('button', { className: 'thing', textContent, onclick: () => put(next, at) });
  const show = () => {
    const left = [...options.keys()].filter((at) => !order.includes(at));
    rest.replaceChildren(...left.map((at) => button(at, options[at], [...order, at])));
    poolName.hidden = left.length === 0;
    const there = order.map((at, place) => button(at, ranked(place + 1, options[at]), order.filter((one) => one !== at))); // prettier-ignore
    ranks.replaceChildren(...(there.length ? there : [h('span', { className: 'empty', textContent: empty })]));
  };
  const put = (/** @type {number[]} */ next, /** @type {number} */ at) => {
    const place = [...options.keys()].filter((one) => !order.includes(one)).indexOf(at);
    order = next;
    show();
    const left = rest.querySelectorAll('button');
    const beside = left[Math.min(Math.max(place, 0), left.length - 1)] ?? document.querySelector('.buttons .primary');
    /** @type {HTMLElement} */ (beside).focus();
  };
  show();
  return {
    place: h('div', { className: 'ordering' }, name(label), ranks, poolName, rest),
    given: () => (order.length === options.length ? order : null),
    show: (answer) => {
      order = /** @type {number[]} */ (answer);
      show();
    },
  };
}
