import { isVisible, rarityOf, shown, type StoredAchievement } from './shown.rules.js';

const stored: StoredAchievement = {
  id: 'a',
  kind: 'progress',
  secret: false,
  target: 10,
  title: { es: 'Diez', en: 'Ten' },
  description: { es: 'Llega a diez.', en: 'Reach ten.' },
  lockedIcon: 'locked.webp',
  unlockedIcon: 'unlocked.webp',
  isArchived: false,
  earned: 5,
  value: 4,
  unlockedAt: null,
  trust: 'bridge',
};
const earned = { ...stored, value: 10, unlockedAt: new Date(0) };

describe('an achievement on a page', () => {
  it('shows the icon of how it stands', () => {
    expect(shown(stored, 100)).toMatchObject({ icon: 'locked.webp', mine: { value: 4 } });
    expect(shown(earned, 100)).toMatchObject({ icon: 'unlocked.webp', mine: { value: 10 } });
  });

  it('that is secret says nothing but that it is there, until it is earned', () => {
    const secret = JSON.stringify(shown({ ...stored, secret: true }, 100));
    expect(JSON.parse(secret)).toEqual({
      ...{ id: 'a', kind: 'instant', secret: true, title: null, description: null, target: null, icon: null },
      ...{ rarity: 5, mine: null },
    });
    expect(secret).not.toMatch(/webp|Diez|Ten|10/);
    expect(shown({ ...earned, secret: true }, 100)).toMatchObject({ title: stored.title, icon: 'unlocked.webp' });
  });

  it('stays with those who have it when it is archived', () => {
    expect(isVisible({ ...stored, isArchived: true })).toBe(false);
    expect(isVisible({ ...earned, isArchived: true })).toBe(true);
  });
});

describe('how rare an achievement is', () => {
  it('is told from fifty players on', () => {
    expect(rarityOf(49, 49)).toBeNull();
    expect(rarityOf(1, 50)).toBe(2);
    expect(rarityOf(1, 3_000)).toBe(0);
    expect(rarityOf(123, 1_000)).toBe(12.3);
  });
});
