import { leftOf } from '../game/play.js';
import { DIGITS } from '../rules/board.js';
import { whereText, whyText } from '../texts/hints.js';
import { h, icon } from './dom.js';

/**
 * @typedef {import('../texts/index.js').Texts} Texts
 * @typedef {import('../game/session.js').Session} Session
 */

/** The nine numbers, each with how often it is still missing. */
export function makePad(/** @type {Texts} */ t, /** @type {Session} */ session) {
  const buttons = DIGITS.map((digit) => h('button', { onclick: () => session.enter(digit) }));
  const element = h('div', { className: 'pad', role: 'group', 'aria-label': t.digits }, ...buttons);
  const update = () => {
    const left = session.play ? leftOf(session.play) : [];
    for (const [at, button] of buttons.entries()) {
      const missing = Math.max(0, left[at]);
      button.textContent = String(at + 1);
      // Drawn by the style alone: who calls the button says what is written on it.
      button.dataset.missing = String(missing);
      button.setAttribute('aria-label', t.digit(at + 1, missing));
      button.classList.toggle('used-up', missing === 0);
    }
    element.classList.toggle('as-notes', session.notesOn);
  };
  // The middle of the nine, from which each is at most two steps away.
  return { element, update, focus: () => buttons[4].focus() };
}

/** Undo, redo, erase, notes, hint; and the wish to see mistakes. */
export function makeTools(/** @type {Texts} */ t, /** @type {Session} */ session) {
  const tool = (
    /** @type {'undo' | 'redo' | 'erase' | 'notes' | 'noteAll' | 'hint'} */ name,
    /** @type {() => void} */ does,
  ) => h('button', { className: `tool ${name}`, onclick: does }, icon(name), h('span', {}, t[name]));
  const notes = tool('notes', () => session.toggleNotes());
  const hint = tool('hint', () => session.hint());
  const mistakes = h('input', { type: 'checkbox', onchange: () => session.showMistakes(mistakes.checked) });
  const element = h(
    'div',
    { className: 'tools', role: 'group', 'aria-label': t.tools },
    tool('undo', () => session.undo()),
    tool('redo', () => session.redo()),
    tool('erase', () => session.erase()),
    notes,
    tool('noteAll', () => session.noteAll()),
    hint,
  );
  const wish = h('label', { className: 'wish' }, mistakes, h('span', {}, t.mistakes));
  const update = () => {
    notes.setAttribute('aria-pressed', String(session.notesOn));
    mistakes.checked = session.profile.showsMistakes;
  };
  return { element, wish, hint, update };
}

/**
 * What a hint says, over the numbers.
 * @param {Texts} t
 * @param {Session} session
 */
export function makeHintPanel(t, session) {
  const element = h('section', { className: 'hint-panel', hidden: true, 'aria-label': t.hint });
  const update = () => {
    const { openHint } = session;
    element.hidden = !openHint;
    if (!openHint) return element.replaceChildren();
    const { hint, isExplained } = openHint;
    const onward = h(
      'button',
      { className: 'primary', onclick: () => session.hint() },
      isExplained ? t.apply : t.explain,
    );
    element.replaceChildren(
      h('h2', {}, hint ? t.technique[hint.technique] : t.hint),
      h('p', {}, hintText(t, openHint)),
      h(
        'div',
        { className: 'row' },
        hint && onward,
        h('button', { className: 'quiet', onclick: () => session.closeHint() }, t.close),
      ),
    );
  };
  return { element, update };
}

/** What a hint says now. */
export function hintText(
  /** @type {Texts} */ t,
  /** @type {import('../game/session.js').OpenHint} */ { hint, isExplained },
) {
  if (!hint) return t.noHint;
  return isExplained ? whyText(t, hint) : whereText(t, hint);
}
