/**
 * What can lie between two neighbouring pegs of a board.
 * @typedef {'wire' | 'lamp' | 'battery'} Kind
 *
 * @typedef {object} Edge
 * @property {number} id
 * @property {number} from the left or upper peg
 * @property {number} to the right or lower peg
 * @property {number} row of the upper left peg
 * @property {number} column
 * @property {boolean} isAcross
 * @property {Kind | 'contact' | 'slot'} kind
 * @property {boolean} isReversed a battery with its plus at `from`
 * @property {number} lamp the number of a lamp that is fixed, else 0
 * @property {{ name: number, closesWhenOn: boolean } | null} contact of a switch; two contacts of a pair face each other
 * @property {Kind | null} answer what solves the board when put here
 *
 * @typedef {object} Board
 * @property {number} columns of pegs
 * @property {number} rows of pegs
 * @property {Edge[]} edges
 * @property {number} switches how many there are
 * @property {boolean[]} isTwoWay by switch: it leads here or there, instead of opening
 * @property {Record<Kind, number>} tray what there is to put in
 *
 * What was put where, by the edge's id. @typedef {ReadonlyMap<number, Kind>} Placed
 */

/** Signs of a map for what is fixed. @type {Record<string, Kind>} */
const FIXED = { '-': 'wire', B: 'battery', b: 'battery', 1: 'lamp', 2: 'lamp', 3: 'lamp', 4: 'lamp' };
/** Signs for what the player puts there; `?` stays empty. @type {Record<string, Kind>} */
const ANSWERS = { '=': 'wire', '*': 'lamp', '%': 'battery' };
/** Contacts of switches: capitals close when the switch is on, small letters when it is off. */
const CONTACTS = 'STU';

/** @param {string} sign @returns {Pick<Edge, 'kind' | 'isReversed' | 'lamp' | 'contact' | 'answer'>} */
function meaning(sign) {
  const name = CONTACTS.indexOf(sign.toUpperCase());
  const contact = name === -1 ? null : { name, closesWhenOn: sign !== sign.toLowerCase() };
  const kind = contact ? 'contact' : (FIXED[sign] ?? 'slot');
  const lamp = kind === 'lamp' ? Number(sign) : 0;
  return { kind, isReversed: sign === 'b', lamp, contact, answer: ANSWERS[sign] ?? null };
}

/**
 * Reads a drawn board: `+` are pegs, and between them lies what the signs above mean.
 * @param {readonly string[]} map
 * @returns {Board}
 */
export function boardOf(map) {
  const columns = (map[0].length + 1) / 2;
  const rows = (map.length + 1) / 2;
  /** @type {Edge[]} */
  const edges = [];
  map.forEach((line, y) =>
    [...line].forEach((sign, x) => {
      const isAcross = x % 2 === 1 && y % 2 === 0;
      if (sign === ' ' || (!isAcross && !(x % 2 === 0 && y % 2 === 1))) return;
      const [row, column] = [Math.floor(y / 2), Math.floor(x / 2)];
      const from = row * columns + column;
      const place = { id: edges.length, from, to: from + (isAcross ? 1 : columns), row, column, isAcross };
      edges.push({ ...place, ...meaning(sign) });
    }),
  );
  const contacts = edges.flatMap(({ contact }) => contact ?? []);
  const switches = Math.max(0, ...contacts.map(({ name }) => name + 1));
  const isTwoWay = Array.from({ length: switches }, (_, at) =>
    contacts.some(({ name, closesWhenOn }) => name === at && !closesWhenOn),
  );
  const count = (/** @type {Kind} */ kind) => edges.filter(({ answer }) => answer === kind).length;
  const tray = { wire: count('wire'), lamp: count('lamp'), battery: count('battery') };
  return { columns, rows, edges, switches, isTwoWay, tray };
}

/** The same board with left and right exchanged. @param {readonly string[]} map */
export const mirrored = (map) =>
  map.map((line, y) => {
    const turned = [...line].reverse();
    const other = (/** @type {string} */ sign) => ({ B: 'b', b: 'B' })[sign] ?? sign;
    return (y % 2 === 0 ? turned.map(other) : turned).join('');
  });

/** What solves a board. @returns {Map<number, Kind>} */
export const answerOf = (/** @type {Board} */ { edges }) =>
  new Map(edges.flatMap(({ id, answer }) => (answer ? [/** @type {[number, Kind]} */ ([id, answer])] : [])));

/**
 * The parts that conduct, with the edge of each.
 * @param {Board} board
 * @param {Placed} placed
 * @param {readonly boolean[]} switches which are on
 * @returns {{ edge: Edge, part: import('./solver.js').Part }[]}
 */
export function partsOf({ edges }, placed, switches) {
  return edges.flatMap((edge) => {
    const kind = edge.kind === 'slot' ? placed.get(edge.id) : edge.kind;
    if (!kind) return [];
    const [from, to] = edge.isReversed ? [edge.to, edge.from] : [edge.from, edge.to];
    const isClosed = edge.contact ? switches[edge.contact.name] === edge.contact.closesWhenOn : true;
    return [{ edge, part: { from, to, kind, isClosed } }];
  });
}

/** The numbers of all lamps by their edge: fixed ones have theirs, the others follow as they lie. */
export function lampNumbers(/** @type {Board} */ { edges }, /** @type {Placed} */ placed) {
  const fixed = edges.filter(({ lamp }) => lamp > 0);
  const put = edges.filter(({ id }) => placed.get(id) === 'lamp');
  return new Map([
    ...fixed.map(({ id, lamp }) => /** @type {[number, number]} */ ([id, lamp])),
    ...put.map(({ id }, at) => /** @type {[number, number]} */ ([id, fixed.length + at + 1])),
  ]);
}
