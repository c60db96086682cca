/**
 * @typedef {import('./workshop.js').Workshop} Workshop
 * @typedef {import('./draw/view.js').View} View
 */

/** What each key does on the canvas. @returns {Record<string, () => void>} */
const keysOf = (/** @type {Workshop} */ workshop) => ({
  ArrowLeft: () => workshop.turn(workshop.knob, -1),
  ArrowRight: () => workshop.turn(workshop.knob, 1),
  ArrowUp: () => workshop.choose(workshop.knob - 1),
  ArrowDown: () => workshop.choose(workshop.knob + 1),
  ' ': () => workshop.press(),
  Enter: () => workshop.press(),
  PageDown: () => workshop.open(workshop.job + 1),
  PageUp: () => workshop.open(workshop.job - 1),
});

/** The standard gamepad's buttons. @returns {Record<number, () => void>} */
const buttonsOf = (/** @type {Workshop} */ workshop) => ({
  0: () => workshop.press(),
  4: () => workshop.open(workshop.job - 1),
  5: () => workshop.open(workshop.job + 1),
  12: () => workshop.choose(workshop.knob - 1),
  13: () => workshop.choose(workshop.knob + 1),
  14: () => workshop.turn(workshop.knob, -1),
  15: () => workshop.turn(workshop.knob, 1),
});

/**
 * Keyboard, mouse and touch. @returns {() => void} stops listening
 * @param {HTMLCanvasElement} canvas
 * @param {View} view
 * @param {Workshop} workshop
 */
export function listen(canvas, view, workshop) {
  const keys = keysOf(workshop);
  const off = new AbortController();
  /** @type {((along: number) => void) | null} */
  let sliding = null;
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ does) =>
    canvas.addEventListener(name, does, { signal: off.signal });
  on('keydown', (event) => {
    if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  on('pointerdown', (event) => {
    const hit = view.at(event);
    canvas.focus({ preventScroll: true });
    if (!hit) return;
    canvas.setPointerCapture?.(event.pointerId);
    hit.press(hit.along);
    sliding = hit.press;
  });
  on('pointermove', (event) => {
    const hit = sliding && view.at(event);
    // Each picture makes its places anew, so the slider is known again by where the finger is.
    if (hit && hit.press.length > 0) hit.press(hit.along);
    canvas.style.cursor = view.at(event) ? 'pointer' : 'default';
  });
  for (const end of ['pointerup', 'pointercancel']) on(end, () => (sliding = null));
  for (const name of ['focus', 'blur']) on(name, () => (view.hasFocus = name === 'focus'));
  return () => off.abort();
}

/** Reads the gamepads once a picture: a button counts when it goes down. */
export function gamepads(/** @type {Workshop} */ workshop) {
  const buttons = buttonsOf(workshop);
  /** @type {Set<string>} */
  let held = new Set();
  return () => {
    /** @type {Set<string>} */
    const now = new Set();
    for (const pad of navigator.getGamepads?.() ?? []) {
      for (const [at, does] of Object.entries(buttons)) {
        const key = `${pad?.index} ${at}`;
        if (!pad?.buttons[Number(at)]?.pressed) continue;
        now.add(key);
        if (!held.has(key)) does();
      }
    }
    held = now;
  };
}
