import { lampNumbers, partsOf } from './board.js';
import { flowIn } from './solver.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./board.js').Placed} Placed
 * @typedef {import('./board.js').Kind} Kind
 * @typedef {import('./solver.js').Glow} Glow
 *
 * What a lamp has to do: be off, be lit somehow, or glow just so.
 * @typedef {'off' | 'lit' | 'dim' | 'normal' | 'strong'} Want
 *
 * A board with what its lamps have to do for each position of its switches, by their numbers. Lamps that the
 * player puts in may do it in any order.
 * @typedef {{ map: readonly string[], wants: (switches: readonly boolean[]) => Want[] }} Puzzle
 *
 * Why a board is not solved yet.
 * @typedef {{ kind: 'left', part: Kind, count: number }
 *   | { kind: 'short', switches: boolean[] }
 *   | { kind: 'burnt', lamp: number, switches: boolean[] }
 *   | { kind: 'lamp', lamp: number, is: Glow, wants: Want, switches: boolean[] }
 *   | { kind: 'lamps', are: Glow[], want: Want[], switches: boolean[] }} Fault
 */

const fits = (/** @type {Glow} */ is, /** @type {Want} */ wants) => (wants === 'lit' ? is !== 'off' : is === wants);
const ORDER = /** @type {const} */ (['burnt', 'strong', 'normal', 'lit', 'dim', 'faint', 'off']);
/** @template {Glow | Want} T */
const sorted = (/** @type {readonly T[]} */ all) => [...all].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** How all lamps glow, by their numbers, and whether there is a short circuit. */
export function lookAt(
  /** @type {Board} */ board,
  /** @type {Placed} */ placed,
  /** @type {readonly boolean[]} */ switches,
) {
  const parts = partsOf(board, placed, switches);
  const flow = flowIn(parts.map(({ part }) => part), board.columns * board.rows); // prettier-ignore
  const numbers = lampNumbers(board, placed);
  const lamps = parts.flatMap(({ edge }, at) => {
    const number = numbers.get(edge.id);
    return number ? [{ number, glow: /** @type {Glow} */ (flow.glows[at]) }] : [];
  });
  const glows = lamps.sort((a, b) => a.number - b.number).map(({ glow }) => glow);
  return { ...flow, parts, numbers, lamps: glows };
}

/** All positions of so many switches, from all off to all on. @returns {boolean[][]} */
export const positions = (/** @type {number} */ switches) =>
  Array.from({ length: 2 ** switches }, (_, at) =>
    Array.from({ length: switches }, (_one, bit) => ((at >> bit) & 1) === 1),
  );

/**
 * The first fault of what was put together, over all positions of the switches.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Placed} placed
 * @returns {Fault | null}
 */
export function faultOf({ wants }, board, placed) {
  const put = (/** @type {Kind} */ kind) => [...placed.values()].filter((one) => one === kind).length;
  for (const part of /** @type {const} */ (['lamp', 'battery'])) {
    const count = board.tray[part] - put(part);
    if (count > 0) return { kind: 'left', part, count };
  }
  for (const switches of positions(board.switches)) {
    const { lamps, isShort } = lookAt(board, placed, switches);
    if (isShort) return { kind: 'short', switches };
    const fault = lampFault(lamps, wants(switches), switches, board.tray.lamp > 0);
    if (fault) return fault;
  }
  return null;
}

/** @param {Glow[]} lamps @param {Want[]} wanted @param {boolean[]} switches @param {boolean} isAnyOrder @returns {Fault | null} */
function lampFault(lamps, wanted, switches, isAnyOrder) {
  const [are, want] = isAnyOrder ? [sorted(lamps), sorted(wanted)] : [lamps, wanted];
  const wrong = want.findIndex((one, at) => !fits(are[at], one));
  if (wrong === -1) return null;
  const burnt = lamps.indexOf('burnt');
  if (burnt !== -1) return { kind: 'burnt', lamp: burnt + 1, switches };
  if (isAnyOrder && lamps.length > 1) return { kind: 'lamps', are, want, switches };
  return { kind: 'lamp', lamp: wrong + 1, is: are[wrong], wants: want[wrong], switches };
}
