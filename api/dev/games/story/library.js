import { draw } from '../common/elements.js';

const path = (/** @type {string} */ d, /** @type {string} */ fill) => draw('path', { d, fill });
const line = (/** @type {string} */ d, /** @type {string} */ stroke, width = 4) =>
  draw('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }); // prettier-ignore

const SPINES = ['#b8365a', '#e8963a', '#3b5bb5', '#0f7a75'];
const BANDS = '#e7b84a';
const [PER_BOARD, WIDE] = [6, 44];

/** A book in its place, or the light of its gap. */
function place(/** @type {number} */ tale, /** @type {boolean} */ isThere) {
  const [column, board] = [tale % PER_BOARD, Math.floor(tale / PER_BOARD)];
  const height = isThere ? 78 - ((tale * 7) % 4) * 6 : 82;
  const [x, y] = [250 + column * (WIDE + 16), 104 + board * 106 - height];
  const book = isThere
    ? [
        draw('rect', { width: WIDE, height, rx: 5, fill: SPINES[tale % SPINES.length] }),
        path(`M0 12H${WIDE}V18H0ZM0 ${height - 18}H${WIDE}V${height - 12}H0Z`, BANDS),
        path(`M4 4H8V${height - 4}H4Z`, 'rgb(255 255 255 / 0.25)'),
      ]
    : [
        draw('rect', { x: -3, width: WIDE + 6, height, rx: 8, fill: '#ffe29a', opacity: 0.28 }),
        draw('rect', { x: 4, y: 8, width: WIDE - 8, height: height - 8, rx: 12, fill: '#ffe29a' }),
        path(`M4 ${height}V${height - 26}Q22 ${height - 42} ${WIDE - 4} ${height - 24}V${height}Z`, '#2fa38c'),
        path(`M16 ${height}Q26 ${height - 14} 20 ${height - 26}Q28 ${height - 14} 30 ${height}Z`, '#fff7dc'),
      ];
  return draw('g', { transform: `translate(${x} ${y})` }, ...book);
}

/** The pudu, a small deer, with its lantern. */
const pudu = () =>
  draw(
    'g',
    { transform: 'translate(112 212)' },
    draw('circle', { cx: 76, cy: -22, r: 62, fill: '#ffe29a', opacity: 0.22 }),
    draw('circle', { cx: 76, cy: -22, r: 36, fill: '#ffe29a', opacity: 0.3 }),
    line('M-42 -4V28M-24 2V28M6 2V28M24 -6V28', '#5d3320', 9),
    draw('ellipse', { cx: -8, cy: -20, rx: 46, ry: 28, fill: '#9a5a34' }),
    path('M-52 -26Q-62 -34 -56 -42Q-48 -38 -44 -30Z', '#f3dfc4'),
    path('M8 -28Q14 -74 36 -76L48 -44Q40 -20 22 -10Z', '#9a5a34'),
    path('M22 -78Q14 -100 24 -104Q34 -94 32 -78ZM46 -80Q50 -102 58 -100Q60 -86 52 -74Z', '#9a5a34'),
    line('M34 -84L32 -96M42 -84L44 -96', '#5d3320', 4),
    draw('ellipse', { cx: 42, cy: -64, rx: 24, ry: 20, fill: '#b06c40' }),
    draw('ellipse', { cx: 56, cy: -56, rx: 13, ry: 10, fill: '#f3dfc4' }),
    draw('ellipse', { cx: 65, cy: -59, rx: 5, ry: 4, fill: '#24104f' }),
    draw('circle', { cx: 41, cy: -69, r: 6.5, fill: '#fff' }),
    draw('circle', { cx: 43, cy: -69, r: 4, fill: '#24104f' }),
    line('M56 -49Q60 -46 64 -49', '#24104f', 2.5),
    line('M62 -47Q76 -46 76 -36', '#5d3320', 3),
    path('M66 -36H86L90 -30H62Z', '#b8365a'),
    draw('rect', { x: 64, y: -30, width: 24, height: 26, rx: 4, fill: '#fff3c4' }),
    path('M71 -8Q70 -18 76 -24Q82 -18 81 -8Z', '#ffb02e'),
    path('M62 -4H90V2H62Z', '#b8365a'),
  );

/** The library at night: two boards of six tales, each back in its place or a gap with light. @param {boolean[]} returned @param {string} name */
export const library = (returned, name) =>
  draw(
    'svg',
    { viewBox: '0 0 640 260', class: 'library', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height: 260, fill: '#1e1033' }),
    path('M28 34H196V176H28Z', '#15295c'),
    draw('circle', { cx: 150, cy: 72, r: 20, fill: '#fff7dc' }),
    ...[[56, 62], [86, 100], [64, 136], [120, 128], [108, 54]].map(([cx, cy]) => draw('circle', { cx, cy, r: 2.4, fill: '#ffe29a' })), // prettier-ignore
    line('M28 34H196V176H28ZM112 34V176M28 104H196', '#7a4428', 7),
    path('M0 236H640V260H0Z', '#552b1b'),
    path('M230 16H628V22H230Z', '#552b1b'),
    path('M230 104H628V116H230ZM230 210H628V222H230Z', '#7a4428'),
    path('M224 16H236V236H224ZM622 16H634V236H622Z', '#552b1b'),
    ...returned.map((isThere, tale) => place(tale, isThere)),
    pudu(),
  );

/** The spine of a tale. */
export const spine = (/** @type {number} */ tale) =>
  draw(
    'svg',
    { viewBox: '0 0 44 56', class: 'spine', 'aria-hidden': 'true' },
    draw('rect', { x: 8, width: 28, height: 56, rx: 4, fill: SPINES[tale % SPINES.length] }),
    path('M8 9H36V14H8ZM8 42H36V47H8Z', BANDS),
  );
