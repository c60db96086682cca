import { JOBS } from '../jobs.js';
import { amount } from '../texts/index.js';
import { box, disc, INK, line, TEXT, wrapped, write } from './paint.js';

/**
 * What can be pressed: a box on the canvas and what it does; a slider gets how far along it was pressed, 0 to 1.
 * @typedef {{ box: [number, number, number, number], press: (along: number) => void }} Hit
 *
 * @typedef {object} Screen
 * @property {import('./paint.js').Pen} pen
 * @property {number} width in CSS pixels
 * @property {number} height
 * @property {import('../texts/index.js').Texts} t
 * @property {import('../workshop.js').Workshop} workshop
 * @property {boolean} hasFocus whether the knob in hand is to be framed
 * @property {Hit[]} hits
 */

const SUN = '#FFC93C';
const PAPER = '#FFFBF5';
const MARGIN = 12;
const BODY = { size: 16, bold: false, font: TEXT };

export const isWide = (/** @type {Screen} */ { width, height }) => width >= 640 && width > height;

/** Name of the job, the row of all jobs, and the goal or how it ended. */
export function drawTop(/** @type {Screen} */ screen) {
  const { pen, width, t, workshop } = screen;
  box(pen, INK, [0, 0, width, 48]);
  write(pen, t.jobs[workshop.current.id][0], [MARGIN + 4, 24], { size: 20, colour: '#fff' });
  if (!isWide(screen)) box(pen, PAPER, [0, 48, width, 36]);
  drawDots(screen, isWide(screen) ? 24 : 66);
  drawCard(screen);
}

/** What the card under the name says, and where it lies. */
export function cardOf(/** @type {Screen} */ screen) {
  const { pen, width, t, workshop } = screen;
  const { verdict } = workshop;
  const [, goal, lesson] = t.jobs[workshop.current.id];
  const fastest = workshop.fastest.toLocaleString(t.number, { maximumFractionDigits: 1 });
  const isAll = workshop.solved.size === JOBS.length;
  const title = verdict ? t.verdicts[verdict](fastest) : '';
  const after = verdict === 'solved' ? `${lesson}${isAll ? ` ${t.allDone}` : ''}` : '';
  const words = verdict ? after : goal;
  const wide = Math.min(width - 2 * MARGIN, 640);
  const titles = title ? wrapped(pen, title, wide - 32, { size: 19 }) : [];
  const lines = words ? wrapped(pen, words, wide - 32, BODY) : [];
  const top = isWide(screen) ? 58 : 90;
  return { top, wide, titles, lines, height: titles.length * 25 + lines.length * 22 + 20 };
}

function drawCard(/** @type {Screen} */ screen) {
  const { pen, width, workshop } = screen;
  const { top, wide, titles, lines, height } = cardOf(screen);
  const left = (width - wide) / 2;
  const isSolved = workshop.verdict === 'solved';
  const edge = isSolved ? '#0B7F57' : workshop.verdict ? '#D61C6E' : '#E7DFEE';
  box(pen, edge, [left - 2, top - 2, wide + 4, height + 4], 16);
  box(pen, '#FFFFFF', [left, top, wide, height], 14);
  let y = top + 10;
  for (const text of titles) write(pen, text, [left + 16, (y += 25) - 12], { size: 19, colour: edge });
  for (const text of lines) write(pen, text, [left + 16, (y += 22) - 11], { ...BODY, colour: '#1C1433' });
}

/** One dot a job: done, open, the one in hand. */
function drawDots(/** @type {Screen} */ { pen, width, workshop, hits }, /** @type {number} */ y) {
  const gap = 34;
  const left = width - MARGIN - gap * JOBS.length + gap / 2;
  const isOnInk = y < 48;
  for (const [at, job] of JOBS.entries()) {
    const x = left + at * gap;
    const isDone = workshop.solved.has(job.id);
    const isHere = at === workshop.job;
    if (isHere) disc(pen, isOnInk ? '#FFFFFF' : INK, x, y, 16);
    disc(pen, isDone ? SUN : isOnInk || isHere ? '#3D5190' : '#E7DFEE', x, y, 13);
    const colour = isDone ? INK : isOnInk || isHere ? '#FFFFFF' : '#5D5474';
    write(pen, String(at + 1), [x, y], { size: 15, align: 'center', colour });
    hits.push({ box: [x - gap / 2, y - 18, gap, 36], press: () => workshop.open(at) });
  }
}

/** How much of the lower edge the controls take. */
export function panelHeight(/** @type {Screen} */ screen) {
  const { knobs } = screen.workshop.current;
  return isWide(screen) ? 88 : knobs.length * 62 + 76;
}

export function drawPanel(/** @type {Screen} */ screen) {
  const { pen, width, height, workshop } = screen;
  const top = height - panelHeight(screen);
  const { knobs } = workshop.current;
  box(pen, INK, [0, top, width, height - top]);
  if (isWide(screen)) {
    const each = Math.min(340, (width - 200 - MARGIN * 2) / knobs.length);
    const left = (width - each * knobs.length - 190) / 2;
    for (const at of knobs.keys()) drawKnob(screen, at, [left + at * each, top + 12, each - 16, 62]);
    return drawButton(screen, [left + each * knobs.length + 10, top + 18, 180, 52]);
  }
  for (const at of knobs.keys()) drawKnob(screen, at, [MARGIN, top + 8 + at * 62, width - 2 * MARGIN, 58]);
  drawButton(screen, [MARGIN, height - 64, width - 2 * MARGIN, 50]);
}

function drawKnob(
  /** @type {Screen} */ { pen, t, workshop, hits, hasFocus },
  /** @type {number} */ at,
  /** @type {[number, number, number, number]} */ [x, y, w, h],
) {
  const knob = workshop.current.knobs[at];
  const value = workshop.setting[knob.name] ?? knob.least;
  const share = (value - knob.least) / (knob.most - knob.least);
  const middle = y + h - 20;
  const [from, to] = [x + 54, x + w - 54];
  if (hasFocus && workshop.knob === at) box(pen, '#2A3A6B', [x, y, w, h], 14);
  write(pen, t.knobs[knob.name], [x + 8, y + 12], { size: 16, colour: '#FFFFFF' });
  write(pen, amount(t, knob.name, value), [x + w - 8, y + 12], { size: 18, colour: SUN, align: 'right' });
  line(pen, '#5A6BA6', 6, [from, middle, to, middle]);
  line(pen, SUN, 6, [from, middle, from + (to - from) * share, middle]);
  disc(pen, '#FFFFFF', from + (to - from) * share, middle, 11);
  for (const [sign, centre] of [
    [-1, x + 22],
    [1, x + w - 22],
  ]) {
    disc(pen, '#3D5190', centre, middle, 17);
    line(pen, '#FFFFFF', 3, [centre - 7, middle, centre + 7, middle]);
    if (sign > 0) line(pen, '#FFFFFF', 3, [centre, middle - 7, centre, middle + 7]);
    hits.push({ box: [centre - 22, middle - 22, 44, 44], press: () => workshop.turn(at, sign) });
  }
  const press = (/** @type {number} */ along) => workshop.setTo(at, knob.least + along * (knob.most - knob.least));
  hits.push({ box: [from, middle - 20, to - from, 40], press });
}

/** @param {Screen} screen @param {[number, number, number, number]} place */
function drawButton({ pen, t, workshop, hits }, [x, y, w, h]) {
  const words = buttonWords(t, workshop);
  box(pen, '#D99F14', [x, y + 3, w, h], h / 2);
  box(pen, SUN, [x, y, w, h], h / 2);
  write(pen, words, [x + w / 2, y + h / 2], { size: 20, align: 'center', colour: '#1C1433' });
  hits.push({ box: [x, y, w, h], press: () => workshop.press() });
}

/** What the big button says now. */
export function buttonWords(
  /** @type {Screen['t']} */ t,
  /** @type {Screen['workshop']} */ { isRunning, verdict, job },
) {
  if (isRunning) return t.stop;
  if (verdict === 'solved' && job < JOBS.length - 1) return t.next;
  return verdict ? t.again : t.try;
}
