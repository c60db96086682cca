import type { GlyphPath } from 'fontkit';

/** A glyph as a TrueType file holds it. */
export interface Outline {
  bytes: Buffer;
  points: number;
  contours: number;
  box: { left: number; bottom: number; right: number; top: number };
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
/** With a short step: it is positive. Alone: there is no step. */
const SAME_X = 16;
const SAME_Y = 32;

/** How far a point may lie from the middle of its neighbours that a reader puts there by itself. */
const NEAR = 0.01;

/** Writes the outline of a glyph: https://learn.microsoft.com/typography/opentype/spec/glyf */
export function outlineOf(path: GlyphPath): Outline {
  const contours = contoursOf(path);
  const points = contours.flat();
  const box = boxOf(points);
  if (points.length === 0) return { bytes: Buffer.alloc(0), points: 0, contours: 0, box };

  let end = -1;
  const header = signed(contours.length, box.left, box.bottom, box.right, box.top);
  const ends = signed(...contours.map((contour) => (end += contour.length)), 0);
  const bytes = Buffer.concat([header, ends, ...stepsOf(points)]);
  const tail = Buffer.alloc(-bytes.length & 3);
  return { bytes: Buffer.concat([bytes, tail]), points: points.length, contours: contours.length, box };
}

function contoursOf({ commands }: GlyphPath): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args;
    if (command === 'moveTo') contours.push([]);
    if (command === 'moveTo' || command === 'lineTo') contours.at(-1)?.push({ x: x1, y: y1, isOnCurve: true });
    if (command === 'quadraticCurveTo')
      contours.at(-1)?.push({ x: x1, y: y1, isOnCurve: false }, { x: x2, y: y2, isOnCurve: true });
  }
  return contours.map(withoutImplied).filter((contour) => contour.length > 0);
}

/** Leaves out the end that is the beginning again, and points midway between two that bend the line. */
function withoutImplied(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const isClosed = contour.length > 1 && first?.x === last?.x && first?.y === last?.y;
  const open = isClosed ? contour.slice(0, -1) : contour;
  const kept = open.filter((point, n) => {
    const [before, after] = [open.at(n - 1), open[(n + 1) % open.length]];
    if (!before || !after || !point.isOnCurve || before.isOnCurve || after.isOnCurve) return true;
    return Math.abs(point.x - (before.x + after.x) / 2) > NEAR || Math.abs(point.y - (before.y + after.y) / 2) > NEAR;
  });
  return kept.map(({ x, y, isOnCurve }) => ({ x: Math.round(x), y: Math.round(y), isOnCurve }));
}

function boxOf(points: readonly Point[]): Outline['box'] {
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** Flags, then the steps to the right, then those upwards: each from the point before. */
function stepsOf(points: readonly Point[]): Buffer[] {
  const flags: number[] = [];
  const [xs, ys]: [Buffer[], Buffer[]] = [[], []];
  let [fromX, fromY] = [0, 0];
  for (const { x, y, isOnCurve } of points) {
    const [acrossFlags, across] = step(x - fromX, SHORT_X, SAME_X);
    const [upFlags, up] = step(y - fromY, SHORT_Y, SAME_Y);
    flags.push((isOnCurve ? ON_CURVE : 0) | acrossFlags | upFlags);
    xs.push(across);
    ys.push(up);
    [fromX, fromY] = [x, y];
  }
  return [Buffer.from(flags), ...xs, ...ys];
}

function step(distance: number, short: number, same: number): [number, Buffer] {
  if (distance === 0) return [same, Buffer.alloc(0)];
  if (Math.abs(distance) > 255) return [0, signed(distance)];
  return [distance > 0 ? short | same : short, Buffer.of(Math.abs(distance))];
}

function signed(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, n) => bytes.writeInt16BE(value, 2 * n));
  return bytes;
}
