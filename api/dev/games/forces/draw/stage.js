import { box, disc, drawShapes, fill, line, write } from './paint.js';

/**
 * @typedef {import('./paint.js').Pen} Pen
 * @typedef {Record<'chinchi' | 'guanaco' | 'seaLion', import('./paint.js').Shape[]>} Pictures
 * @typedef {object} Stage what all machines draw with; the floor of the workshop lies at y = 500, 900 wide
 * @property {Pen} pen
 * @property {Pictures} pictures
 * @property {import('../texts/index.js').Texts} t
 * @property {import('../workshop.js').Workshop} workshop
 * @property {number} small the size of labels
 */

export const WIDTH = 900;
export const HEIGHT = 590;
export const FLOOR = 500;

/** Wall, gears and floor; drawn over the whole box, wider than the stage where there is room. */
export function drawRoom(/** @type {Pen} */ pen, /** @type {number} */ left, /** @type {number} */ right, top = 0) {
  box(pen, '#FBEFD9', [left, top, right - left, FLOOR - top]);
  for (let x = Math.ceil(left / 90) * 90; x < right; x += 90) line(pen, '#F3DFBB', 3, [x, top, x, FLOOR]);
  for (let y = FLOOR - 90; y > top; y -= 90) line(pen, '#F3DFBB', 3, [left, y, right, y]);
  drawGear(pen, '#BFD8E6', [60, 250], 82);
  drawGear(pen, '#F6C9A8', [840, 380], 66);
  drawGear(pen, '#BFD8E6', [930, 150], 54);
  box(pen, '#2A3A6B', [left, FLOOR, right - left, 400]);
  box(pen, '#3D5190', [left, FLOOR, right - left, 14]);
}

function drawGear(
  /** @type {Pen} */ pen,
  /** @type {string} */ colour,
  /** @type {[number, number]} */ [x, y],
  /** @type {number} */ radius,
) {
  const path = new Path2D();
  for (let tooth = 0; tooth < 12; tooth += 1) {
    for (const [part, reach] of [
      [-0.32, 1],
      [-0.18, 1.2],
      [0.18, 1.2],
      [0.32, 1],
    ]) {
      const angle = ((tooth + part) * Math.PI) / 6;
      path.lineTo(x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach);
    }
  }
  path.closePath();
  path.moveTo(x + radius * 0.42, y);
  path.arc(x, y, radius * 0.42, 0, Math.PI * 2, true);
  fill(pen, colour, path);
}

/**
 * A figure with a point of its picture at (x, y).
 * @param {Stage} stage
 * @param {keyof Pictures} name
 * @param {{ at: [number, number], anchor: [number, number], scale: number, mirrored?: boolean }} place
 */
export function drawFigure({ pen, pictures }, name, { at, anchor, scale, mirrored = false }) {
  pen.save();
  pen.translate(at[0], at[1]);
  pen.scale(mirrored ? -scale : scale, scale);
  pen.translate(-anchor[0], -anchor[1]);
  drawShapes(pen, pictures[name]);
  pen.restore();
}

/** Chinchi on her feet. */
export function drawChinchi(/** @type {Stage} */ stage, /** @type {[number, number]} */ at, scale = 0.62) {
  drawFigure(stage, 'chinchi', { at, anchor: [440, 700], scale });
}

/** A wooden crate standing on (x, y). */
export function drawCrate(
  /** @type {Pen} */ pen,
  /** @type {[number, number]} */ [x, y],
  /** @type {number} */ size,
  /** @type {string} */ label,
) {
  box(pen, '#C9824A', [x - size / 2, y - size, size, size], 8);
  line(pen, '#A4632F', 6, [x - size / 2 + 8, y - size + 8, x + size / 2 - 8, y - 8]);
  line(pen, '#A4632F', 6, [x - size / 2 + 8, y - 8, x + size / 2 - 8, y - size + 8]);
  const path = new Path2D();
  path.roundRect(x - size / 2 + 4, y - size + 4, size - 8, size - 8, 6);
  pen.strokeStyle = '#A4632F';
  pen.lineWidth = 8;
  pen.stroke(path);
  plate(pen, label, [x, y - size / 2]);
}

/** A sack standing on (x, y); heavier ones are bigger. */
export function drawSack(
  /** @type {Pen} */ pen,
  /** @type {[number, number]} */ [x, y],
  /** @type {number} */ mass,
  /** @type {string} */ label,
) {
  const size = 46 + mass * 0.6;
  const path = new Path2D();
  path.moveTo(x - size * 0.5, y);
  path.bezierCurveTo(x - size * 0.75, y - size * 0.7, x - size * 0.2, y - size * 0.8, x - size * 0.16, y - size);
  path.lineTo(x + size * 0.16, y - size);
  path.bezierCurveTo(x + size * 0.2, y - size * 0.8, x + size * 0.75, y - size * 0.7, x + size * 0.5, y);
  path.closePath();
  fill(pen, '#F7C23C', path);
  box(pen, '#B93D19', [x - size * 0.22, y - size * 0.98, size * 0.44, 8], 4);
  plate(pen, label, [x, y - size * 0.42]);
}

function plate(/** @type {Pen} */ pen, /** @type {string} */ label, /** @type {[number, number]} */ at) {
  write(pen, label, at, { size: 24, align: 'center', colour: '#1C2547' });
}

/** A pulley wheel. */
export function drawWheel(
  /** @type {Pen} */ pen,
  /** @type {[number, number]} */ [x, y],
  /** @type {number} */ radius,
) {
  disc(pen, '#B93D19', x, y, radius);
  disc(pen, '#E4572E', x, y, radius * 0.88);
  disc(pen, '#F7C23C', x, y, radius * 0.7);
  disc(pen, '#1C2547', x, y, radius * 0.24);
}
