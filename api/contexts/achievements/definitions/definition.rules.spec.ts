import { faultOf, fits, orderedKeys, type ExistingAchievement } from './definition.rules.js';

const text = {
  kind: 'progress' as const,
  target: 10,
  secret: false,
  title: { es: 'Diez', en: 'Ten' },
  description: { es: 'Llega a diez.', en: 'Reach ten.' },
};
const known: ExistingAchievement = { ...text, key: 'TEN', isArchived: false, isLocked: true };

describe('an achievement of a studio', () => {
  it('has a target where it grows step by step, and none where it comes at once', () => {
    expect(faultOf(text, null)).toBeNull();
    expect(faultOf({ ...text, kind: 'instant', target: null }, null)).toBeNull();
    expect(faultOf({ ...text, target: null }, null)).toBe('achievement-target');
    expect(faultOf({ ...text, kind: 'instant' }, null)).toBe('achievement-target');
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('cannot have the target %p', (target) =>
    expect(faultOf({ ...text, target }, null)).toBe('achievement-target'),
  );

  it('keeps kind and target once a player has begun it, while its words can change', () => {
    expect(faultOf({ ...text, target: 5 }, known)).toBe('achievement-locked');
    expect(faultOf({ ...text, kind: 'instant', target: null }, known)).toBe('achievement-locked');
    expect(faultOf({ ...text, secret: true, title: { es: 'Otro', en: 'Other' } }, known)).toBeNull();
    expect(faultOf({ ...text, target: 5 }, { ...known, isLocked: false })).toBeNull();
  });

  it('is left as it is while archived', () =>
    expect(faultOf(text, { ...known, isArchived: true })).toBe('achievement-archived'));
});

describe('the achievements of a game', () => {
  it('are at most a hundred, and four hundred keys for ever', () => {
    expect(fits({ active: 100, keys: 400 })).toBe(true);
    expect(fits({ active: 101, keys: 101 })).toBe(false);
    expect(fits({ active: 10, keys: 401 })).toBe(false);
  });

  it('stand in the order that was asked for, the others after them', () =>
    expect(orderedKeys(['A', 'B', 'C'], ['C', 'X', 'C', 'A'])).toEqual(['C', 'A', 'B']));
});
