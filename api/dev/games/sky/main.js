import { h } from '../common/elements.js';
import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { oneOf, ordered, spots } from './answers.js';
import { desert } from './desert.js';
import { countOf, foundIn } from './found.js';
import { aimed, CHART, LLAMA, llamaSky, PANORAMA, placed, southernSky } from './geometry.js';
import { constellationChart, lightCurve, llamaChart, moonPicture, panorama, saturnPicture, smallChart, southChart } from './pictures.js'; // prettier-ignore
import { questionsOf, TASKS } from './questions.js';
import { texts } from './texts/index.js';

/**
 * @typedef {typeof import('./texts/es.js').es} Say
 * @typedef {import('./questions.js').Question} Question
 * @typedef {import('./answers.js').Answer} Answer
 */

/** Of this night. @type {Question[]} */
let questions = [];

const asPlaced = (/** @type {Question} */ { list }) =>
  list.map((star) => /** @type {[number, number]} */ ([Math.floor(Number(star) / 100), Number(star) % 100]));

/** A chart on which one of some places is right. @param {Question} question @param {Say} say @returns {Answer} */
function chartAnswer(question, say) {
  const { kind, n, list } = question;
  const those = (/** @type {import('./geometry.js').Point[]} */ points) => list.map((at) => points[Number(at)]);
  const sky = say.charts;
  if (kind === 'brightest') {
    const points = those(placed(n.constellation, CHART));
    return spots(constellationChart(n.constellation, sky.brightest(n.constellation)), { ...CHART, points }, say);
  }
  if (kind === 'pole') {
    const points = those(southernSky(n.angle).places);
    return spots(southChart(n.angle, sky.south), { width: 400, height: 310, points }, say);
  }
  if (kind === 'llama') return spots(llamaChart(sky.llama), { ...LLAMA, points: those(llamaSky().places) }, say);
  const stars = asPlaced(question);
  return spots(panorama(sky.panorama, stars), { ...PANORAMA, points: stars.map((at) => aimed(...at)) }, say);
}

/** The pictures to choose from, where a kind has some. @param {Question} question @param {Say} say */
function pictureOf({ kind, list }, say) {
  const at = (/** @type {number} */ option) => Number(list[option]);
  if (kind === 'nextPhase' || kind === 'phasePicture')
    return (/** @type {number} */ option) => moonPicture(at(option), say.moons[at(option)]);
  if (kind === 'figurePicture') return (/** @type {number} */ option) => smallChart(at(option), say.shapes[at(option)]);
  if (kind === 'rings')
    return (/** @type {number} */ option) => saturnPicture(at(option), say.charts.rings(at(option)));
  return undefined;
}

/** @param {Question} question @param {Say} say @returns {Answer} */
function answerFor(question, say) {
  if (question.input === 'place') return chartAnswer(question, say);
  const picture = pictureOf(question, say);
  const options = picture ? question.list.map(() => '') : (say.kinds[question.kind].options?.(question) ?? []);
  if (question.input === 'order') return ordered(options, say.ordering);
  return oneOf({ label: say.choose, options, picture });
}

/** What is seen above the choices. @param {Question} question @param {Say} say @returns {Node[]} */
function shown({ kind, n }, say) {
  if (kind === 'nextPhase') {
    const before = [6, 7].map((back) => (n.phase + back) % 8);
    return [h('div', { className: 'phases' }, ...before.map((phase) => /** @type {any} */ (moonPicture(phase, say.moons[phase]))), h('span', { className: 'unknown', textContent: '?' }))]; // prettier-ignore
  }
  if (kind === 'phaseName') return [h('div', { className: 'phases' }, /** @type {any} */ (moonPicture(n.phase, say.moons[n.phase])))]; // prettier-ignore
  if (kind === 'figureName') return [h('div', { className: 'chart' }, /** @type {any} */ (constellationChart(n.constellation, say.shapes[n.constellation])))]; // prettier-ignore
  if (kind === 'transitPeriod' || kind === 'transitSize')
    return [h('div', { className: 'chart' }, /** @type {any} */ (lightCurve({ period: n.period, first: n.first }, say.charts.curve(n))))]; // prettier-ignore
  return [];
}

/** What is known. @param {[string, string][]} rows */
const notebook = (rows) =>
  rows.length
    ? [h('dl', { className: 'notebook' }, ...rows.map(([name, value]) => h('div', {}, h('dt', { textContent: name }), h('dd', { textContent: value }))))] // prettier-ignore
    : [];

open({
  key: 'ludoteca-sky',
  tasks: TASKS,
  texts,
  picture: ({ marks = [] }, language) => {
    const { constellations, phases } = foundIn(marks);
    return desert(marks, texts[language].sky(countOf(constellations), countOf(phases)));
  },
  task: (level, chance, language, at) => {
    const say = texts[language];
    if (at === 0) questions = questionsOf(level, chance);
    const question = questions[at];
    const { order, rows, hint, why } = say.kinds[question.kind];
    const answer = answerFor(question, say);
    const place = h('div', { className: 'watch' }, ...shown(question, say), ...notebook(rows?.(question) ?? []), answer.place); // prettier-ignore
    const over = () => {
      place.classList.add('over');
      return why(question);
    };
    return {
      order: order(question),
      place,
      check: () => {
        const given = answer.given();
        if (given === null) return { isRight: false, words: say.none };
        if (String(given) !== String(question.answer))
          return { isRight: false, words: `${say.wrong} ${hint(question)}` };
        return { isRight: true, words: over() };
      },
      show: () => {
        answer.show(question.answer);
        return over();
      },
      mark: question.mark,
    };
  },
  achievements,
});
