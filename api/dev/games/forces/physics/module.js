/** Where the module keeps its numbers, in doubles from the start of its memory. */
export const SLOTS = /** @type {const} */ ([
  'position',
  'speed',
  'drive',
  'resist',
  'friction',
  'damping',
  'stiffness',
  'inertia',
  'least',
  'most',
]);

const F64 = 0x7c;
const I32 = 0x7f;
const [STEPS, DT, X, V, NET, W] = [0, 1, 2, 3, 4, 5];

const get = (/** @type {number} */ local) => [0x20, local];
const set = (/** @type {number} */ local) => [0x21, local];
const number = (/** @type {number} */ value) => [0x44, ...new Uint8Array(new Float64Array([value]).buffer)];
const zero = number(0);
const slotAt = (/** @type {typeof SLOTS[number]} */ name) => SLOTS.indexOf(name) * 8;
const load = (/** @type {typeof SLOTS[number]} */ name) => [0x41, 0, 0x2b, 3, slotAt(name)];
const store = (/** @type {typeof SLOTS[number]} */ name, /** @type {number} */ local) => [
  ...[0x41, 0],
  ...get(local),
  ...[0x39, 3, slotAt(name)],
];
const ADD = 0xa0;
const SUB = 0xa1;
const MUL = 0xa2;
const DIV = 0xa3;
const MIN = 0xa4;
const MAX = 0xa5;
const COPYSIGN = 0xa6;
const ABS = 0x99;
const EQUAL = 0x61;
const UNEQUAL = 0x62;
const LESS = 0x63;
const SELECT = 0x1b;
const END = 0x0b;

/** net = drive − resist − damping · v − stiffness · x */
const netForce = [
  ...load('drive'),
  ...load('resist'),
  SUB,
  ...[...load('damping'), ...get(V), MUL, SUB],
  ...[...load('stiffness'), ...get(X), MUL, SUB],
  ...set(NET),
];

/** At rest friction holds against the net force, and never more than that. */
const fromRest = [
  ...[...get(NET), ABS, ...load('friction'), SUB, ...zero, MAX],
  ...[...get(NET), COPYSIGN],
  ...[...load('inertia'), DIV, ...get(DT), MUL],
  ...set(W),
];

/** In motion friction brakes; it stops a body and does not turn it round. */
const inMotion = [
  ...[...get(NET), ...load('friction'), ...get(V), COPYSIGN, SUB],
  ...[...load('inertia'), DIV, ...get(DT), MUL, ...get(V), ADD],
  ...set(W),
  ...[...zero, ...get(W), ...get(W), ...get(V), MUL, ...zero, LESS, SELECT],
  ...set(W),
];

/** x = x + w · dt, within its ends, where the body stops. */
const moveOn = [
  ...[...get(X), ...get(W), ...get(DT), MUL, ADD, ...set(X)],
  ...[...get(X), ...load('least'), MAX, ...load('most'), MIN, ...set(NET)],
  ...[...zero, ...get(W), ...get(NET), ...get(X), UNEQUAL, SELECT, ...set(V)],
  ...[...get(NET), ...set(X)],
];

const step = [...netForce, ...[...get(V), ...zero, EQUAL, 0x04, 0x40, ...fromRest, 0x05, ...inMotion, END], ...moveOn];

/** run(steps, dt): a loop of steps between loading and storing position and speed. */
const run = [
  ...[...load('position'), ...set(X), ...load('speed'), ...set(V)],
  ...[0x02, 0x40, 0x03, 0x40],
  ...[...get(STEPS), 0x45, 0x0d, 1],
  ...step,
  ...[...get(STEPS), 0x41, 1, 0x6b, ...set(STEPS), 0x0c, 0],
  ...[END, END],
  ...[...store('position', X), ...store('speed', V)],
  END,
];

/** @returns {number[]} unsigned LEB128 */
const length = (/** @type {number} */ value) => (value < 128 ? [value] : [(value & 127) | 128, ...length(value >> 7)]);
const vector = (/** @type {number[][]} */ items) => [...length(items.length), ...items.flat()];
const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => [id, ...length(bytes.length), ...bytes];
const text = (/** @type {string} */ name) => vector([...name].map((sign) => [sign.charCodeAt(0)]));

/** The WebAssembly module that moves the machines: `memory`, and `run(steps: i32, dt: f64)`. */
export function physicsModule() {
  const locals = vector([[4, F64]]);
  const body = [...locals, ...run];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector([[0x60, ...vector([[I32], [F64]]), ...vector([])]])),
    ...section(3, vector([[0]])),
    ...section(5, vector([[0, 1]])),
    ...section(
      7,
      vector([
        [...text('memory'), 2, 0],
        [...text('run'), 0, 0],
      ]),
    ),
    ...section(10, vector([[...length(body.length), ...body]])),
  ]);
}
