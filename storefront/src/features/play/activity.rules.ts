/** Without input for so long the person is away, unless the game shows a film or is paused. */
export const IDLE_AFTER_MS = 5 * 60_000;
/** A film or a pause of a class keeps a game from being idle for so long. */
export const WATCHED_FOR_MS = 30 * 60_000;
/** A longer step than this between two looks is a machine that slept. */
export const LONGEST_STEP_MS = 5_000;

export interface Activity {
  isVisible: boolean;
  /** Milliseconds since the last stroke, click or touch, in the game or around it. */
  sinceInputMs: number;
  /** The game plays a film, or the person pressed pause. */
  isWatched: boolean;
}

/** Whether this moment is play. */
export function isPlaying({ isVisible, sinceInputMs, isWatched }: Activity): boolean {
  return isVisible && sinceInputMs < (isWatched ? WATCHED_FOR_MS : IDLE_AFTER_MS);
}

/** What a step between two looks adds. */
export function playedIn(stepMs: number, activity: Activity): number {
  return isPlaying(activity) && stepMs > 0 && stepMs <= LONGEST_STEP_MS ? stepMs : 0;
}
