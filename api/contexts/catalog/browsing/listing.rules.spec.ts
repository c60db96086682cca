import { facetsOf, filtered, similarTo, sorted, type Filters, type Listable } from './listing.rules.js';

const game = (id: string, more: Partial<Listable> = {}): Listable => ({
  id,
  title: { es: id, en: id },
  price: 4_990,
  subjects: ['math'],
  grades: { from: 1, to: 4 },
  platforms: ['web'],
  languages: ['es'],
  releasedOn: '2026-03-01',
  announced: false,
  inPlan: false,
  ...more,
});
const idsOf = (games: readonly Listable[]): string[] => games.map(({ id }) => id);

const sums = game('sums');
const reef = game('reef', {
  subjects: ['biology', 'science'],
  grades: { from: 3, to: 8 },
  platforms: ['web', 'android'],
  languages: ['es', 'en'],
  price: 0,
});
const stars = game('stars', {
  subjects: ['astronomy', 'science'],
  grades: { from: 9, to: 12 },
  platforms: ['windows'],
  price: 7_990,
  releasedOn: '2026-09-01',
  inPlan: true,
});
const all = [sums, reef, stars];

describe('filtering', () => {
  it.each<[Filters, string[]]>([
    [{}, ['sums', 'reef', 'stars']],
    [{ subject: ['science'] }, ['reef', 'stars']],
    [{ subject: ['math', 'biology'] }, ['sums', 'reef']],
    [{ subject: [] }, ['sums', 'reef', 'stars']],
    [{ grade: 4 }, ['sums', 'reef']],
    [{ grade: 0 }, []],
    [{ price: 'free' }, ['reef']],
    [{ price: 'paid', subject: ['science'] }, ['stars']],
    [{ plan: 'included' }, ['stars']],
    [{ platform: ['android', 'windows'], language: ['en'] }, ['reef']],
  ])('by %p leaves %p', (filters, left) => {
    expect(idsOf(filtered(all, filters))).toEqual(left);
  });
});

describe('a game that cannot be played yet', () => {
  const soon = game('soon', { price: 0, announced: true });

  it('has no price to filter by', () => {
    expect(idsOf(filtered([soon, ...all], { price: 'free' }))).toEqual(['reef']);
    expect(facetsOf([soon, ...all], {}).price).toEqual({ free: 1, paid: 2 });
  });

  it('is similar to another one after those that can be', () => {
    expect(idsOf(similarTo([soon, stars, reef], sums, 3))).toEqual(['reef', 'stars', 'soon']);
  });
});

describe('facets', () => {
  it('count every value', () => {
    expect(facetsOf(all, {})).toMatchObject({
      subjects: { math: 1, biology: 1, science: 2, astronomy: 1 },
      platforms: { web: 2, android: 1, windows: 1 },
      languages: { es: 3, en: 1 },
      price: { free: 1, paid: 2 },
    });
  });

  it('count what another value of the same filter would show, the other filters kept', () => {
    const { subjects, price } = facetsOf(all, { subject: ['math'], price: 'paid' });
    expect(subjects).toEqual({ math: 1, astronomy: 1, science: 1 });
    expect(price).toEqual({ free: 0, paid: 1 });
  });

  it('count a game in every grade it is for', () => {
    expect(facetsOf([sums, reef], {}).grades).toEqual({ 1: 1, 2: 1, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1 });
  });
});

describe('sorting', () => {
  it.each([
    ['newest', ['stars', 'reef', 'sums']],
    ['price', ['reef', 'sums', 'stars']],
    ['-price', ['stars', 'sums', 'reef']],
    ['relevance', ['sums', 'reef', 'stars']],
  ] as const)('by %s', (sort, order) => {
    expect(idsOf(sorted(all, sort, 'es'))).toEqual(order);
  });

  it('by anything but relevance puts what cannot be played yet at the end', () => {
    const soon = game('soon', { price: 0, releasedOn: '2027-01-01', announced: true });
    expect(idsOf(sorted([soon, ...all], 'newest', 'es'))).toEqual(['stars', 'reef', 'sums', 'soon']);
    expect(idsOf(sorted([soon, ...all], 'price', 'es'))).toEqual(['reef', 'sums', 'stars', 'soon']);
    expect(idsOf(sorted([soon, ...all], 'relevance', 'es'))).toEqual(['soon', 'sums', 'reef', 'stars']);
  });

  it('by title goes by the language of the reader', () => {
    const islands = [
      game('1', { title: { es: 'Ñandú', en: 'Rhea' } }),
      game('2', { title: { es: 'Nube', en: 'Cloud' } }),
      game('3', { title: { es: 'Árbol', en: 'Tree' } }),
    ];
    expect(idsOf(sorted(islands, 'title', 'es'))).toEqual(['3', '2', '1']);
    expect(idsOf(sorted(islands, 'title', 'en'))).toEqual(['2', '1', '3']);
  });
});

describe('similar games', () => {
  it('share subjects, then are for about the same grades, and are never the game itself', () => {
    const corals = game('corals', { subjects: ['biology', 'science'], grades: { from: 1, to: 2 } });
    const whales = game('whales', { subjects: ['biology', 'science'], grades: { from: 4, to: 8 } });
    expect(idsOf(similarTo([sums, corals, whales, reef, stars], reef, 3))).toEqual(['whales', 'corals', 'stars']);
  });
});
