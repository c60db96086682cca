import { earnedBy } from '../common/achievements.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { answerOf, boardOf, mirrored, type Kind } from './board.js';
import { faultOf, lookAt, positions } from './check.js';
import { PUZZLES } from './puzzles.js';
import { flowIn, type Part } from './solver.js';
import { faultText, texts } from './texts.js';

const part = (kind: Part['kind'], from: number, to: number, isClosed?: boolean): Part => ({ kind, from, to, isClosed });
const glows = (pegs: number, ...parts: Part[]): unknown[] => flowIn(parts, pegs).glows.filter((glow) => glow !== null);
const isShort = (pegs: number, ...parts: Part[]): boolean => flowIn(parts, pegs).isShort;
const battery = part('battery', 0, 1);

describe('a lamp', () => {
  it('alone at one battery glows normally, and the current leaves the plus', () => {
    const { currents, glows: all } = flowIn([battery, part('lamp', 1, 0)], 2);
    expect(all).toEqual([null, 'normal']);
    expect(currents[0]).toBeCloseTo(0.15, 2);
    expect(currents[1]).toBeCloseTo(0.15, 2);
  });

  it('is off where the loop is open, and beside an open switch', () => {
    expect(glows(3, battery, part('lamp', 1, 2))).toEqual(['off']);
    expect(glows(3, battery, part('lamp', 1, 2), part('contact', 2, 0, false))).toEqual(['off']);
    expect(glows(3, battery, part('lamp', 1, 2), part('contact', 2, 0, true))).toEqual(['normal']);
  });

  it('is dim in series with another, fainter with two more, and normal in parallel', () => {
    expect(glows(3, battery, part('lamp', 1, 2), part('lamp', 2, 0))).toEqual(['dim', 'dim']);
    expect(glows(4, battery, part('lamp', 1, 2), part('lamp', 2, 3), part('lamp', 3, 0))).toEqual(['faint', 'faint', 'faint']); // prettier-ignore
    expect(glows(2, battery, part('lamp', 1, 0), part('lamp', 1, 0), part('lamp', 1, 0))).toEqual(['normal', 'normal', 'normal']); // prettier-ignore
  });

  it('is off beside a wire, while the one in series with both gets all', () => {
    expect(glows(3, battery, part('lamp', 1, 2), part('lamp', 2, 0), part('wire', 2, 0))).toEqual(['normal', 'off']);
  });

  it('burns out at two batteries in a row, and not where they push against each other', () => {
    expect(glows(3, battery, part('battery', 1, 2), part('lamp', 2, 0))).toEqual(['burnt']);
    expect(glows(3, battery, part('battery', 2, 1), part('lamp', 2, 0))).toEqual(['off']);
  });
});

describe('a short circuit', () => {
  it('is a way from plus to minus without a lamp, whatever hangs beside it', () => {
    expect(isShort(2, battery, part('wire', 1, 0))).toBe(true);
    expect(isShort(3, battery, part('lamp', 1, 0), part('wire', 1, 2), part('contact', 2, 0, true))).toBe(true);
    expect(isShort(3, battery, part('lamp', 1, 0), part('wire', 1, 2), part('contact', 2, 0, false))).toBe(false);
  });

  it('is two batteries side by side the wrong way round, and not the right way', () => {
    expect(isShort(2, battery, part('battery', 1, 0))).toBe(true);
    expect(isShort(2, battery, part('battery', 0, 1), part('lamp', 0, 1))).toBe(false);
  });
});

const all = PUZZLES.flatMap((puzzles, level) =>
  puzzles.flatMap((puzzle, at) =>
    [puzzle.map, mirrored(puzzle.map)].map(
      (map, side) => [`${level + 1}.${at + 1}, side ${side}`, puzzle, boardOf(map)] as const,
    ),
  ),
);

describe.each(all)('board %s', (_, puzzle, board) => {
  it('is solved by its answer, and not without it', () => {
    expect(faultOf(puzzle, board, new Map())).not.toBeNull();
    expect(faultOf(puzzle, board, answerOf(board))).toBeNull();
  });

  it('burns nothing on the way to its answer, however that is put together', () => {
    const answer = [...answerOf(board)];
    for (const chosen of positions(answer.length)) {
      const placed = new Map<number, Kind>(answer.filter((_one, at) => chosen[at]));
      for (const switches of positions(board.switches)) {
        const seen = lookAt(board, placed, switches);
        expect([seen.isShort, seen.lamps.includes('burnt')]).toEqual([false, false]);
      }
    }
  });
});

describe('the boards', () => {
  it('are eight a level, each with its words in both languages', () => {
    for (const say of [texts.es, texts.en])
      expect(say.tasks.map((tasks) => tasks.filter(([order, why]) => order && why).length)).toEqual([8, 8, 8]);
    expect(PUZZLES.map(({ length }) => length)).toEqual([8, 8, 8]);
  });
});

describe('what is said of a fault', () => {
  const [loops, brightness, switches] = PUZZLES;
  const said = (puzzle: (typeof PUZZLES)[0][0], placed: [number, Kind][]): [string, string] => {
    const board = boardOf(puzzle.map);
    const fault = faultOf(puzzle, board, new Map(placed))!;
    return [faultText(texts.es, board, fault), faultText(texts.en, board, fault)];
  };
  const slotsOf = (puzzle: (typeof PUZZLES)[0][0]): number[] =>
    boardOf(puzzle.map).edges.flatMap(({ kind, id }) => (kind === 'slot' ? [id] : []));

  it('names the lamp, what it does and what it should do', () => {
    expect(said(loops![0]!, [])).toEqual([
      'La ampolleta 1 está apagada y debería estar encendida.',
      'Lamp 1 is off and should be lit.',
    ]);
  });

  it('names the position of the switches', () => {
    const [first, second] = slotsOf(switches![1]!);
    expect(
      said(switches![1]!, [
        [first!, 'wire'],
        [second!, 'wire'],
      ])[1],
    ).toBe(
      // prettier-ignore
      'With A closed and B open: lamp 1 is off and should be lit.',
    );
  });

  it('names a short circuit, and what is left to put in', () => {
    const [, left, bridge] = slotsOf(loops![2]!);
    expect(
      said(loops![2]!, [
        [left!, 'wire'],
        [bridge!, 'wire'],
      ])[0],
    ).toBe(
      // prettier-ignore
      '¡Cortocircuito! La corriente vuelve a la pila sin pasar por una ampolleta.',
    );
    expect(said(brightness![1]!, [])).toEqual(['Te falta poner: 2 ampolletas.', 'Still to put in: 2 lamps.']);
  });

  it('compares lamps that may lie anywhere by how many glow how', () => {
    const [top, , , bottom] = slotsOf(brightness![0]!);
    expect(
      said(brightness![0]!, [
        [top!, 'lamp'],
        [bottom!, 'lamp'],
      ])[1],
    ).toBe(
      // prettier-ignore
      'The lamps are off and off. They should be dim and dim.',
    );
  });
});

describe('achievements of the circuits', () => {
  const tasks = 8;

  it('count lit houses once, and tasks without a mistake each time', () => {
    const round = { level: 1, first: tasks, shown: 0, tasks, marks: ['1.0', '1.1'] };
    const twice = profileAfter(profileAfter(fromText(null), round), round);
    expect(Object.fromEntries(earnedBy(achievements, twice, round))).toEqual({
      ...{ FIRST_LIGHT: true, PARALLEL_MIND: true },
      ...{ VILLAGE_LIGHTS: 2, NO_BURN: 16 },
    });
  });

  it('come all with all houses, without a mistake', () => {
    let profile = fromText(null);
    const earned = [0, 1, 2].flatMap((level) => {
      const marks = PUZZLES[level]!.map((_, at) => `${level}.${at}`);
      const round = { level, first: tasks, shown: 0, tasks, marks };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ FIRST_LIGHT: true, PARALLEL_MIND: true, TICKLE: true },
      ...{ VILLAGE_LIGHTS: 24, NO_BURN: 24 },
    });
  });
});
