const REPORT_MS = 10_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the player every few seconds whether the game is used, so that only play counts as play. */
export function reportActivity(
  isWatched: () => boolean,
  report: (hasInput: boolean, isWatched: boolean) => void,
): void {
  let hasInput = false;
  for (const kind of INPUTS)
    window.addEventListener(kind, () => void (hasInput = true), { capture: true, passive: true });
  let pads = padsNow();
  setInterval(() => {
    const now = padsNow();
    report(hasInput || now !== pads, isWatched());
    [hasInput, pads] = [false, now];
  }, REPORT_MS);
}

/** Changes with each stroke of a gamepad, which sends no events. */
function padsNow(): number {
  return navigator.getGamepads().reduce((sum, pad) => sum + (pad?.timestamp ?? 0), 0);
}
