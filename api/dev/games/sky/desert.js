import { draw } from '../common/elements.js';
import { foundIn } from './found.js';
import { disc, figureIn, line, moonDisc, path, saturnParts } from './pictures.js';

/** Where each constellation is in the picture: its left and upper edge. @type {[number, number][]} */
const SLOTS = [[186, 4], [92, 72], [452, 6], [96, 4], [4, 86], [414, 78], [552, 98], [552, 6], [192, 68], [6, 6], [362, 4], [274, 4]]; // prettier-ignore
const SLOT = { width: 84, height: 74, margin: 9 };

/** A sprinkling of little stars that stay where they are. */
const dust = () =>
  Array.from({ length: 90 }, (_, at) => {
    const [x, y] = [(at * 197.3) % 640, (at * 71.9 + (at % 7) * 13) % 196];
    return disc([x, y], 0.6 + (at % 4) * 0.28, '#c9d4ff');
  });

/** The dark llama of the Milky Way, with its bright eyes. */
const llama = () => [
  path('M304 96L300 84L308 88L316 82L316 92Q328 96 324 104Q316 108 314 122Q316 128 326 128Q352 122 378 126Q394 128 396 140L392 178H385L382 150Q360 154 340 150L336 178H329L326 150Q306 144 302 124Q300 108 304 96Z', '#070a22'), // prettier-ignore
  disc([308, 97], 2.2, '#fff4cf'),
  disc([317, 98], 2.2, '#fff4cf'),
];

/** The observatory with its open dome. */
const observatory = () => [
  path('M452 214V190H532V214Z', '#e9dfd0'),
  path('M452 190Q452 150 492 150Q532 150 532 190Z', '#f6efe3'),
  path('M492 150Q508 150 516 157L500 190H484Z', '#1b1440'),
  line('M494 184L514 156', '#9a93ad', 7),
  path('M484 200H500V214H484Z', '#7a4428'),
];

/** The culpeo fox that keeps it, looking up. */
const fox = () => [
  draw('ellipse', { cx: 118, cy: 208, rx: 30, ry: 20, fill: '#b5622f' }),
  path('M88 212Q56 214 52 190Q66 204 90 198Z', '#8b4522'),
  path('M50 188Q52 182 60 186Q66 194 62 200Q54 198 50 188Z', '#2b1a14'),
  path('M128 200Q126 178 146 166L158 182Q156 200 142 206Z', '#b5622f'),
  path('M136 172Q132 152 140 150Q150 156 152 166ZM152 166Q156 148 164 150Q166 162 162 172Z', '#9c4f25'),
  draw('ellipse', { cx: 152, cy: 176, rx: 18, ry: 15, fill: '#c9733c' }),
  path('M160 168Q178 162 182 166Q180 176 164 184Z', '#f3dfc4'),
  disc([182, 166], 3.4, '#24104f'),
  disc([155, 171], 3, '#24104f'),
  line('M104 222V232M128 222V232', '#5d3320', 7),
];

/** The eight phases along the foot, each dark until it was found. @param {boolean[]} phases */
const calendar = (phases) =>
  phases.map((isFound, phase) =>
    draw(
      'g',
      { transform: `translate(${216 + phase * 30} 236)` },
      ...(isFound ? moonDisc(phase, 11) : [draw('circle', { r: 10, fill: 'none', stroke: '#a98d80', 'stroke-width': 1.5, 'stroke-dasharray': '3 4' })]), // prettier-ignore
    ),
  );

/** The night over the desert, with what was found in it. @param {readonly string[]} marks @param {string} name */
export function desert(marks, name) {
  const { constellations, phases, hasLlama, hasRings } = foundIn(marks);
  return draw(
    'svg',
    { viewBox: '0 0 640 256', class: 'desert', role: 'img', 'aria-label': name },
    draw('rect', { width: 640, height: 256, fill: '#0d1440' }),
    line('M-20 196Q150 192 310 128T660 4', '#27337f', 126),
    line('M-20 196Q150 192 310 128T660 4', '#3d4b9d', 84),
    ...dust(),
    ...(hasLlama ? llama() : []),
    ...constellations.flatMap((isFound, at) =>
      isFound ? [draw('g', { transform: `translate(${SLOTS[at].join(' ')})` }, ...figureIn(at, SLOT, 0.5))] : [],
    ),
    ...(hasRings ? [draw('g', { transform: 'translate(526 96) rotate(-12) scale(0.3)' }, ...saturnParts(2))] : []),
    path('M0 204L96 182L150 190L196 178L226 140Q236 133 246 140L274 178L330 194L430 198L520 186L640 200V256H0Z', '#3a2352'), // prettier-ignore
    path('M0 214Q160 196 320 210T640 206V256H0Z', '#5b2f2a'),
    ...observatory(),
    ...fox(),
    ...calendar(phases),
  );
}
