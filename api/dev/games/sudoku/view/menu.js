import { LAST_STOP, solvedInAll } from '../game/profile.js';
import { STOPS } from '../game/road.js';
import { LEVELS } from '../rules/rater.js';
import { clock, h, icon } from './dom.js';

/**
 * @typedef {import('../texts/index.js').Texts} Texts
 * @typedef {import('../game/session.js').Session} Session
 * @typedef {import('../rules/rater.js').Level} Level
 */

/**
 * The first screen: levels, the road so far and the rules.
 * @param {Texts} t
 * @param {Session} session
 * @param {{ begin: (level: Level) => void, switchLanguage: () => void, otherLanguage: string }} actions
 */
export function menuScreen(t, session, { begin, switchLanguage, otherLanguage }) {
  return h(
    'main',
    { className: 'menu' },
    h('div', { className: 'picture' }, h('img', { src: 'fito.svg', alt: '' })),
    h(
      'div',
      { className: 'choices' },
      h(
        'div',
        { className: 'titles' },
        h('h1', {}, t.title),
        h('button', { className: 'link', lang: otherLanguage, onclick: switchLanguage }, t.otherLanguage),
      ),
      h('p', { className: 'lead' }, t.lead),
      continueButton(t, session),
      h('div', { className: 'levels' }, ...LEVELS.map((level) => levelButton(t, session, level, begin))),
      road(t, solvedInAll(session.profile)),
      rules(t),
    ),
  );
}

function continueButton(/** @type {Texts} */ t, /** @type {Session} */ session) {
  const { play } = session;
  if (!play || session.isOver()) return null;
  const words = t.continue(t.levels[play.level][0], clock(play.seconds));
  return h('button', { className: 'primary', onclick: () => session.resume() }, icon('play'), words);
}

function levelButton(
  /** @type {Texts} */ t,
  /** @type {Session} */ { profile },
  /** @type {Level} */ level,
  /** @type {(level: Level) => void} */ begin,
) {
  const [name, about] = t.levels[level];
  const best = profile.best[level];
  const figures = [profile.solved[level] > 0 && t.solved(profile.solved[level]), best !== null && t.best(clock(best))];
  return h(
    'button',
    { className: `level ${level}`, onclick: () => begin(level) },
    h('strong', {}, name),
    h('span', {}, about),
    h('small', {}, figures.filter(Boolean).join(' · ')),
  );
}

function road(/** @type {Texts} */ t, /** @type {number} */ solved) {
  const at = Math.min(solved, LAST_STOP);
  const words = at > 0 ? t.road(at, LAST_STOP, STOPS[at - 1]) : t.roadStart;
  const stops = STOPS.map((_, stop) => h('i', { className: stop < at ? 'reached' : '' }));
  return h(
    'div',
    { className: 'road' },
    h('p', {}, words),
    h('div', { className: 'stops', 'aria-hidden': true }, ...stops),
  );
}

function rules(/** @type {Texts} */ t) {
  return h(
    'details',
    {},
    h('summary', {}, t.howTo),
    h('ul', {}, ...t.rules.map((rule) => h('li', {}, rule))),
    h('h2', {}, t.keyboard),
    h('dl', {}, ...t.keys.map(([key, does]) => h('div', {}, h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)))),
  );
}
