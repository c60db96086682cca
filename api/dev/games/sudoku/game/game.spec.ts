import { earnedBy } from '../../common/achievements.js';
import { bySolving } from '../achievements.js';
import { generate } from '../rules/generator.js';
import { applyHint, hintFor } from './hint.js';
import { begin, erase, isSolved, leftOf, mistakesOf, note, noteAll, place, redo, undo, type Play } from './play.js';
import { afterSolving, isSecondLook, LAST_STOP, newProfile, type Profile } from './profile.js';
import { STOPS } from './road.js';
import { fromText, toText } from './save.js';
import { Session } from './session.js';

const puzzle = generate('easy', 11);
const fresh = begin(puzzle);
const cell = puzzle.givens.indexOf(0);
const right = puzzle.solution[cell]!;
const wrong = (right % 9) + 1;

/** Follows hints to the end. */
function solvedByHints(play: Play): Play {
  for (let at = play, hint = hintFor(at); hint; hint = hintFor(at)) {
    at = applyHint(at, hint);
    if (isSolved(at)) return at;
  }
  throw new Error('a hint was missing');
}

describe('a move', () => {
  it('places a digit, and takes it away the second time', () => {
    const placed = place(fresh, cell, right);

    expect(placed.values[cell]).toBe(right);
    expect(place(placed, cell, right).values[cell]).toBe(0);
  });

  it('never changes a given', () => {
    const given = puzzle.givens.findIndex((digit) => digit > 0);

    expect(place(fresh, given, wrong)).toBe(fresh);
    expect(erase(fresh, given)).toBe(fresh);
  });

  it('strikes the neighbours’ notes, and undo brings them back', () => {
    const noted = noteAll(fresh);
    const placed = place(noted, cell, right);

    expect(placed.notes).not.toEqual(noted.notes);
    expect(undo(placed).notes).toEqual(noted.notes);
    expect(redo(undo(placed))).toMatchObject({ values: placed.values, notes: placed.notes });
    expect(undo(undo(undo(placed))).values).toEqual(puzzle.givens);
  });

  it('forgets what was undone once another is made', () => {
    const other = note(undo(place(fresh, cell, right)), cell, wrong);

    expect(redo(other)).toBe(other);
  });

  it('counts what is left of each digit', () => {
    expect(leftOf(place(fresh, cell, right))[right - 1]).toBe(leftOf(fresh)[right - 1]! - 1);
  });
});

describe('hints', () => {
  it('name a mistake before anything else, and erase it', () => {
    const mistaken = place(fresh, cell, wrong);
    const hint = hintFor(mistaken)!;

    expect(hint).toMatchObject({ technique: 'mistake', cells: [cell] });
    expect(mistakesOf(applyHint(mistaken, hint))).toEqual([]);
  });

  it.each(['easy', 'medium', 'hard'] as const)('lead through the whole of a puzzle of level %s', (level) => {
    const solved = solvedByHints(begin(generate(level, 77)));

    expect(solved.values).toEqual(solved.solution);
    expect(solved.hints).toBeGreaterThan(40);
  });
});

const FIRST_HARD = { FIRST_SUDOKU: true, NO_HINTS: true, HARD_SOLVED: true };

describe('the profile', () => {
  const solved = { ...solvedByHints(fresh), seconds: 300 };

  it('keeps the best time of those without hints', () => {
    expect(afterSolving(newProfile, solved).best.easy).toBeNull();
    const first = afterSolving(newProfile, { ...solved, hints: 0 });
    expect(first).toMatchObject({ best: { easy: 300 }, solved: { easy: 1 } });
    expect(afterSolving(first, { ...solved, hints: 0, seconds: 400 }).best.easy).toBe(300);
  });

  it('earns what a Sudoku takes by its level, its hints and the road', () => {
    const hard: Play = { ...solved, level: 'hard', hints: 0 };
    const almostAll = { ...newProfile, solved: { easy: 1, medium: LAST_STOP, hard: 0 } };

    const first = earnedBy(bySolving, afterSolving(newProfile, hard), hard);
    const last = earnedBy(bySolving, afterSolving(almostAll, hard), hard);
    expect(Object.fromEntries(first)).toEqual({ ...FIRST_HARD, SOUTHERN_ROAD: 1 });
    expect(Object.fromEntries(last)).toEqual({ ...FIRST_HARD, THREE_LEVELS: true, SOUTHERN_ROAD: LAST_STOP });
  });

  it('sees a second look: a mistake mended before the game showed it', () => {
    const mistaken = place(fresh, cell, wrong);

    expect(isSecondLook(mistaken, place(mistaken, cell, right))).toBe(true);
    expect(isSecondLook({ ...mistaken, sawMistakes: true }, place(mistaken, cell, right))).toBe(false);
    expect(isSecondLook(fresh, place(fresh, cell, right))).toBe(false);
  });

  it('has a stop of the road for each of thirty', () => {
    expect(new Set(STOPS).size).toBe(30);
  });
});

describe('a save', () => {
  it('brings back the play with its past', () => {
    const play = place(noteAll(fresh), cell, right);

    expect(fromText(toText({ profile: newProfile, play })).play).toEqual(play);
  });

  it.each([null, '', 'no json', '{"version":9}', '{"version":1,"profile":{},"play":{"givens":[1]}}'])(
    'that is broken (%s) is a fresh start',
    (text) => {
      expect(fromText(text)).toEqual({ profile: newProfile, play: null });
    },
  );
});

/** A session, with what it told the shop and what it kept. */
async function begun(profile: Profile): Promise<{ told: unknown[]; kept: unknown[]; session: Session }> {
  const told: unknown[] = [];
  const kept: unknown[] = [];
  const keeper = {
    keep: ({ play }: { play: Play | null }) => kept.push(play),
    earn: (earned: unknown[]) => told.push(...earned),
  };
  const session = new Session({ profile, play: null }, keeper, () => {});
  await session.begin('easy', 11);
  return { told, kept, session };
}

async function solvedByItsHints(profile: Profile): ReturnType<typeof begun> {
  const all = await begun(profile);
  while (!all.session.isOver()) all.session.hint();
  return all;
}

describe('a session', () => {
  it('tells the shop of the win, and keeps no play of a solved one', async () => {
    const { told, kept, session } = await solvedByItsHints(newProfile);

    expect(told).toEqual([['FIRST_SUDOKU', true], ['SOUTHERN_ROAD', 1]]); // prettier-ignore
    expect(kept.at(-1)).toBeNull();
    expect(session.profile.unlocked).toEqual(['FIRST_SUDOKU']);
  });

  it('tells the shop once of what is reached at once', async () => {
    const { told } = await solvedByItsHints({ ...newProfile, unlocked: ['FIRST_SUDOKU'] });

    expect(told).toEqual([['SOUTHERN_ROAD', 1]]);
  });

  it('earns the second look by mending a mistake that was not shown', async () => {
    const { told, session } = await begun(newProfile);
    session.change((play) => place(play, cell, wrong), 'placed');
    session.change((play) => place(play, cell, right), 'placed');

    expect(told).toEqual([['SECOND_LOOK', true]]);
  });
});
