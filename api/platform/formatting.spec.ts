import { FORMATS } from './formatting.js';

const { es, en } = FORMATS;

describe('amounts and days', () => {
  it.each([
    [0, '$ 0', 'CLP 0'],
    [990, '$ 990', 'CLP 990'],
    [4990, '$ 4.990', 'CLP 4,990'],
    [1_234_567, '$ 1.234.567', 'CLP 1,234,567'],
  ])('writes %p pesos', (pesos, spanish, english) => {
    expect([es.money(pesos), en.money(pesos)]).toEqual([spanish, english]);
  });

  it('tells the time of Santiago, in summer and in winter', () => {
    expect([en.time('2026-01-15T12:00:00Z'), en.time('2026-07-15T12:00:00Z')]).toEqual([
      '15 January 2026 at 09:00',
      '15 July 2026 at 08:00',
    ]);
    expect(es.time(new Date('2026-11-21T02:04:05Z'))).toBe('20 de noviembre de 2026 a las 23:04');
  });

  it('writes the day in Santiago of a moment, and a day of the calendar as it is', () => {
    expect([
      es.day('2026-11-21T02:04:06.000Z'),
      es.day(new Date('2026-11-21T02:04:06Z')),
      es.day('2026-11-21'),
    ]).toEqual(['20 de noviembre de 2026', '20 de noviembre de 2026', '21 de noviembre de 2026']);
    expect([es.weekday('2027-01-31'), en.weekday('2027-01-31')]).toEqual([
      'domingo, 31 de enero de 2027',
      'Sunday, 31 January 2027',
    ]);
  });
});
