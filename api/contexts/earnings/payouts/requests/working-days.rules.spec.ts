import { isWorkingDay, plusWorkingDays } from './working-days.rules.js';

describe('working days', () => {
  it('leave out weekends and public holidays of Chile', () => {
    expect(isWorkingDay('2026-11-27')).toBe(true);
    expect(isWorkingDay('2026-11-28')).toBe(false);
    expect(isWorkingDay('2026-12-08')).toBe(false);
    expect(isWorkingDay('2027-09-17')).toBe(false);
  });

  it('count from the day after', () => {
    expect(plusWorkingDays('2026-11-25', 1)).toBe('2026-11-26');
    expect(plusWorkingDays('2026-11-27', 1)).toBe('2026-11-30');
    expect(plusWorkingDays('2026-12-01', 7)).toBe('2026-12-11');
    expect(plusWorkingDays('2026-09-16', 2)).toBe('2026-09-21');
    expect(plusWorkingDays('2026-12-30', 1)).toBe('2027-01-04');
  });
});
