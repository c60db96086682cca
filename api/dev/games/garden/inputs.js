import { choices } from '../common/choices.js';
import { h } from '../common/elements.js';
import { icon, isDrawn } from './draw/icons.js';

/**
 * @typedef {typeof import('./texts/es.js').es} Say
 * @typedef {import('./steps.js').Step} Step
 *
 * Where an answer is given: places in the options. @typedef {{ place: HTMLElement, given: () => number[], show: () => void }} Input
 */

const label = (/** @type {string} */ text) => h('p', { className: 'choice-name', 'aria-hidden': 'true', textContent: text }); // prettier-ignore

/** The plant whose stages are drawn. */
const plantOf = (/** @type {Step} */ { about }) => about.at(-1);

const nameOf = (/** @type {Step} */ step, /** @type {string} */ option, /** @type {Say} */ say) =>
  say.kinds[step.kind].option?.(option) ?? say.names[option] ?? option;

/** @param {Step} step @param {string} option @returns {any} */
const picture = (step, option) => (isDrawn(option) ? icon(option, plantOf(step)) : '');

/** One of some. @param {Step} step @param {Say} say @returns {Input} */
function one(step, say) {
  const { options, answer } = step;
  const chooser = choices({
    ...{ name: isDrawn(options[0]) ? 'cards' : 'plain', label: say.choose },
    options: options.map((option) => nameOf(step, option, say)),
    picture: (at) => picture(step, options[at]),
  });
  const given = () => (chooser.chosen() === -1 ? [] : [chooser.chosen()]);
  return { place: chooser.place, given, show: () => void chooser.choose(answer[0]) };
}

/** Some of them, in any order. @param {Step} step @param {Say} say @returns {Input} */
function many(step, say) {
  const { options, answer } = step;
  const cards = options.map((option) => {
    const card = h('button', { className: 'card', 'aria-pressed': 'false' }, picture(step, option), nameOf(step, option, say)); // prettier-ignore
    card.onclick = () => card.setAttribute('aria-pressed', String(card.getAttribute('aria-pressed') !== 'true'));
    return card;
  });
  const name = say.some(answer.length);
  return {
    place: h('div', {}, label(name), h('div', { className: 'cards-row', role: 'group', 'aria-label': name }, ...cards)), // prettier-ignore
    given: () => [...cards.keys()].filter((at) => cards[at].getAttribute('aria-pressed') === 'true'),
    show: () => cards.forEach((card, at) => card.setAttribute('aria-pressed', String(answer.includes(at)))),
  };
}

/** All of them, one after another. @param {Step} step @param {Say} say @returns {Input} */
function order(step, say) {
  const { options, answer, kind } = step;
  const isBeds = kind === 'beds';
  const names = isBeds ? [say.bedsPlaced, say.bedsPool, say.bedsEmpty] : [say.placed, say.pool, say.empty];
  /** @type {number[]} */
  let placed = [];
  const there = h('div', { className: 'cards-row placed', role: 'group', 'aria-label': names[0] });
  const rest = h('div', { className: 'cards-row', role: 'group', 'aria-label': names[1] });
  const poolLabel = label(names[1]);
  /** @param {number} at @param {string} name @param {number[]} next */
  const card = (at, name, next) =>
    h('button', { className: 'card', onclick: () => place(next) }, picture(step, options[at]), name);
  const draw = () => {
    const left = [...options.keys()].filter((at) => !placed.includes(at));
    const name = (/** @type {number} */ at) => nameOf(step, options[at], say);
    rest.replaceChildren(...left.map((at) => card(at, name(at), [...placed, at])));
    const cards = placed.map((at, place) => card(at, say.at(place + 1, name(at)), placed.filter((other) => other !== at))); // prettier-ignore
    there.replaceChildren(...(cards.length ? cards : [h('span', { className: 'empty', textContent: names[2] })]));
    poolLabel.hidden = left.length === 0;
  };
  const place = (/** @type {number[]} */ next) => {
    placed = next;
    draw();
    const beside = rest.querySelector('button') ?? document.querySelector('.buttons .primary');
    /** @type {HTMLElement} */ (beside).focus();
  };
  draw();
  return {
    place: h('div', { className: 'ordering' }, label(names[0]), there, poolLabel, rest),
    given: () => placed,
    show: () => {
      placed = answer;
      draw();
    },
  };
}

const INPUTS = { one, many, order };

/** @param {Step} step @param {Say} say @returns {Input} */
export const inputFor = (step, say) => INPUTS[step.input](step, say);
