/** @typedef {{ path: string, fill?: string, stroke?: string, width?: number }} Shape */

export const INK = '#1C2547';
export const FONT = "'Baloo 2 Variable', 'Baloo 2', 'Trebuchet MS', system-ui, sans-serif";
export const TEXT = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";
export const COLOURS = { weight: '#E4572E', normal: '#2A3A6B', friction: '#8E2DA8', pull: '#0B7F57' };

/** @typedef {CanvasRenderingContext2D} Pen */

/** @type {WeakMap<Shape, Path2D>} */
const paths = new WeakMap();

/** A picture of flat shapes. */
export function drawShapes(/** @type {Pen} */ pen, /** @type {Shape[]} */ shapes) {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const shape of shapes) {
    const path = paths.get(shape) ?? new Path2D(shape.path);
    paths.set(shape, path);
    if (shape.fill) fill(pen, shape.fill, path);
    if (shape.stroke) stroke(pen, shape.stroke, shape.width ?? 1, path);
  }
}

export function fill(/** @type {Pen} */ pen, /** @type {string} */ colour, /** @type {Path2D} */ path) {
  pen.fillStyle = colour;
  pen.fill(path);
}

export function stroke(
  /** @type {Pen} */ pen,
  /** @type {string} */ colour,
  /** @type {number} */ width,
  /** @type {Path2D} */ path,
) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
}

/** A box with round corners. */
export function box(
  /** @type {Pen} */ pen,
  /** @type {string} */ colour,
  /** @type {number[]} */ [x, y, w, h],
  radius = 0,
) {
  const path = new Path2D();
  path.roundRect(x, y, w, h, radius);
  fill(pen, colour, path);
}

/** @param {number[]} points x, y, x, y … */
export function polygon(/** @type {Pen} */ pen, /** @type {string} */ colour, points) {
  const path = new Path2D();
  for (let at = 0; at < points.length; at += 2) path.lineTo(points[at], points[at + 1]);
  path.closePath();
  fill(pen, colour, path);
}

/** @param {number[]} points x, y, x, y … */
export function line(/** @type {Pen} */ pen, /** @type {string} */ colour, /** @type {number} */ width, points) {
  const path = new Path2D();
  for (let at = 0; at < points.length; at += 2) path.lineTo(points[at], points[at + 1]);
  stroke(pen, colour, width, path);
}

export function disc(
  /** @type {Pen} */ pen,
  /** @type {string} */ colour,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ radius,
) {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  fill(pen, colour, path);
}

/**
 * @typedef {{ size: number, colour?: string, align?: CanvasTextAlign, bold?: boolean, font?: string }} Type
 * @param {Pen} pen
 * @param {string} words
 * @param {[number, number]} at the middle of the line's height
 * @param {Type} type
 */
export function write(pen, words, [x, y], { size, colour = INK, align = 'left', bold = true, font = FONT }) {
  pen.font = `${bold ? 700 : 500} ${size}px ${font}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(words, x, y + size * 0.06);
}

/**
 * Words in lines no wider than `width`.
 * @param {Pen} pen
 * @param {string} words
 * @param {number} width
 * @param {Type} type
 */
export function wrapped(pen, words, width, { size, bold = true, font = FONT }) {
  pen.font = `${bold ? 700 : 500} ${size}px ${font}`;
  /** @type {string[]} */
  const lines = [];
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * A force: an arrow from a point, with its name at the tip.
 * @param {Pen} pen
 * @param {{ from: [number, number], angle: number, length: number, colour: string, label: string, size: number, isBelow?: boolean }} arrow
 */
export function arrow(pen, { from, angle, length, colour, label, size, isBelow = false }) {
  const [x, y] = from;
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  const head = Math.min(26, length);
  polygon(pen, colour, [
    0,
    -6,
    length - head,
    -6,
    length - head,
    -17,
    length,
    0,
    length - head,
    17,
    length - head,
    6,
    0,
    6,
  ]);
  pen.restore();
  const reach = length + size * 0.9;
  // A tag stands outside the tip, so that arrows of one body do not cover each other's.
  const aside = (Math.cos(angle) * tagWidth(pen, label, size)) / 2.4;
  const at = /** @type {[number, number]} */ ([
    x + Math.cos(angle) * reach + aside,
    y + Math.sin(angle) * reach + (isBelow ? size : 0),
  ]);
  tag(pen, label, at, { size, colour });
}

const STAGE_WIDTH = 900;

function tagWidth(/** @type {Pen} */ pen, /** @type {string} */ words, /** @type {number} */ size) {
  pen.font = `700 ${size}px ${FONT}`;
  return pen.measureText(words).width + size;
}

/**
 * White words on a coloured ground, within the stage.
 * @param {Pen} pen
 * @param {string} words
 * @param {[number, number]} at
 * @param {{ size: number, colour: string }} look
 */
export function tag(pen, words, [x, y], { size, colour }) {
  const width = tagWidth(pen, words, size);
  const middle = Math.min(STAGE_WIDTH - width / 2 - 4, Math.max(width / 2 + 4, x));
  box(pen, colour, [middle - width / 2, y - size * 0.75, width, size * 1.5], size * 0.75);
  write(pen, words, [middle, y], { size, colour: '#fff', align: 'center' });
}
