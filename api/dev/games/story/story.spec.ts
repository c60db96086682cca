import { earnedBy } from '../common/achievements.js';
import { seeded, shuffled } from '../common/chance.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { cutAtGaps, filled, mixed, wrongFrom, wrongGap } from './reading.js';
import { ENDING, LEVELS, markOf, stepOf, TALES_OF_A_LEVEL, taleOf, talesReturned, TASKS } from './steps.js';
import { texts } from './texts/index.js';

const LANGUAGES = ['es', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
const tale = (language: Language, at: number) => texts[language].tales[at]!;
const TALES = texts.es.tales.map((_, at) => at);

describe.each(TALES)('tale %i', (at) => {
  it('has as many parts, gaps and answers in both languages', () => {
    const shape = (language: Language): unknown => {
      const { pieces, words, answers, isPoem = false } = tale(language, at);
      return { pieces: pieces.length, words: words.map((all) => all.length), answers: answers.length, isPoem };
    };
    expect(shape('en')).toEqual(shape('es'));
  });

  it.each(LANGUAGES)(
    'has in %s different parts, words and answers, so that one order and one choice are right',
    (language) => {
      const { pieces, words, answers } = tale(language, at);
      for (const all of [pieces, answers, ...words]) expect([all, new Set(all).size]).toEqual([all, all.length]);
      expect([pieces.length >= 4, answers.length >= 3, words.every((all) => all.length === 3)]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it.each(LANGUAGES)('has in %s a gap for each list of words, in their order', (language) => {
    const { gaps, words } = tale(language, at);
    expect([...gaps.matchAll(/\{(\d)\}/g)].map(([, number]) => Number(number))).toEqual([...words.keys()]);
    expect(cutAtGaps(tale(language, at))).toHaveLength(words.length + 1);
    expect(filled(tale(language, at))).not.toMatch(/[{}]/);
  });

  it.each(LANGUAGES)('says in %s what each right word does, and why order and answer are right', (language) => {
    const { words, clue, why } = tale(language, at);
    const unknown = words.map(([word]) => word!.toLowerCase()).filter((word) => !texts[language].connectors[word]);
    expect([unknown, clue.length > 20, why.length > 20]).toEqual([[], true, true]);
  });

  it.each(LANGUAGES)('begins in %s a sentence with a capital where a gap begins one', (language) => {
    const { words } = tale(language, at);
    const parts = cutAtGaps(tale(language, at));
    for (const [gap, all] of words.entries()) {
      const isFirst = /(?:^|[.?!] )$/.test(parts[gap]!);
      expect(all.filter((word) => /^\p{Lu}/u.test(word) !== isFirst)).toEqual([]);
    }
  });
});

describe('twelve tales', () => {
  it('are four for each level, longer from level to level', () => {
    expect([texts.es.tales.length, texts.en.tales.length]).toEqual([LEVELS * TALES_OF_A_LEVEL, 12]);
    const parts = [0, 1, 2].map((level) =>
      texts.es.tales.slice(level * 4, level * 4 + 4).reduce((sum, { pieces }) => sum + pieces.length, 0),
    );
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });

  it('open in Spanish each question and each exclamation', () => {
    const all = JSON.stringify(texts.es.tales);
    for (const [open, close] of ['¿?', '¡!', '«»']) expect(all.split(open!).length).toBe(all.split(close!).length);
  });

  it('are done in three steps each', () => {
    expect([0, 1, 2, 3].map(stepOf)).toEqual(['order', 'gaps', 'question', 'order']);
    expect([taleOf(0, 0), taleOf(0, 2), taleOf(1, 3), taleOf(2, TASKS - 1)]).toEqual([0, 0, 5, 11]);
  });

  it('are back in their place after all three', () => {
    expect(talesReturned(['1.3', '1.4', '0.0', '0.1', '0.2']).flatMap((isBack, at) => (isBack ? [at] : []))).toEqual([
      0,
    ]);
    expect(talesReturned(['1.3', '1.4', '1.5'])[5]).toBe(true);
  });
});

describe('an order', () => {
  it('is right in one way alone, else wrong from a part on', () => {
    expect(wrongFrom([0, 1, 2, 3])).toBeNull();
    expect([wrongFrom([1, 0]), wrongFrom([0, 2, 1]), wrongFrom([])]).toEqual([1, 2, null]);
  });

  it.each([4, 5, 6])('of %i parts is never right from the start, and has them all', (count) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const order = mixed(count, (values) => shuffled(values, seeded(seed)));
      expect(wrongFrom(order)).not.toBeNull();
      expect([...order].sort()).toEqual([...Array(count).keys()]);
    }
    expect(mixed(count, (values) => values)).toEqual([...Array.from({ length: count - 1 }, (_, at) => at + 1), 0]);
  });
});

it('gaps are right with the first word of each, else wrong at a gap', () => {
  expect([wrongGap([0, 0]), wrongGap([0, 2]), wrongGap([-1, 0])]).toEqual([null, 2, 1]);
});

it('an ending has five lines of three choices in both languages', () => {
  for (const language of LANGUAGES)
    expect(texts[language].ending.lines.map((options) => new Set(options).size)).toEqual([3, 3, 3, 3, 3]);
});

describe('achievements of the tales', () => {
  const marksOf = (level: number): string[] => Array.from({ length: TASKS }, (_, at) => markOf(level, at));

  it('for a round of which all was shown are the first one alone', () => {
    const shown = { level: 0, first: 0, shown: TASKS, tasks: TASKS, marks: [] };
    expect(Object.fromEntries(earnedBy(achievements, profileAfter(fromText(null), shown), shown))).toEqual({
      ...{ THROUGH_GAP: true, TWELVE_TALES: 0, WORD_KEEPER: 0 },
    });
  });

  it('come all with three silent rounds without a mistake and an ending', () => {
    let profile = fromText(null);
    const earned = [0, 1, 2].flatMap((level) => {
      const round = { level, first: TASKS, shown: 0, tasks: TASKS, marks: [...marksOf(level), ENDING] };
      profile = profileAfter(profile, round);
      return earnedBy(achievements, profile, round);
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ THROUGH_GAP: true, TWELVE_TALES: 12, OWN_ENDING: true, WORD_KEEPER: 36, SLEEPING_BOOK: true },
    });
    expect(fromText(JSON.stringify(profile)).marks).toHaveLength(37);
  });

  it('leave the book asleep only without sound', () => {
    const loud = { ...fromText(null), rounds: 5, hasSound: true };
    const round = { level: 0, first: 0, shown: 0, tasks: TASKS, marks: [] };
    expect(Object.fromEntries(earnedBy(achievements, loud, round))).not.toHaveProperty('SLEEPING_BOOK');
    expect(Object.fromEntries(earnedBy(achievements, { ...loud, hasSound: false }, round))).toHaveProperty(
      'SLEEPING_BOOK',
    );
  });
});
