import { draw, h } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { skyOf, together } from './moons.js';
import { texts } from './texts.js';

const [WIDTH, LEFT, RIGHT, BASE] = [640, 24, 616, 74];

/** A number line with a leap for each moon, and the planet where it has to end. */
function numberLine(/** @type {import('./moons.js').Sky} */ { target, sign }, /** @type {number[]} */ moons) {
  const ends = moons.map((_, at) => together(moons.slice(0, at + 1), sign));
  const last = Math.max(target, ...ends) * 1.05;
  const x = (/** @type {number} */ value) => LEFT + ((RIGHT - LEFT) * value) / last;
  const leaps = ends.flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    const [from, to] = [x(start), x(end)];
    const name = at > 0 && sign === '×' ? `×${moons[at]}` : String(moons[at]);
    return [
      draw('path', { d: `M${from} ${BASE}Q${(from + to) / 2} ${BASE - 76} ${to} ${BASE}`, class: 'leap' }),
      draw('text', { x: (from + to) / 2, y: BASE - 44, class: 'leap-name' }, name),
    ];
  });
  return draw(
    'svg',
    { viewBox: `0 0 ${WIDTH} 112`, class: 'line', 'aria-hidden': 'true' },
    draw('path', { d: `M${LEFT} ${BASE}H${RIGHT}`, class: 'axis' }),
    draw('text', { x: LEFT, y: BASE + 26, class: 'number' }, '0'),
    draw('circle', { cx: x(target), cy: BASE, r: 11, class: 'planet' }),
    draw('text', { x: x(target), y: BASE + 34, class: 'number' }, String(target)),
    ...leaps,
  );
}

open({
  key: 'ludoteca-orbit',
  tasks: 8,
  texts,
  task: (level, chance, language) => {
    const say = texts[language];
    const sky = skyOf(level, chance);
    /** @type {number[]} */
    let caught = [];
    const line = h('div', { className: 'sky-line' });
    const told = h('p', { className: 'taken', role: 'status' });
    const tell = () => {
      told.textContent = caught.length ? caught.join(` ${sky.sign} `) : say.none;
      for (const moon of moons) moon.setAttribute('aria-pressed', String(caught.includes(Number(moon.value))));
      line.replaceChildren(numberLine(sky, []));
    };
    const moons = sky.moons.map((value) => {
      const moon = h('button', { className: 'moon', value: String(value), textContent: String(value) });
      moon.onclick = () => {
        caught = caught.includes(value) ? caught.filter((one) => one !== value) : [...caught, value].slice(-sky.count);
        tell();
      };
      return moon;
    });
    tell();
    return {
      order: say.order(sky),
      place: h('div', { className: 'task' }, h('div', { className: 'moons' }, ...moons), told, line),
      check: () => {
        if (caught.length < sky.count) return { isRight: false, words: say.few(sky.count) };
        line.replaceChildren(numberLine(sky, caught));
        const total = together(caught, sky.sign);
        return { isRight: total === sky.target, words: say.reached(caught, sky, total) };
      },
      show: () => {
        caught = sky.answer;
        tell();
        line.replaceChildren(numberLine(sky, caught));
        return say.reached(caught, sky, sky.target);
      },
    };
  },
  achievements,
});
