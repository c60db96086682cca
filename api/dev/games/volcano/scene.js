import { seeded } from '../common/chance.js';
import { draw } from '../common/elements.js';
import { normalUpTo, shareOf } from './season.js';

/**
 * @typedef {import('./season.js').Sign} Sign
 *
 * @typedef {object} Look
 * @property {number} gas 0 to 1
 * @property {number} lake 0 to 1
 * @property {boolean} isErupting
 * @property {boolean} [isSteam] what comes out is no ash
 * @property {number} evacuate who is away
 * @property {number} [magma] how far it rose, 0 to 1; only then one sees below the ground
 * @property {boolean} [isAwake]
 */

const path = (/** @type {string} */ d, /** @type {string} */ fill) => draw('path', { d, fill });

/** A house, with light where people are at home. */
function house(/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ isHome) {
  const [walls, roof] = isHome ? ['#fff3df', '#d61c6e'] : ['#c9bfd6', '#8b7d9f'];
  return draw(
    'g',
    { transform: `translate(${x} ${y})` },
    path('M-11 0H11V15H-11Z', walls),
    path('M-14 1L0 -12L14 1Z', roof),
    isHome
      ? path('M-4 5h8v7h-8Z', '#ffc93c')
      : draw('path', { d: 'M-5 4 5 13M5 4-5 13', stroke: '#4a3a68', 'stroke-width': 2.5 }),
  );
}

/** A cloud out of the crater; of ash, with fire, where magma comes out. */
function plume(/** @type {number} */ gas, /** @type {boolean} */ isErupting, /** @type {boolean} */ isSteam) {
  const puffs = Array.from({ length: isErupting ? 7 : Math.round(gas * 6) }, (_, at) => {
    const [lift, size] = isErupting ? [11, 3.4] : [9, 2.2];
    const place = { cx: 382 + at * 9, cy: Math.max(12, 62 - at * lift), r: 9 + at * size };
    return draw('circle', { ...place, fill: isErupting && !isSteam ? '#5b4a66' : '#fff', opacity: 0.92 });
  });
  if (!isErupting) return puffs;
  if (isSteam) return [...puffs, path('M346 84Q340 50 352 30Q378 6 402 30Q414 50 408 84Z', '#fff')];
  return [
    ...puffs,
    path('M350 84Q356 40 340 30Q366 36 372 12Q384 40 404 28Q392 52 398 84Z', '#ff5a2b'),
    path('M358 84Q364 56 356 48Q374 54 376 38Q384 56 392 84Z', '#ffc93c'),
  ];
}

/** Brasa, the magma, and how far she rose; asleep or with open eyes. */
function below(/** @type {number} */ magma, /** @type {boolean} */ isAwake) {
  const top = 330 - magma * 238;
  const eye = (/** @type {number} */ x) =>
    isAwake
      ? [
          draw('circle', { cx: x, cy: 344, r: 11, fill: '#fff7e0' }),
          draw('circle', { cx: x + 2, cy: 342, r: 6, fill: '#2b172a' }),
        ]
      : [
          draw('path', {
            d: `M${x - 10} 344q10 8 20 0`,
            fill: 'none',
            stroke: '#2b172a',
            'stroke-width': 4,
            'stroke-linecap': 'round',
          }),
        ];
  return [
    path('M0 214H640V400H0Z', '#4a2c3f'),
    path('M0 270Q320 250 640 270V400H0Z', '#3a2135'),
    path(`M362 340V${top}Q376 ${top - 16} 390 ${top}V340Z`, '#ff9b3b'),
    path('M246 352Q250 312 376 308Q502 312 506 352Q500 390 376 390Q252 390 246 352Z', '#ff5a2b'),
    ...eye(346),
    ...eye(406),
  ];
}

/** The volcano, its lagoon and the town. @param {Look} look @param {string} name */
export function scene({ gas, lake, isErupting, isSteam = false, evacuate, magma, isAwake = false }, name) {
  const height = magma === undefined ? 236 : 400;
  const town = [46, 84, 120, 66, 104].map((x, at) => house(x, at < 3 ? 190 : 208, evacuate < 2));
  const slopes = [
    [246, 190],
    [520, 196],
    [584, 204],
  ].map(([x, y]) => house(x, y, evacuate < 1));
  const water = lake > 0.66 ? '#d9b64a' : lake > 0.3 ? '#5fc9b8' : '#3aa0d8';
  return draw(
    'svg',
    { viewBox: `0 0 640 ${height}`, class: 'scene', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height, fill: isErupting && !isSteam ? '#b9a7c9' : '#d9ccf7' }),
    path('M0 170L70 120L150 168L210 140L300 190L640 150V236H0Z', '#b8a5e6'),
    path('M150 236Q300 190 336 84H418Q454 190 610 236Z', '#6a4386'),
    path('M418 84Q454 190 610 236H500Q430 170 396 84Z', '#50306b'),
    path('M336 84H418L426 108L408 100L394 118L376 100L356 118L346 102L330 108Z', '#fff'),
    draw('ellipse', { cx: 377, cy: 84, rx: 41, ry: 9, fill: '#50306b' }),
    draw('ellipse', { cx: 377, cy: 85, rx: 33, ry: 6, fill: water }),
    ...(lake > 0.5
      ? [
          draw('path', {
            d: 'M358 76q4 -6 0 -12M377 74q4 -6 0 -12M396 76q4 -6 0 -12',
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 3,
            'stroke-linecap': 'round',
          }),
        ]
      : []),
    ...plume(gas, isErupting, isSteam),
    path('M0 206Q160 186 330 214T640 210V240H0Z', '#3fa06b'),
    draw('path', {
      d: 'M352 214Q300 224 250 222T150 236',
      fill: 'none',
      stroke: '#3aa0d8',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    ...(magma === undefined ? [] : below(magma, isAwake)),
    ...slopes,
    ...town,
  );
}

/** A day's trace of the needle: as many strokes as tremors, as strong as they are many. @param {number | null} quakes @param {number} day @param {string} name */
export function seismograph(quakes, day, name) {
  const chance = seeded(day * 97 + (quakes ?? 0));
  const share = quakes === null ? 0 : shareOf('quakes', quakes);
  const points = Array.from({ length: 160 }, (_, at) => {
    const isTremor = chance() < 0.05 + share * 0.75;
    const strength = isTremor ? (0.2 + chance() * 0.8) * (6 + share * 20) : chance() * 1.5;
    return `L${(at * 4).toFixed(0)} ${(30 + (at % 2 ? strength : -strength)).toFixed(1)}`;
  });
  const trace = quakes === null ? [] : [draw('path', { d: `M0 30${points.join('')}L640 30`, class: 'trace' })];
  return draw(
    'svg',
    { viewBox: '0 0 640 60', class: 'seismograph', role: 'img', 'aria-label': name, preserveAspectRatio: 'none' },
    ...trace,
  );
}

/** The days so far of one sign, over the band in which it is normal. @param {Sign} sign @param {(number | null)[]} values @param {number} days */
export function curve(sign, values, days) {
  const x = (/** @type {number} */ at) => 6 + (at * 108) / (days - 1);
  const y = (/** @type {number} */ value) => 38 - 34 * shareOf(sign, value);
  const known = values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }]));
  const last = known[known.length - 1];
  const band = y(normalUpTo(sign));
  return draw(
    'svg',
    { viewBox: '0 0 120 42', class: 'curve', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    draw('rect', { x: 0, y: band, width: 120, height: 42 - band, class: 'band' }),
    draw('path', { d: `M${known.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join('L')}`, class: 'values' }),
    ...(last ? [draw('path', { d: `M${last.x} ${last.y}h0`, class: 'today' })] : []),
  );
}

/** A shape for each alert, so that its colour is not its only sign. */
const SHAPES = [
  'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  'M12 3 22 20H2Z',
  'M12 2 22 12 12 22 2 12Z',
  'M8 2h8l6 6v8l-6 6H8l-6-6V8Z',
];

export const alertShape = (/** @type {number} */ alert) =>
  draw(
    'svg',
    { viewBox: '0 0 24 24', class: `shape alert-${alert}`, 'aria-hidden': 'true' },
    draw('path', { d: SHAPES[alert] }),
  );
