import { featuredWith } from './featured.rules.js';

describe('the featured games', () => {
  it.each([
    ['come last', ['a', 'b'], null, ['a', 'b', 'c']],
    ['take the place that staff name', ['a', 'b'], 1, ['c', 'a', 'b']],
    ['come last where the named place lies beyond', ['a'], 5, ['a', 'c']],
    ['keep their place', ['c', 'a'], null, ['c', 'a']],
    ['move to another place', ['c', 'a', 'b'], 3, ['a', 'b', 'c']],
  ])('%s', (_, games, place, after) => expect(featuredWith(games, 'c', place)).toEqual(after));

  it('are six at most, who may still change places', () => {
    const six = ['a', 'b', 'd', 'e', 'f', 'g'];
    expect([featuredWith(six, 'c', 1), featuredWith(six, 'g', 1)]).toEqual([null, ['g', 'a', 'b', 'd', 'e', 'f']]);
  });
});
