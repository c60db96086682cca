import { shortDate, shortDateInChile, shortDay } from './short-dates';

describe('dates where there is little room', () => {
  it('are short in both languages', () => {
    expect(shortDay('2026-11-25', 'es')).toBe('mié, 25 nov');
    expect(shortDay('2026-11-25', 'en')).toBe('Wed 25 Nov');
    expect(shortDate('2026-11-25', 'es')).toBe('25 nov 2026');
    expect(shortDate('2026-11-25', 'en')).toBe('25 Nov 2026');
  });

  it('are days of Chile for instants', () => {
    expect(shortDateInChile('2026-11-25T02:30:00Z', 'en')).toBe('24 Nov 2026');
  });
});
