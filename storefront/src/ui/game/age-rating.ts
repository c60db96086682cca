import type { GameCard } from '../../lib/wire';

/** Ratings whose buyers are asked for their age, the strictest first. */
const CHECKED = ['18', '14'] as const;

/** From which age on these games are, where the law wants buyers to be asked; null where they are for everybody. */
export function ageToConfirm(games: readonly Pick<GameCard, 'ageRating'>[]): number | null {
  const strictest = CHECKED.find((rating) => games.some(({ ageRating }) => ageRating === rating));
  return strictest ? Number(strictest) : null;
}
