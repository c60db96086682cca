import { choices } from '../common/choices.js';
import { shuffled } from '../common/chance.js';
import { h } from '../common/elements.js';
import { cutAtGaps, filled, mixed, wrongFrom, wrongGap } from './reading.js';

/**
 * @typedef {typeof import('./texts/es.js').es} Say
 * @typedef {import('./texts/tales.es.js').Tale} Tale
 * @typedef {import('../common/rounds.js').Verdict} Verdict
 *
 * A page of a tale, where one of its steps is done. @typedef {{ place: HTMLElement, check: () => Verdict, show: () => string }} Page
 */

const label = (/** @type {string} */ text) => h('p', { className: 'choice-name', textContent: text });
/** A break in a line of a poem. */
const lines = (/** @type {string} */ text) => text.split(' / ').join('\n');

/** The parts in their order, as on a page of a book; a poem keeps its lines. */
const told = (/** @type {Tale} */ { pieces, isPoem }) =>
  h('p', { className: 'page', textContent: isPoem ? lines(pieces.join('\n')) : pieces.join(' ') });

/** Puts the parts of a tale in order. @param {Tale} tale @param {() => number} chance @param {Say} say @returns {Page} */
export function orderPage({ pieces, clue }, chance, say) {
  const pool = mixed(pieces.length, (values) => shuffled(values, chance));
  /** @type {number[]} */
  let placed = [];
  const rest = h('div', { className: 'parts', role: 'group', 'aria-label': say.pool });
  const order = h('div', { className: 'parts placed', role: 'group', 'aria-label': say.placed });
  const part = (/** @type {number} */ piece, /** @type {string} */ text, /** @type {number[]} */ next) =>
    h('button', { className: 'part', textContent: lines(text), onclick: () => place(next, piece) });
  const draw = () => {
    const left = pool.filter((piece) => !placed.includes(piece));
    rest.replaceChildren(...left.map((piece) => part(piece, pieces[piece], [...placed, piece])));
    const there = placed.map((piece, at) => part(piece, say.piece(at + 1, pieces[piece]), placed.filter((other) => other !== piece))); // prettier-ignore
    order.replaceChildren(...(there.length ? there : [h('span', { className: 'empty', textContent: say.empty })]));
    poolLabel.hidden = left.length === 0;
  };
  const poolLabel = label(say.pool);
  const place = (/** @type {number[]} */ next, /** @type {number} */ piece) => {
    const at = pool.filter((one) => !placed.includes(one)).indexOf(piece);
    placed = next;
    draw();
    const buttons = rest.querySelectorAll('button');
    const beside =
      buttons[Math.min(Math.max(at, 0), buttons.length - 1)] ?? document.querySelector('.buttons .primary');
    /** @type {HTMLElement} */ (beside).focus();
  };
  draw();
  return {
    place: h('div', { className: 'reading' }, label(say.placed), order, poolLabel, rest),
    check: () => {
      const left = pieces.length - placed.length;
      const from = wrongFrom(placed);
      if (from === null && left === 0) return { isRight: true, words: clue };
      return { isRight: false, words: from === null ? say.unplaced(left) : say.wrongFrom(from) };
    },
    show: () => {
      placed = [...pieces.keys()];
      draw();
      return clue;
    },
  };
}

/** What the right words of a tale do. @param {Tale} tale @param {Say} say */
const meanings = ({ words }, say) =>
  `${words
    .map(([word]) => word.toLowerCase())
    .map((word) => say.does(word, say.connectors[word]))
    .join('; ')}.`;

/** Fills the gaps of the paragraph that goes on with the tale. @param {Tale} tale @param {() => number} chance @param {Say} say @returns {Page} */
export function gapsPage(tale, chance, say) {
  const gaps = tale.words.map((words, at) => {
    const order = shuffled([...words.keys()], chance);
    const chooser = choices({ name: `gap-${at}`, label: say.gap(at + 1), options: order.map((word) => words[word]) });
    const blank = h('strong');
    const chosen = () => order[chooser.chosen()] ?? -1;
    const draw = () => {
      blank.className = chosen() === -1 ? 'blank open' : 'blank';
      blank.textContent = chosen() === -1 ? `${at + 1} ____` : words[chosen()];
    };
    chooser.place.addEventListener('change', draw);
    draw();
    return { place: chooser.place, blank, chosen, show: () => (chooser.choose(order.indexOf(0)), draw()) };
  });
  const text = cutAtGaps(tale).flatMap((part, at) => (at < gaps.length ? [part, gaps[at].blank] : [part]));
  return {
    place: h('div', { className: 'reading' }, told(tale), h('p', { className: 'page next' }, ...text), h('div', { className: 'gaps' }, ...gaps.map(({ place }) => place))), // prettier-ignore
    check: () => {
      const wrong = wrongGap(gaps.map(({ chosen }) => chosen()));
      if (wrong === null) return { isRight: true, words: meanings(tale, say) };
      return { isRight: false, words: gaps.some(({ chosen }) => chosen() === -1) ? say.none : say.wrongGap(wrong) };
    },
    show: () => {
      for (const gap of gaps) gap.show();
      return meanings(tale, say);
    },
  };
}

/** Answers the question about the whole tale. @param {Tale} tale @param {() => number} chance @param {Say} say @returns {Page} */
export function questionPage(tale, chance, say) {
  const order = shuffled([...tale.answers.keys()], chance);
  const chooser = choices({ name: 'answers', label: say.choose, options: order.map((at) => tale.answers[at]) });
  return {
    place: h('div', { className: 'reading' }, told(tale), h('p', { className: 'page next', textContent: filled(tale) }), chooser.place), // prettier-ignore
    check: () => {
      if (chooser.chosen() === -1) return { isRight: false, words: say.none };
      const isRight = order[chooser.chosen()] === 0;
      return { isRight, words: isRight ? tale.why : say.wrongAnswer };
    },
    show: () => {
      chooser.choose(order.indexOf(0));
      return tale.why;
    },
  };
}
