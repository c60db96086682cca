/**
 * @typedef {'up' | 'down' | 'left' | 'right'} Direction
 * @typedef {Direction | 'confirm' | 'back'} Action
 *
 * What is read of a gamepad; buttons and axes are those of the standard mapping.
 * @typedef {object} Pad
 * @property {number} index
 * @property {readonly { pressed: boolean }[]} buttons
 * @property {readonly number[]} axes from -1 to 1
 *
 * @typedef {{ left: number, right: number, top: number, bottom: number }} Place
 */

/** By the number of the button. @type {[number, Action][]} */
const BUTTONS = [
  [0, 'confirm'],
  [1, 'back'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];
/** The left stick: axis, its sign, and where that leads. @type {[number, number, Direction][]} */
const STICK = [
  [0, -1, 'left'],
  [0, 1, 'right'],
  [1, -1, 'up'],
  [1, 1, 'down'],
];
const STICK_FROM = 0.6;
/** Something beside the way counts as so much farther. */
const ASIDE = 4;

/** What is held down on one gamepad. @returns {Action[]} */
export function heldOn(/** @type {Pad} */ { buttons, axes }) {
  const byButton = BUTTONS.flatMap(([at, action]) => (buttons[at]?.pressed ? [action] : []));
  const byStick = STICK.flatMap(([axis, sign, action]) => ((axes[axis] ?? 0) * sign > STICK_FROM ? [action] : []));
  return [...new Set([...byButton, ...byStick])];
}

/**
 * What went down since the last look: what stays held counts once.
 * @param {ReadonlySet<string>} before
 * @param {readonly Pad[]} pads
 * @returns {{ held: Set<string>, actions: Action[] }}
 */
export function pressedSince(before, pads) {
  const now = pads.flatMap((pad) => heldOn(pad).map((action) => ({ key: `${pad.index} ${action}`, action })));
  return {
    held: new Set(now.map(({ key }) => key)),
    actions: now.filter(({ key }) => !before.has(key)).map(({ action }) => action),
  };
}

/**
 * Which place one comes to from another in a direction, the straight way before the crooked one.
 * @param {Place} from
 * @param {readonly Place[]} places
 * @param {Direction} direction
 * @returns {number} its index, -1 for none
 */
export function nearest(from, places, direction) {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const [start, end, low, high] = isAcross
    ? /** @type {const} */ (['left', 'right', 'top', 'bottom'])
    : /** @type {const} */ (['top', 'bottom', 'left', 'right']);
  const middle = (/** @type {Place} */ place) => (place[start] + place[end]) / 2;
  const scores = places.map((place) => {
    const along = (middle(place) - middle(from)) * sign;
    if (along < 1) return Infinity;
    const gap = Math.max(0, place[low] - from[high], from[low] - place[high]);
    // By where they begin: below a wide heading comes what is read first.
    return along + gap * ASIDE + Math.abs(place[low] - from[low]) / ASIDE;
  });
  const best = Math.min(...scores);
  return best === Infinity || scores.length === 0 ? -1 : scores.indexOf(best);
}

/** All that can have the focus and is seen; of a grid, also the cells that Tab passes by. */
const focusable = (/** @type {Element} */ root) =>
  [...root.querySelectorAll('button, input, [role="gridcell"], [tabindex]:not([tabindex="-1"])')].filter(
    (element) => !element.closest('[inert], [hidden]') && !(/** @type {any} */ (element).disabled),
  );

/** A hidden radio lies below its label. */
const placeOf = (/** @type {Element} */ element) => (element.closest('label') ?? element).getBoundingClientRect();

/** Moves the focus inside `root`; the first one gets it where none has it. */
export function moveFocus(/** @type {Element} */ root, /** @type {Direction} */ direction) {
  const from = document.activeElement;
  const others = focusable(root).filter((element) => element !== from);
  const start = from && from !== document.body ? from : null;
  const at = start ? nearest(placeOf(start), others.map(placeOf), direction) : 0;
  /** @type {HTMLElement | undefined} */ (others[at])?.focus();
}

/** Whether the last thing that was pressed was a button of a gamepad. */
export const isByGamepad = () => 'pad' in document.body.dataset;

/** Presses what has the focus, or leads back. */
function act(/** @type {Element} */ game, /** @type {Action} */ action) {
  // The ring is drawn even where a mouse was used before.
  document.body.dataset.pad = '';
  // Nothing below an open dialog can have the focus.
  const root = game.querySelector('dialog[open]') ?? game;
  if (action !== 'confirm' && action !== 'back') return moveFocus(root, action);
  const target = action === 'confirm' ? document.activeElement : root.querySelector('[data-back]');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Lets a standard gamepad move the focus (cross or left stick), confirm (A) and go back (B) to `[data-back]`. */
export function followGamepads(/** @type {Element} */ root) {
  let held = /** @type {Set<string>} */ (new Set());
  let isLooking = false;
  const look = () => {
    const pads = [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null);
    const since = pressedSince(held, pads);
    held = since.held;
    for (const action of since.actions) act(root, action);
    isLooking = pads.length > 0;
    if (isLooking) requestAnimationFrame(look);
  };
  addEventListener('gamepadconnected', () => !isLooking && look());
  addEventListener('pointerdown', () => delete document.body.dataset.pad);
  look();
}
