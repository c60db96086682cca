import { choices } from '../common/choices.js';
import { h } from '../common/elements.js';
import { fewest, isNote, tillUpTo } from './money.js';

/**
 * @typedef {typeof import('./texts/es.js').es} Say
 * @typedef {import('./sums.js').Sum} Sum
 *
 * Where an answer is given; none yet is null.
 * @typedef {{ place: HTMLElement, given: () => number | null, show: (answer: number) => void }} Answer
 */

/** A coin or a note to press. @param {number} piece @param {string} text @param {string} name @param {() => void} press */
const pieceButton = (piece, text, name, press) =>
  h('button', {
    className: `piece ${isNote(piece) ? 'note' : 'coin'} p${piece}`,
    'aria-label': name,
    textContent: text,
    onclick: press,
  });

/** Change laid out from the till onto the tray. @param {number} most @param {Say} say @returns {Answer} */
export function coins(most, say) {
  /** @type {number[]} */
  let laid = [];
  const tray = h('div', { className: 'tray', role: 'group', 'aria-label': say.tray });
  const sum = h('p', { className: 'sum', role: 'status' });
  /** @param {number} piece @param {(name: string) => string} does @param {() => void} press */
  const button = (piece, does, press) =>
    pieceButton(piece, say.written.coins(piece), does(say.piece(piece, isNote(piece))), press);
  const till = h(
    'div',
    { className: 'till', role: 'group', 'aria-label': say.till },
    ...tillUpTo(most).map((piece) => button(piece, say.put, () => lay([...laid, piece]))),
  );
  const lay = (/** @type {number[]} */ pieces) => {
    laid = pieces.sort((a, b) => b - a);
    const buttons = laid.map((piece, at) => button(piece, say.take, () => takeOut(at)));
    tray.replaceChildren(...(laid.length ? buttons : [h('span', { className: 'empty', textContent: say.empty })]));
    sum.textContent = say.sum(laid.reduce((all, piece) => all + piece, 0));
  };
  const takeOut = (/** @type {number} */ at) => {
    lay(laid.filter((_, other) => other !== at));
    const next = tray.querySelectorAll('button')[Math.min(at, laid.length - 1)] ?? till.querySelector('button');
    /** @type {HTMLElement} */ (next).focus();
  };
  lay([]);
  const label = (/** @type {string} */ text) => h('p', { className: 'choice-name', textContent: text });
  return {
    place: h('div', { className: 'counter' }, label(say.till), till, label(say.tray), tray, sum),
    given: () => (laid.length ? laid.reduce((all, piece) => all + piece, 0) : null),
    show: (answer) => lay(fewest(answer)),
  };
}

const MOST_DIGITS = 7;
const checkButton = () => /** @type {HTMLElement | null} */ (document.querySelector('.buttons .primary'));

/** A number typed with its own keys or with those of the keyboard. @param {(number: number) => string} written @param {Say} say @returns {Answer} */
export function keys(written, say) {
  let digits = '';
  const shown = h('output', { className: 'shown', 'aria-label': say.answer });
  const set = (/** @type {string} */ next) => {
    digits = next.slice(0, MOST_DIGITS).replace(/^0+/, '');
    shown.textContent = digits ? written(Number(digits)) : '…';
  };
  const erase = () => set(digits.slice(0, -1));
  const key = (/** @type {string} */ digit) =>
    h('button', { className: 'key', textContent: digit, onclick: () => set(digits + digit) });
  const back = h('button', { className: 'key back', 'aria-label': say.erase, textContent: '⌫', onclick: erase });
  const pad = h('div', { className: 'pad', role: 'group', 'aria-label': say.answer }, ...[...'123456789'].map(key), back, key('0'), key('000')); // prettier-ignore
  const place = h('div', { className: 'typed' }, shown, pad);
  const typed = (/** @type {KeyboardEvent} */ event) => {
    const { key: name, ctrlKey, metaKey, altKey } = event;
    if (!place.isConnected) return removeEventListener('keydown', typed);
    if (place.closest('[inert]') || ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(name)) set(digits + name);
    if (name === 'Backspace') erase();
    if (name !== 'Enter' || document.activeElement?.closest('button')) return;
    // Else the same press goes on to the next task.
    event.preventDefault();
    checkButton()?.click();
  };
  addEventListener('keydown', typed);
  set('');
  return { place, given: () => (digits ? Number(digits) : null), show: (answer) => set(String(answer)) };
}

/** One of some, in a mixed order. @param {string[]} options @param {number[]} order @param {Say} say @returns {Answer} */
export function oneOf(options, order, say) {
  const chooser = choices({ name: 'offers', label: say.choose, options: order.map((at) => options[at]) });
  return {
    place: chooser.place,
    given: () => order[chooser.chosen()] ?? null,
    show: (answer) => chooser.choose(order.indexOf(answer)),
  };
}
