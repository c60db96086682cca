import { h, icon, clock } from './dom.js';
import { makeBoard } from './board.js';
import { makeHintPanel, makePad, makeTools } from './controls.js';

/**
 * @typedef {import('../texts/index.js').Texts} Texts
 * @typedef {import('../game/session.js').Session} Session
 */

/**
 * The screen of one Sudoku.
 * @param {Texts} t
 * @param {Session} session
 * @param {() => void} leave
 */
export function gameScreen(t, session, leave) {
  const pad = makePad(t, session);
  const board = makeBoard(t, session, pad.focus);
  const tools = makeTools(t, session);
  const panel = makeHintPanel(t, session);
  const bar = makeBar(t, session, leave);
  const rest = pauseCard(t, session);
  const side = h('div', { className: 'side' }, tools.element, pad.element, tools.wish, panel.element);
  const element = h(
    'main',
    { className: 'game' },
    bar.element,
    h('div', { className: 'table' }, board.element, rest),
    side,
  );
  const update = () => {
    for (const part of [board, pad, tools, panel, bar]) part.update();
    element.classList.toggle('is-paused', session.isPaused);
    rest.hidden = !session.isPaused;
    board.element.inert = session.isPaused;
    side.inert = session.isPaused;
  };
  update();
  return { element, update, tick: bar.update, board, panel, hintButton: tools.hint, rest };
}

function makeBar(/** @type {Texts} */ t, /** @type {Session} */ session, /** @type {() => void} */ leave) {
  const time = h('span', { className: 'time', role: 'timer', 'aria-label': t.time });
  const pause = h('button', { className: 'round', onclick: () => session.pause(!session.isPaused) });
  const level = session.play ? t.levels[session.play.level][0] : '';
  const element = h(
    'header',
    { className: 'bar' },
    h('button', { className: 'quiet', onclick: leave, 'data-back': '' }, icon('back'), t.back),
    h('h1', {}, h('span', { className: 'hidden' }, `${t.title}: `), level),
    time,
    pause,
  );
  const update = () => {
    time.textContent = clock(session.play?.seconds ?? 0);
    const name = session.isPaused ? t.resume : t.pause;
    if (pause.getAttribute('aria-label') === name) return;
    pause.setAttribute('aria-label', name);
    pause.replaceChildren(icon(session.isPaused ? 'play' : 'pause'));
  };
  return { element, update };
}

function pauseCard(/** @type {Texts} */ t, /** @type {Session} */ session) {
  return h(
    'div',
    { className: 'rest', hidden: true },
    h('h2', {}, t.paused),
    h('p', {}, t.pausedLead),
    h('button', { className: 'primary', onclick: () => session.pause(false) }, icon('play'), t.resume),
  );
}

/**
 * The card at the end.
 * @param {Texts} t
 * @param {Session} session
 * @param {{ again: () => void, leave: () => void }} actions
 */
export function wonDialog(t, session, { again, leave }) {
  const { play, profile } = session;
  const dialog = h('dialog', { className: 'won', 'aria-labelledby': 'won-title' });
  const isBest = play && play.hints === 0 && profile.best[play.level] === play.seconds;
  const close = (/** @type {() => void} */ then) => () => {
    dialog.remove();
    then();
  };
  dialog.append(
    h('img', { src: 'fito.svg', alt: '' }),
    h('h2', { id: 'won-title' }, t.won),
    h('p', {}, t.wonIn(clock(play?.seconds ?? 0), play?.hints ?? 0), isBest ? ` ${t.wonBest}` : ''),
    h('button', { className: 'primary', onclick: close(again) }, t.again),
    h('button', { className: 'quiet', onclick: close(leave), 'data-back': '' }, t.back),
  );
  dialog.addEventListener('cancel', close(leave));
  return dialog;
}
