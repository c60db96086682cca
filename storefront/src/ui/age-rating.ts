import type { GameCard } from '../lib/wire';

/** Ratings whose buyers are asked for their age, the strictest first. */
const ASKED = ['18', '14'] as const;

/** From which age on these games are, where the law wants buyers to be asked; null where they are for everybody. */
export function askedAge(games: readonly Pick<GameCard, 'ageRating'>[]): number | null {
  const strictest = ASKED.find((rating) => games.some(({ ageRating }) => ageRating === rating));
  return strictest ? Number(strictest) : null;
}
