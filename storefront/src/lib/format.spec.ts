import {
  aboutDollars,
  day,
  dayBefore,
  dayInChile,
  fileSize,
  grade,
  gradeSpan,
  lastDay,
  momentInChile,
  pesos,
  playTime,
} from './format';

/** Spaces that do not break a line look like any other to a reader. */
const read = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('an amount', () => {
  it.each([
    [0, '$ 0', 'CLP 0'],
    [990, '$ 990', 'CLP 990'],
    [4990, '$ 4.990', 'CLP 4,990'],
    [1234567, '$ 1.234.567', 'CLP 1,234,567'],
  ])('of %d pesos', (amount, es, en) => {
    expect(read(pesos(amount, 'es'))).toBe(es);
    expect(read(pesos(amount, 'en'))).toBe(en);
  });
  it('never breaks between sign and figures', () => expect(pesos(4990, 'es')).not.toContain(' '));
  it.each([
    [7920, 990, '≈ US$ 8.00'],
    [4990, 990, '≈ US$ 5.04'],
    [1234567, 1, '≈ US$ 1,234,567.00'],
    [0, 990, '≈ US$ 0.00'],
  ])('of %d pesos at %d a dollar is about %s', (amount, rate, text) =>
    expect(read(aboutDollars(amount, rate))).toBe(text),
  );
});

describe('school grades', () => {
  it.each([
    [0, 'kínder', 'kindergarten'],
    [1, '1.º básico', 'grade 1'],
    [8, '8.º básico', 'grade 8'],
    [9, 'I medio', 'grade 9'],
    [12, 'IV medio', 'grade 12'],
  ])('%d is %s, %s', (n, es, en) => expect([grade(n, 'es'), grade(n, 'en')]).toEqual([es, en]));
  it.each([
    [0, 0, 'kínder', 'kindergarten'],
    [0, 4, 'kínder a 4.º básico', 'kindergarten to grade 4'],
    [3, 3, '3.º básico', 'grade 3'],
    [1, 8, '1.º a 8.º básico', 'grades 1 to 8'],
    [7, 10, '7.º básico a II medio', 'grades 7 to 10'],
    [9, 12, 'I a IV medio', 'grades 9 to 12'],
    [0, 12, 'kínder a IV medio', 'kindergarten to grade 12'],
  ])('from %d to %d are %s, %s', (from, to, es, en) =>
    expect([gradeSpan({ from, to }, 'es'), gradeSpan({ from, to }, 'en')]).toEqual([es, en]),
  );
});

describe('days and moments', () => {
  it('a calendar day is that day everywhere', () => {
    expect(read(day('2026-11-03', 'es'))).toBe('3 de noviembre de 2026');
    expect(read(day('2026-11-03T23:59:59Z', 'en'))).toBe('3 November 2026');
  });
  it('an instant after midnight in London is still the evening before in Chile', () => {
    expect(read(dayInChile('2026-02-24T00:32:34.673Z', 'en'))).toBe('23 February 2026');
    expect(read(momentInChile('2026-02-24T00:32:34.673Z', 'en'))).toMatch(/^23 February 2026.* 21:32$/);
  });
  it.each(['es', 'en'] as const)('midnight is hour zero, in %s', (language) =>
    expect(read(momentInChile('2026-02-24T03:05:00Z', language))).toMatch(/24.* 2026.* 0?0:05$/),
  );
  it('follows Chile into winter time', () =>
    expect(read(momentInChile('2026-07-01T16:00:00Z', 'en'))).toMatch(/12:00$/));
  it('access until midnight in Santiago is access through the day before', () => {
    expect(lastDay('2026-12-21T03:00:00.000Z')).toBe('2026-12-21T02:59:59.999Z');
    expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  });
});

describe('files and play', () => {
  it.each([
    [1, '1 kB', '1 kB'],
    [640_000, '640 kB', '640 kB'],
    [1_540_000, '1,5 MB', '1.5 MB'],
    [34_400_000, '34 MB', '34 MB'],
    [1_250_000_000, '1,3 GB', '1.3 GB'],
  ])('of %d bytes', (bytes, es, en) =>
    expect([fileSize(bytes, 'es'), fileSize(bytes, 'en')].map(read)).toEqual([es, en]),
  );
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [200, '3 h 20 min'],
  ])('of %d minutes', (minutes, text) => expect(read(playTime(minutes))).toBe(text));
});
