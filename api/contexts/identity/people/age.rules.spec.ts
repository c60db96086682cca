import { roleAtSignUp } from './age.rules.js';

describe('the role at sign-up', () => {
  it('is member for whoever is surely fourteen, and where no year was told', () => {
    expect(roleAtSignUp(2011, 2026)).toBe(3);
    expect(roleAtSignUp(1980, 2026)).toBe(3);
    expect(roleAtSignUp(null, 2026)).toBe(3);
  });

  it('is player without publishing for whoever may still be thirteen', () => {
    expect(roleAtSignUp(2012, 2026)).toBe(2);
    expect(roleAtSignUp(2018, 2026)).toBe(2);
  });
});
