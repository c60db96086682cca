import { isMinor, canPurchase, needsGuardian, roleAtSignUp, type AgeLimit, type AgeFacts } from './age.rules.js';

const in2026: AgeLimit = { thisYear: 2026, from: 14 };
const child: AgeFacts = { roleId: 2, roleByAge: true, birthYear: 2016, guardian: null };
const adult: AgeFacts = { roleId: 3, roleByAge: false, birthYear: 1980, guardian: null };

describe('the role at sign-up', () => {
  it('is member for a person who is surely fourteen, and where no year was told', () => {
    expect(roleAtSignUp(2011, in2026)).toBe(3);
    expect(roleAtSignUp(1980, in2026)).toBe(3);
    expect(roleAtSignUp(null, in2026)).toBe(3);
  });

  it('is player without publishing for a person who may still be thirteen', () => {
    expect(roleAtSignUp(2012, in2026)).toBe(2);
    expect(roleAtSignUp(2018, in2026)).toBe(2);
  });

  it('follows the age that the shop is told', () => {
    expect(roleAtSignUp(2009, { thisYear: 2026, from: 18 })).toBe(2);
    expect(roleAtSignUp(2007, { thisYear: 2026, from: 18 })).toBe(3);
    expect(roleAtSignUp(2025, { thisYear: 2026, from: 0 })).toBe(3);
  });
});

describe('being a minor', () => {
  it('ends in the year after the fourteenth birthday', () => {
    expect(isMinor({ birthYear: 2012 }, in2026)).toBe(true);
    expect(isMinor({ birthYear: 2012 }, { thisYear: 2027, from: 14 })).toBe(false);
  });

  it('is not supposed of anybody who told no year', () => expect(isMinor({ birthYear: null }, in2026)).toBe(false));
});

describe('buying', () => {
  it('is open to adults without asking anybody', () => expect(canPurchase(adult, in2026)).toBe(true));

  it('waits for the guardian of a child, and only for a yes that still holds', () => {
    expect(canPurchase(child, in2026)).toBe(false);
    expect(
      (['refused', 'withdrawn', 'erasure-requested'] as const).map((guardian) =>
        canPurchase({ ...child, guardian }, in2026),
      ),
    ).toEqual([false, false, false]);
    expect(canPurchase({ ...child, guardian: 'allowed' }, in2026)).toBe(true);
  });

  it('is open to a person who grew up, whatever the guardian said once', () => {
    expect(canPurchase({ ...child, guardian: 'refused' }, { thisYear: 2031, from: 14 })).toBe(true);
    expect(needsGuardian(child, { thisYear: 2031, from: 14 })).toBe(false);
  });

  it('waits for a guardian where an administrator gave the role of children, at any age', () => {
    expect(canPurchase({ ...adult, roleId: 2 }, in2026)).toBe(false);
    expect(canPurchase({ ...adult, roleId: 2, guardian: 'allowed' }, in2026)).toBe(true);
  });

  it('waits for the guardian of a child with any other role', () =>
    expect(canPurchase({ ...child, roleId: 3, roleByAge: false }, in2026)).toBe(false));
});
