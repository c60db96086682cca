import { candidatesOf, CELLS, parse, PEERS } from './board.js';
import { attempt, generate } from './generator.js';
import { seeded, shuffled } from '../../common/chance.js';
import { LEVELS, nextStep, solveByReasoning, type Level } from './rater.js';
import { isUnique, solutionsOf } from './solver.js';

const NEWSPAPER = parse('530070000600195000098000060800060003400803001700020006060000280000419005000080079');

/** Every placed digit fits its row, column and box. */
const isComplete = (grid: readonly number[]) =>
  CELLS.every((cell) => grid[cell] && PEERS[cell]!.every((peer) => grid[peer] !== grid[cell]));

describe('the solver', () => {
  it('finds the one solution', () => {
    const solutions = solutionsOf(NEWSPAPER);

    expect(solutions).toHaveLength(1);
    expect(isComplete(solutions[0]!)).toBe(true);
  });

  it('tells a second solution, and none', () => {
    const [solution] = solutionsOf(NEWSPAPER);
    const twoWays = solution!.map((digit) => (digit === 1 || digit === 2 ? 0 : digit));

    expect(solutionsOf(twoWays)).toHaveLength(2);
    expect(isUnique(twoWays)).toBe(false);
    expect(solutionsOf(parse(`55${'0'.repeat(79)}`))).toEqual([]);
    expect(solutionsOf(parse(`12345678${'0'.repeat(9)}9${'0'.repeat(63)}`))).toEqual([]);
  });
});

describe('a puzzle', () => {
  const puzzles = LEVELS.flatMap((level) => [1, 20_000, 3_000_000].map((seed) => generate(level as Level, seed)));

  it.each(puzzles.map((puzzle) => [puzzle.level, puzzle.seed, puzzle] as const))(
    'of level %s and seed %d has one solution',
    (_level, _seed, { givens, solution }) => {
      expect(solutionsOf(givens)).toEqual([solution]);
      expect(isComplete(solution)).toBe(true);
      expect(givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    },
  );

  it('asks for what its level names and nothing harder', () => {
    for (const { level, givens } of puzzles) expect(solveByReasoning(givens)?.level).toBe(level);
  });

  it('has its givens in symmetry', () => {
    for (const { givens } of puzzles)
      expect(CELLS.filter((cell) => Boolean(givens[cell]) !== Boolean(givens[80 - cell]))).toEqual([]);
  });

  it('comes back from its seed, and differs by it', () => {
    expect(attempt('easy', 7)).toEqual(attempt('easy', 7));
    expect(attempt('easy', 7)?.givens).not.toEqual(attempt('easy', 8)?.givens);
  });
});

describe('the reasoning', () => {
  it('reaches the solution by steps that are all true', () => {
    for (const seed of [5, 90_000]) {
      const { givens, solution } = generate('hard', seed);
      const { steps } = solveByReasoning(givens)!;
      const placed = steps.flatMap(({ place }) => (place ? [place] : []));

      expect(placed).toHaveLength(givens.filter((digit) => digit === 0).length);
      expect(placed.filter(({ cell, digit }) => solution[cell] !== digit)).toEqual([]);
      for (const { removals } of steps)
        for (const { cell, mask } of removals) expect(mask & (1 << (solution[cell]! - 1))).toBe(0);
    }
  });

  it('gives up where only guessing helps', () => {
    expect(
      solveByReasoning(parse('800000000003600000070090200050007000000045700000100030001000068008500010090000400')),
    ).toBeNull();
  });

  it('prefers the last empty cell of a unit', () => {
    const [solution] = solutionsOf(NEWSPAPER);
    const almost = solution!.map((digit, cell) => (cell === 40 ? 0 : digit));

    expect(nextStep(almost, candidatesOf(almost))?.step).toMatchObject({
      technique: 'full-house',
      place: { cell: 40, digit: 5 },
    });
  });
});

describe('each technique', () => {
  const seen = new Set<string>();
  beforeAll(() => {
    for (const level of ['medium', 'hard'] as const)
      for (let seed = 1; seed <= 40; seed += 1)
        for (const { technique } of solveByReasoning(generate(level, seed * 7919).givens)?.steps ?? [])
          seen.add(technique);
  });

  it.each(['hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'hidden-pair', 'x-wing', 'xy-wing'])(
    '%s is met in play',
    (technique) => {
      expect(seen).toContain(technique);
    },
  );
});

describe('chance', () => {
  it('is the same for the same seed and keeps every value', () => {
    expect(shuffled(CELLS, seeded(3))).toEqual(shuffled(CELLS, seeded(3)));
    expect(shuffled(CELLS, seeded(3)).toSorted((a, b) => a - b)).toEqual(CELLS);
  });
});
