import { seeded } from '../common/chance.js';
import { choices } from '../common/choices.js';
import { h } from '../common/elements.js';
import { open, Rounds } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { afterDay, newCourse, resultOf, TRUSTING } from './judge.js';
import { alertShape, curve, scene, seismograph } from './scene.js';
import { DAYS, normalUpTo, seasonOf, shareOf, SIGNS, strengthOf, trendOf } from './season.js';
import { texts } from './texts.js';

/**
 * @typedef {import('./season.js').Season} Season
 * @typedef {import('./judge.js').Course} Course
 * @typedef {{ level: number, season: Season, course: Course }} Watch
 */

const ARROWS = { 1: '↗', 0: '→', '-1': '↘' };
/** How far the magma rose, by kind. */
const MAGMA = { calm: 0.05, stalled: 0.45, steam: 0.2, waking: 1, sealed: 1 };

/** Seasons at the observatory: ten days each, with an announcement a day. */
class Seasons extends Rounds {
  get words() {
    return texts[this.language];
  }

  get say() {
    return { ...super.say, ...this.words.words };
  }

  play(/** @type {number} */ level) {
    const wished = new URLSearchParams(location.search).get('seed');
    const chance = seeded(Number(wished ?? crypto.getRandomValues(new Uint32Array(1))[0]));
    this.watch({ level, season: seasonOf(level, chance), course: newCourse() });
  }

  /** One day: what was measured, and the announcement. @param {Watch} watch */
  watch({ level, season, course }) {
    const at = course.decisions.length;
    if (at === DAYS) return this.tellEnd({ level, season, course });
    const before = course.decisions[at - 1] ?? { alert: 0, evacuate: 0 };
    const { words } = this;
    const alerts = choices({ name: 'alert', label: words.alert, options: words.alerts, first: before.alert, picture: alertShape }); // prettier-ignore
    const evacuations = choices({ name: 'evacuate', label: words.evacuation, options: words.evacuations, first: before.evacuate }); // prettier-ignore
    const announce = h('button', { className: 'primary', textContent: words.announce });
    announce.onclick = () => {
      const decision = { alert: alerts.chosen(), evacuate: evacuations.chosen() };
      const next = afterDay(season, course, decision);
      const verdict = next.verdicts[at];
      this.sound.play(season.eruptsAfter === at ? 'alarm' : verdict.isRight ? 'right' : 'wrong');
      this.watch({ level, season, course: next });
    };
    const wide = h('div', { className: 'watch' }, this.measured(season, at, before.evacuate, level), h('div', { className: 'decide' }, alerts.place, evacuations.place, this.trust(course.trust), h('div', { className: 'buttons' }, announce))); // prettier-ignore
    const heading = h('h2', { className: 'order', textContent: words.order, tabIndex: -1 });
    this.show(
      this.bar({ at }),
      heading,
      ...this.yesterday({ level, season, course }),
      wide,
      this.guide(level === 0 && at === 0),
    );
    heading.focus();
  }

  /** What came of yesterday's announcement. @param {Watch} watch @returns {Node[]} */
  yesterday({ level, season, course: { verdicts, trust, endangered } }) {
    const at = verdicts.length - 1;
    if (at < 0) return [];
    const { reactions, reasons, eruption, safe, caught, stayed } = this.words;
    const { isRight, alert, evacuation } = verdicts[at];
    const said = [
      ...(isRight ? [reactions.right] : []),
      ...(alert > 0 ? [reactions.high] : alert < 0 ? [reactions.low] : []),
      ...(evacuation > 0 ? [reactions.needless] : evacuation < 0 ? [reactions.missing] : []),
      ...(level === 0 ? [reasons[season.days[at].stage]] : []),
    ];
    const happened = season.eruptsAfter === at ? [eruption, endangered ? caught(endangered) : safe] : [];
    if (endangered && trust < TRUSTING && happened.length) happened.push(stayed);
    const isGood = happened.length ? !endangered : isRight;
    return [
      h('p', {
        className: isGood ? 'told right' : 'told wrong',
        role: 'status',
        textContent: [...happened, ...said].join(' '),
      }),
    ];
  }

  /** @param {Season} season @param {number} at @param {number} evacuate @param {number} level */
  measured({ kind, days, eruptsAfter }, at, evacuate, level) {
    const { signs } = days[at];
    const isErupting = eruptsAfter !== null && at > eruptsAfter;
    const share = (/** @type {'gas' | 'lake'} */ sign) => shareOf(sign, signs[sign] ?? normalUpTo(sign));
    const look = { gas: share('gas'), lake: share('lake'), isErupting, isSteam: kind === 'steam', evacuate };
    return h(
      'div',
      { className: 'measured' },
      /** @type {any} */ (scene(look, this.words.scene)),
      /** @type {any} */ (seismograph(signs.quakes, at, this.words.seismograph)),
      h('div', { className: 'signs' }, ...SIGNS.map((sign) => this.card(sign, days.slice(0, at + 1), level))),
    );
  }

  /** @param {import('./season.js').Sign} sign @param {import('./season.js').Day[]} days @param {number} level */
  card(sign, days, level) {
    const { signs, strengths, trends, failed, normal } = this.words;
    const at = days.length - 1;
    const value = days[at].signs[sign];
    const [name, unit] = signs[sign];
    const trend = /** @type {keyof typeof ARROWS} */ (String(trendOf(sign, days[at].signs, days[at - 1]?.signs)));
    const about = value === null ? failed : level === 0 ? strengths[strengthOf(sign, value)] : normal(normalUpTo(sign));
    const arrow = h('span', { 'aria-hidden': 'true', className: 'arrow', textContent: ARROWS[trend] });
    return h(
      'p',
      { className: `sign strength-${level === 0 && value !== null ? strengthOf(sign, value) : 0}` },
      h('span', { className: 'sign-name', textContent: name }),
      h('strong', { textContent: value === null ? '–' : `${value} ${unit} ` }),
      ...(at === 0 || value === null
        ? []
        : [arrow, h('span', { className: 'hidden', textContent: `${trends[trend]}, ` })]),
      h('small', { textContent: about }),
      /** @type {any} */ (curve(sign, days.map((day) => day.signs[sign]), DAYS)), // prettier-ignore
    );
  }

  trust(/** @type {number} */ trust) {
    const fill = h('i', { className: trust < TRUSTING ? 'low' : '' });
    fill.style.width = `${trust}%`;
    return h('div', { className: 'trust' }, h('span', { textContent: this.words.trust(trust) }), h('span', { className: 'meter', 'aria-hidden': 'true' }, fill)); // prettier-ignore
  }

  guide(/** @type {boolean} */ isOpen) {
    const { guide, rules } = this.words;
    return h('details', { className: 'guide', open: isOpen }, h('summary', { textContent: guide }), h('ul', {}, ...rules.map((rule) => h('li', { textContent: rule })))); // prettier-ignore
  }

  /** What went on below, and each day beside what specialists announced. @param {Watch} watch */
  tellEnd({ level, season, course }) {
    const { words } = this;
    const { first, marks } = resultOf(season, course);
    this.count({ level, first, shown: 0, tasks: DAYS, marks });
    const [title, story] = words.endings[season.kind];
    const isErupting = season.eruptsAfter !== null;
    const caught = course.endangered === null ? [] : [course.endangered ? words.caught(course.endangered) : words.safe];
    const signs = isErupting ? { gas: 1, lake: 0.9 } : { gas: 0.1, lake: 0.1 };
    const look = {
      ...signs,
      isErupting,
      isSteam: season.kind === 'steam',
      evacuate: course.decisions[DAYS - 1].evacuate,
    };
    const again = h('button', { className: 'primary', textContent: this.say.again });
    again.onclick = () => this.play(level);
    const levels = h('button', { className: 'quiet', 'data-back': '', textContent: this.say.levels });
    levels.onclick = () => this.menu();
    this.show(
      h('h1', { textContent: title, tabIndex: -1 }),
      h('p', { className: 'stars', 'aria-hidden': 'true', textContent: '★'.repeat(first) + '☆'.repeat(DAYS - first) }),
      h('p', { className: 'lead', textContent: [...caught, words.result(first, DAYS, course.trust)].join(' ') }),
      /** @type {any} */ (scene({ ...look, magma: MAGMA[season.kind], isAwake: isErupting }, words.scene)),
      h('p', { className: 'lead', textContent: story }),
      h('div', { className: 'buttons' }, again, levels),
      h('h2', { textContent: words.log }),
      h('ol', { className: 'log' }, ...season.days.map((day, at) => this.logged(day, course, at))),
    );
    again.focus();
  }

  /** @param {import('./season.js').Day} day @param {Course} course @param {number} at */
  logged(day, course, at) {
    const { words } = this;
    const { isRight } = course.verdicts[at];
    const line = (/** @type {string} */ who, /** @type {import('./judge.js').Decision} */ { alert, evacuate }) =>
      h(
        'p',
        {},
        `${who}: `,
        /** @type {any} */ (alertShape(alert)),
        `${words.alerts[alert]} · ${words.evacuations[evacuate]}`,
      );
    const mark = h('span', { className: isRight ? 'mark hit' : 'mark miss', textContent: `${isRight ? '✓' : '✕'} ${isRight ? words.hit : words.miss}` }); // prettier-ignore
    return h(
      'li',
      {},
      h('p', { className: 'log-day' }, h('strong', { textContent: words.day(at + 1) }), mark),
      line(words.you, course.decisions[at]),
      ...(isRight ? [] : [line(words.specialists, day)]),
      h('p', { className: 'why', textContent: words.reasons[day.stage] }),
    );
  }
}

open(
  {
    key: 'ludoteca-volcano',
    tasks: DAYS,
    texts,
    picture: (_, language) =>
      scene({ gas: 0.5, lake: 0.2, isErupting: false, evacuate: 0, magma: 0.3, isAwake: true }, texts[language].scene),
    achievements,
  },
  Seasons,
);
