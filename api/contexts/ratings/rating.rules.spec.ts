import { averageOf, barOf, LEAST_PLAYED_SECONDS, stateAfter } from './rating.rules.js';

const OWNER = { owns: true, playedSeconds: LEAST_PLAYED_SECONDS, worksForStudio: false, isChild: false };

describe('who may rate a game', () => {
  it.each([
    ['an owner after an hour of play', {}, null],
    ['an owner a second before', { playedSeconds: LEAST_PLAYED_SECONDS - 1 }, 'rating-needs-play'],
    ['who plays it by a plan', { owns: false }, 'rating-needs-game'],
    ['who makes it', { worksForStudio: true }, 'rating-own-game'],
    ['a child', { isChild: true }, 'rating-by-child'],
  ])('%s', (_, facts, bar) => {
    expect(barOf({ ...OWNER, ...facts })).toBe(bar);
  });
});

describe('a rating that is written again', () => {
  it.each([
    ['is shown at once without words', null, '', 'published'],
    ['waits with words', null, 'Bueno', 'waiting'],
    ['stays shown where only its stars change', { text: 'Bueno', state: 'published' }, 'Bueno', 'published'],
    ['stays refused with the words that were', { text: 'Malo', state: 'refused' }, 'Malo', 'refused'],
    ['waits again with other words', { text: 'Bueno', state: 'published' }, 'Mejor', 'waiting'],
    ['is shown once its words are gone', { text: 'Malo', state: 'refused' }, '', 'published'],
  ] as const)('%s', (_, before, text, state) => {
    expect(stateAfter(before, text)).toBe(state);
  });
});

describe('the mean of the stars', () => {
  it.each([
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 1], 5],
    [[1, 0, 0, 0, 2], 3.7],
    [[1, 1, 1, 1, 1], 3],
  ] as const)('of %j is %p', (counts, mean) => {
    expect(averageOf(counts)).toBe(mean);
  });
});
