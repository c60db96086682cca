import { GRAVITY } from '../jobs.js';
import { frictionOf, lengthOf } from '../physics/machines.js';
import { arrow, box, COLOURS, disc, line, polygon, tag } from './paint.js';
import { drawChinchi, drawCrate, drawFigure, drawSack, drawWheel, FLOOR } from './stage.js';

/**
 * @typedef {import('./stage.js').Stage} Stage
 * @typedef {[number, number]} Point
 */

const WOOD = '#C9824A';
const DARK_WOOD = '#A4632F';
const ROPE = '#8A5A2B';

export function drawMachine(/** @type {Stage} */ stage) {
  const job = stage.workshop.current;
  if (job.machine === 'lever') drawLever(stage, job);
  else if (job.machine === 'ramp') drawRamp(stage, job);
  else drawPulley(stage, job);
}

const kilos = (/** @type {number} */ mass) => `${mass} kg`;
const newtons = (/** @type {string} */ name, /** @type {number} */ force) => `${name} ${Math.round(force)} N`;

function drawLever(/** @type {Stage} */ stage, /** @type {import('../jobs.js').LeverJob} */ job) {
  const { pen, workshop, small, t } = stage;
  const { setting, body } = workshop;
  const mass = setting.weight ?? job.weight ?? 0;
  const metre = 100;
  drawChinchi(stage, [690, FLOOR], 0.5);
  polygon(pen, '#E4572E', [450, 350, 530, FLOOR, 370, FLOOR]);
  polygon(pen, '#B93D19', [450, 350, 530, FLOOR, 470, FLOOR]);
  pen.save();
  pen.translate(450, 350);
  pen.rotate(body.position);
  for (const load of job.loads) {
    const at = /** @type {Point} */ ([-load.at * metre, -12]);
    if (load.is === 'seaLion') drawFigure(stage, 'seaLion', { at, anchor: [0, 0], scale: 0.72 });
    else drawCrate(pen, at, 60 + load.mass * 0.5, kilos(load.mass));
  }
  drawSack(pen, [(setting.distance ?? 0) * metre, -12], mass, kilos(mass));
  box(pen, WOOD, [-420, -12, 840, 24], 8);
  box(pen, DARK_WOOD, [-420, 4, 840, 8], 4);
  for (let at = -4; at <= 4; at += 0.5) line(pen, '#FBEFD9', 3, [at * metre, -8, at * metre, at % 1 ? -1 : 4]);
  pen.restore();
  disc(pen, '#F7C23C', 450, 350, 15);
  const metres = (/** @type {number} */ value) => `${value.toLocaleString(t.number)} m`;
  for (const load of job.loads)
    tag(pen, `${kilos(load.mass)} · ${metres(load.at)}`, [450 - load.at * metre, FLOOR + 34], {
      size: small,
      colour: COLOURS.weight,
    });
  tag(pen, `${kilos(mass)} · ${metres(setting.distance ?? 0)}`, [450 + (setting.distance ?? 0) * metre, FLOOR + 34], {
    size: small,
    colour: COLOURS.pull,
  });
}

function drawRamp(/** @type {Stage} */ stage, /** @type {import('../jobs.js').RampJob} */ job) {
  const { pen, workshop } = stage;
  const { setting, body } = workshop;
  const metre = 72;
  const length = lengthOf(job, setting);
  const angle = Math.asin(job.height / length);
  const top = /** @type {Point} */ ([740, FLOOR - job.height * metre]);
  const foot = top[0] - Math.cos(angle) * length * metre;
  polygon(pen, '#F7C23C', [foot, FLOOR, top[0], top[1], top[0], FLOOR]);
  box(pen, '#E29E13', [top[0], top[1], 4000, FLOOR - top[1]]);
  const ground = job.roughness === 0 ? '#9AD1E8' : job.roughness < 0.2 ? '#E4572E' : DARK_WOOD;
  line(pen, ground, 12, [foot, FLOOR - 4, top[0], top[1] - 4, 4740, top[1] - 4]);
  drawChinchi(stage, [850, top[1] - 8], 0.5);

  const [x, y] = [foot + Math.cos(angle) * body.position * metre, FLOOR - Math.sin(angle) * body.position * metre];
  pen.save();
  pen.translate(x, y);
  pen.rotate(-angle);
  line(pen, ROPE, 6, [40, -44, Math.max(60, (length - body.position) * metre + 30), -44]);
  drawLoad(stage, job);
  pen.restore();
  drawRampForces(stage, job, [x + Math.sin(angle) * -44, y - Math.cos(angle) * 44], angle);
}

function drawLoad(/** @type {Stage} */ { pen }, /** @type {import('../jobs.js').RampJob} */ job) {
  if (job.id === 'piano-down') {
    box(pen, '#1C2547', [-46, -92, 92, 84], 8);
    box(pen, '#FFFFFF', [-40, -56, 80, 16], 3);
    for (let key = -32; key < 40; key += 12) line(pen, '#1C2547', 3, [key, -56, key, -44]);
    return;
  }
  drawCrate(pen, [0, job.roughness === 0 ? -22 : -10], 70, '');
  if (job.roughness > 0) return;
  box(pen, '#2A3A6B', [-48, -26, 96, 10], 5);
  for (const wheel of [-30, 30]) disc(pen, '#1C2547', wheel, -18, 13);
}

/** Arrows as long as the forces are strong. */
function drawRampForces(
  /** @type {Stage} */ { pen, workshop, t, small: size },
  /** @type {import('../jobs.js').RampJob} */ job,
  /** @type {Point} */ from,
  /** @type {number} */ angle,
) {
  const weight = job.mass * GRAVITY;
  const pull = workshop.setting.pull ?? 0;
  const friction = frictionOf(job, workshop.setting);
  const reach = (/** @type {number} */ force) => 22 + force * 0.15;
  const down = Math.PI / 2;
  arrow(pen, {
    from,
    angle: down,
    length: reach(weight),
    colour: COLOURS.weight,
    label: newtons(t.weight, weight),
    isBelow: true,
    size,
  });
  arrow(pen, {
    from,
    angle: -down - angle,
    length: reach(weight * Math.cos(angle)),
    colour: COLOURS.normal,
    label: newtons(t.normal, weight * Math.cos(angle)),
    size,
  });
  if (friction > 0) {
    const back = job.goes === 'up' ? Math.PI - angle : -angle;
    const at = /** @type {Point} */ ([from[0] + Math.sin(angle) * 30, from[1] + Math.cos(angle) * 30]);
    arrow(pen, {
      from: at,
      angle: back,
      length: reach(friction) + 30,
      colour: COLOURS.friction,
      label: newtons(t.friction, friction),
      size,
      isBelow: job.goes === 'down',
    });
  }
  if (pull === 0) return;
  arrow(pen, {
    from,
    angle: -angle,
    length: reach(pull) + 30,
    colour: COLOURS.pull,
    label: newtons(t.pull, pull),
    size,
  });
}

function drawPulley(/** @type {Stage} */ stage, /** @type {import('../jobs.js').PulleyJob} */ job) {
  const { pen, workshop } = stage;
  const lines = workshop.setting.lines ?? 1;
  const metre = 70;
  const hook = /** @type {Point} */ ([380, FLOOR - 131 - workshop.body.position * metre]);
  box(pen, WOOD, [-900, 10, 2700, 34]);
  box(pen, DARK_WOOD, [-900, 34, 2700, 10]);
  box(pen, WOOD, [-900, FLOOR - job.height * metre, 1040, 20]);
  box(pen, DARK_WOOD, [-900, FLOOR - job.height * metre + 20, 1040, 8]);
  const wide = 16;
  const left = hook[0] - ((lines - 1) * wide) / 2;
  for (let one = 0; one < lines; one += 1) line(pen, ROPE, 6, [left + one * wide, 96, left + one * wide, hook[1] - 34]);
  const right = left + (lines - 1) * wide;
  line(pen, ROPE, 6, [right, 92, 640, 92, 690, 420]);
  drawWheel(pen, [hook[0], 92], Math.max(30, (lines * wide) / 2 + 4));
  if (lines > 1) drawWheel(pen, [hook[0], hook[1] - 40], 30);
  line(pen, '#1C2547', 10, [hook[0], hook[1] - 30, hook[0], hook[1] + 4]);
  if (job.is === 'guanaco') drawFigure(stage, 'guanaco', { at: hook, anchor: [195, 404], scale: 0.52 });
  else drawBricks(pen, hook);
  drawWheel(pen, [640, 92], 26);
  drawChinchi(stage, [710, FLOOR], 0.62);
  drawPulleyForces(stage, job, hook);
}

function drawBricks(/** @type {import('./paint.js').Pen} */ pen, /** @type {Point} */ [x, y]) {
  box(pen, DARK_WOOD, [x - 80, y + 113, 160, 18], 4);
  line(pen, ROPE, 5, [x - 76, y + 113, x, y, x + 76, y + 113]);
  for (let row = 0; row < 3; row += 1)
    for (let brick = 0; brick < 3; brick += 1)
      box(
        pen,
        (row + brick) % 2 ? '#E4572E' : '#C94A24',
        [x - 70 + brick * 48 - (row % 2) * 8, y + 88 - row * 26, 44, 22],
        4,
      );
}

function drawPulleyForces(
  /** @type {Stage} */ { pen, workshop, t, small: size },
  /** @type {import('../jobs.js').PulleyJob} */ job,
  /** @type {Point} */ [x, y],
) {
  const weight = job.mass * GRAVITY;
  const lines = workshop.setting.lines ?? 1;
  const pull = workshop.setting.pull ?? 0;
  const from = /** @type {Point} */ ([x - 150, y + 40]);
  const reach = (/** @type {number} */ force) => 20 + force * 0.11;
  arrow(pen, {
    from,
    angle: Math.PI / 2,
    length: reach(weight),
    colour: COLOURS.weight,
    label: newtons(t.weight, weight),
    size,
  });
  const label = `${lines} × ${Math.round(pull)} N`;
  arrow(pen, { from, angle: -Math.PI / 2, length: reach(lines * pull), colour: COLOURS.pull, label, size });
  arrow(pen, {
    from: [815, 200],
    angle: Math.PI / 2,
    length: reach(pull) + 20,
    colour: COLOURS.pull,
    label: newtons(t.pull, pull),
    size,
  });
}
