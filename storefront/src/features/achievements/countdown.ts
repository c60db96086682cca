/** `1:05`, as clocks show it. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds at which what is left is read out: often enough to hurry, not so often that nothing else is heard. */
const SPOKEN = [10, 30, 60, 120];

/** The latest of these moments, so that the text changes, and is read out, only then. */
export function spokenAt(seconds: number): { minutes: number; seconds: number } {
  const moment = SPOKEN.find((at) => seconds <= at) ?? 120;
  return moment >= 60 ? { minutes: moment / 60, seconds: 0 } : { minutes: 0, seconds: moment };
}
