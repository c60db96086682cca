/**
 * A part between two pegs. A battery's plus is at `to`.
 * @typedef {object} Part
 * @property {number} from
 * @property {number} to
 * @property {'wire' | 'lamp' | 'battery' | 'contact'} kind
 * @property {boolean} [isClosed] of a contact of a switch
 *
 * How a lamp glows, by its power next to that of one lamp at one battery.
 * @typedef {'off' | 'faint' | 'dim' | 'normal' | 'strong' | 'burnt'} Glow
 *
 * @typedef {object} Flow
 * @property {number[]} currents by part, from `from` to `to`, in amperes
 * @property {(Glow | null)[]} glows by part, null for what is no lamp
 * @property {boolean} isShort a battery's current returns to it without passing a lamp
 */

const BATTERY_VOLTS = 1.5;
const OHMS = { lamp: 10, battery: 0.05, wire: 0.001, contact: 0.001 };
/** Ties parts that hang loose to the rest, too weakly to be seen. */
const LEAK = 1e-9;
const SHORT_FROM_AMPERES = 3;
const USUAL_WATTS = BATTERY_VOLTS ** 2 / OHMS.lamp;
/** @type {[number, Glow][]} */
const GLOWS = [
  [0.02, 'off'],
  [0.2, 'faint'],
  [0.7, 'dim'],
  [1.6, 'normal'],
  [3, 'strong'],
];

/** @returns {Glow} */
const glowOf = (/** @type {number} */ current) => {
  const share = (current ** 2 * OHMS.lamp) / USUAL_WATTS;
  return GLOWS.find(([below]) => share < below)?.[1] ?? 'burnt';
};

/**
 * What flows where, by Kirchhoff's laws: as much comes to a peg as leaves it.
 * @param {readonly Part[]} parts
 * @param {number} pegs how many there are
 * @returns {Flow}
 */
export function flowIn(parts, pegs) {
  const conductances = parts.map(({ kind, isClosed }) => (kind === 'contact' && !isClosed ? 0 : 1 / OHMS[kind]));
  const rows = Array.from({ length: pegs }, (_, peg) =>
    Array.from({ length: pegs + 1 }, (_cell, column) => (peg === column ? LEAK : 0)),
  );
  parts.forEach(({ from, to, kind }, at) => {
    const conductance = conductances[at];
    rows[from][from] += conductance;
    rows[to][to] += conductance;
    rows[from][to] -= conductance;
    rows[to][from] -= conductance;
    if (kind !== 'battery') return;
    rows[to][pegs] += BATTERY_VOLTS * conductance;
    rows[from][pegs] -= BATTERY_VOLTS * conductance;
  });
  const volts = solved(rows);
  const currents = parts.map(({ from, to, kind }, at) => {
    const push = kind === 'battery' ? BATTERY_VOLTS : 0;
    return (volts[from] - volts[to] + push) * conductances[at];
  });
  return {
    currents,
    glows: parts.map(({ kind }, at) => (kind === 'lamp' ? glowOf(currents[at]) : null)),
    isShort: parts.some(({ kind }, at) => kind === 'battery' && Math.abs(currents[at]) > SHORT_FROM_AMPERES),
  };
}

/** Solves linear equations; the last column is what each row has to come to. */
function solved(/** @type {number[][]} */ rows) {
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1) if (Math.abs(rows[row][at]) > Math.abs(rows[pivot][at])) pivot = row;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let row = 0; row < size; row += 1) {
      const factor = row === at ? 0 : rows[row][at] / rows[at][at];
      if (factor === 0) continue;
      for (let column = at; column <= size; column += 1) rows[row][column] -= factor * rows[at][column];
    }
  }
  return rows.map((row, at) => row[size] / row[at]);
}
