/** Two strokes of Escape within this time leave the game, whatever the game does with one. */
const TWICE_MS = 600;

export function leaveByEscape(leave: () => void): void {
  let last = -Infinity;
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.repeat) return;
      const isSecond = event.timeStamp - last < TWICE_MS;
      last = isSecond ? -Infinity : event.timeStamp;
      if (isSecond) leave();
    },
    true,
  );
}

/** Browsers lock the pointer only from a gesture inside the frame: the next one in the game does it. */
export function lockPointerOnNextClick(): void {
  const lock = ({ target }: PointerEvent): void => {
    const place = document.querySelector('canvas') ?? (target instanceof Element ? target : document.body);
    // Some browsers answer with a promise, older ones with nothing.
    void Promise.resolve(place.requestPointerLock()).catch(() => undefined);
  };
  window.addEventListener('pointerup', lock, { once: true, capture: true });
}
