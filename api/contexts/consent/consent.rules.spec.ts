import { isOutdated, stands } from './consent.rules.js';

describe('agreeing to a text', () => {
  it('stands while the text stays as it was read', () => {
    expect(stands({ hash: 'new', given: true }, 'new')).toBe(true);
    expect(isOutdated({ hash: 'new', given: true }, 'new')).toBe(false);
  });

  it('is asked for again when a word changed', () => {
    expect(stands({ hash: 'old', given: true }, 'new')).toBe(false);
    expect(isOutdated({ hash: 'old', given: true }, 'new')).toBe(true);
  });

  it('ends with a later no', () => {
    expect(stands({ hash: 'new', given: false }, 'new')).toBe(false);
    expect(isOutdated({ hash: 'new', given: false }, 'new')).toBe(true);
  });

  it('is not outdated where nobody ever asked', () => {
    expect(stands(null, 'new')).toBe(false);
    expect(isOutdated(null, 'new')).toBe(false);
  });
});
