import type { Bilingual } from '../../../kernel/language.js';

/** From so many distinct players on a page tells how many have earned something: below, one could find out who. */
export const LEAST_PLAYERS = 50;

/** An achievement as it is stored, and how far the one who looks is. */
export interface StoredAchievement {
  id: string;
  kind: 'progress' | 'instant';
  secret: boolean;
  target: number | null;
  title: Bilingual;
  description: Bilingual;
  lockedIcon: string | null;
  unlockedIcon: string | null;
  isArchived: boolean;
  /** How many players have it. */
  earned: number;
  value: number | null;
  unlockedAt: Date | null;
  trust: 'bridge' | 'ticket' | 'server' | null;
}

export interface ShownAchievement {
  id: string;
  kind: 'progress' | 'instant';
  secret: boolean;
  title: Bilingual | null;
  description: Bilingual | null;
  target: number | null;
  icon: string | null;
  rarity: number | null;
  mine: { value: number; unlockedAt: Date | null; trust: 'bridge' | 'ticket' | 'server' } | null;
}

/** What leaves the server of an achievement. Of a secret one that the looker has not earned: that there is one, and nothing else. */
export function shown(stored: StoredAchievement, players: number): ShownAchievement {
  const { id, kind, secret, target, title, description, value, unlockedAt, trust } = stored;
  const rarity = rarityOf(stored.earned, players);
  if (secret && unlockedAt === null)
    return {
      id,
      kind: 'instant',
      secret,
      title: null,
      description: null,
      target: null,
      icon: null,
      rarity,
      mine: null,
    };
  const mine = value === null || trust === null ? null : { value, unlockedAt, trust };
  const icon = unlockedAt === null ? stored.lockedIcon : stored.unlockedIcon;
  return { id, kind, secret, title, description, target, icon, rarity, mine };
}

/** Percent of players, to a tenth; null below the least number of players. */
export function rarityOf(earned: number, players: number): number | null {
  return players < LEAST_PLAYERS ? null : Math.min(100, Math.round((earned * 1_000) / players) / 10);
}

/** What can be earned, and what is archived for those who have it. */
export function isVisible({ isArchived, unlockedAt }: Pick<StoredAchievement, 'isArchived' | 'unlockedAt'>): boolean {
  return !isArchived || unlockedAt !== null;
}
