import { readBesideFiles } from './addresses';
import { keepAnchors } from './anchors';
import { openFrame } from './frame';
import { placeOf, Trouble } from './trouble';

/** Runs first in every page of a game that is plain HTML. */
const frame = openFrame();
const trouble = new Trouble();
keepAnchors();
readBesideFiles();

// A game that never says that it started has started once its page is there.
window.addEventListener('load', () => {
  setTimeout(frame.started, 0);
  trouble.watchScreen(frame.isStuck, (detail) => frame.failed('blank', detail));
});
window.addEventListener(
  'error',
  ({ target }) => {
    // What it wanted from elsewhere is blocked, and most games run without.
    const isOwn = target instanceof HTMLScriptElement && target.src.startsWith(location.origin);
    if (isOwn) frame.failed('broken', placeOf(target.src));
  },
  true,
);
