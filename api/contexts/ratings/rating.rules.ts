/** How long a person must have played a game in all before rating it. */
export const LEAST_PLAYED_SECONDS = 3_600;

export type RatingState = 'waiting' | 'published' | 'refused';
export const RATING_STATES = ['waiting', 'published', 'refused'] as const satisfies RatingState[];

/** Why a person may not rate a game. */
export type RatingBar = 'rating-own-game' | 'rating-needs-game' | 'rating-needs-play' | 'rating-by-child';

/** What decides whether a person may rate a game. */
export interface RaterFacts {
  /** Whether the game is in the person's library for good; a plan lends it. */
  owns: boolean;
  playedSeconds: number;
  /** Whether the person makes the game. */
  worksForStudio: boolean;
  /** Nothing that a child writes is public. */
  isChild: boolean;
}

/** What keeps a person from rating a game; null for nothing. */
export function barOf({ owns, playedSeconds, worksForStudio, isChild }: RaterFacts): RatingBar | null {
  if (isChild) return 'rating-by-child';
  if (worksForStudio) return 'rating-own-game';
  if (!owns) return 'rating-needs-game';
  return playedSeconds < LEAST_PLAYED_SECONDS ? 'rating-needs-play' : null;
}

/** Stars alone are shown at once; words wait until staff have read them, and keep their verdict while they stay the same. */
export function stateAfter(before: { text: string; state: RatingState } | null, text: string): RatingState {
  if (text === '') return 'published';
  return before && before.text === text ? before.state : 'waiting';
}

/** How many gave one star, two, and so on up to five. */
export type StarCounts = readonly [number, number, number, number, number];

/** The mean to one decimal; null without stars. */
export function averageOf(counts: StarCounts): number | null {
  const given = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return given === 0 ? null : Math.round((stars * 10) / given) / 10;
}
