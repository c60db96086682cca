import { filtered, filtersOf, offeredBy, toLibrary, type ShownEntry } from './filters';

const entry = (slug: string, more: Partial<ShownEntry>): ShownEntry =>
  ({
    slug,
    subjects: ['math'],
    platforms: ['web'],
    lastPlayedAt: null,
    installed: false,
    isKept: false,
    ...more,
  }) as ShownEntry;
const entries = [
  entry('fractions', {}),
  entry('volcano', { subjects: ['science', 'geography'], lastPlayedAt: '2026-11-01T12:00:00.000Z' }),
  entry('orbits', { subjects: ['science'], platforms: ['windows', 'web'], installed: true }),
];
const slugs = (filters: Parameters<typeof filtered>[1]): string[] => filtered(entries, filters).map(({ slug }) => slug);

describe('the filters of the library', () => {
  it('are offered where some game has them', () => {
    expect(offeredBy(entries, false)).toEqual({
      subjects: ['math', 'science', 'geography'],
      platforms: ['web', 'windows'],
      installed: false,
    });
  });

  it('offer what is here too where this browser keeps a game, which is among it then', () => {
    const kept = entries.map((one) => (one.slug === 'fractions' ? { ...one, isKept: true } : one));
    expect(offeredBy(kept, false).installed).toBe(true);
    expect(filtered(kept, { installed: true }).map(({ slug }) => slug)).toEqual(['fractions', 'orbits']);
  });

  it.each([
    [{}, ['fractions', 'volcano', 'orbits']],
    [{ subject: 'science' }, ['volcano', 'orbits']],
    [{ platform: 'windows' }, ['orbits']],
    [{ played: 'played' }, ['volcano']],
    [{ played: 'not-played', subject: 'science' }, ['orbits']],
    [{ installed: true }, ['orbits']],
    [{ installed: true, subject: 'math' }, []],
  ] as const)('%j leave %j', (filters, left) => expect(slugs(filters)).toEqual(left));

  it.each([
    ['', {}],
    ['subject=science&platform=windows&played=played', { subject: 'science', platform: 'windows', played: 'played' }],
    ['subject=music&platform=android&played=never&installed=yes', {}],
  ])('of %j are %j', (search, filters) =>
    expect(filtersOf(new URLSearchParams(search), offeredBy(entries, false))).toEqual(filters),
  );

  it('by what is installed need a device that reported', () => {
    expect(filtersOf(new URLSearchParams('installed=yes'), offeredBy(entries, true))).toEqual({ installed: true });
  });

  it.each([[{}], [{ subject: 'science', played: 'not-played', installed: true }]] as const)(
    '%j come back from their address',
    (filters) => {
      const { search } = new URL(toLibrary(filters), 'http://shop.test');
      expect(filtersOf(new URLSearchParams(search), offeredBy(entries, true))).toEqual(filters);
    },
  );
});
