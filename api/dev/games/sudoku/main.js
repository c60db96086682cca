import { App } from './app.js';
import { fromText, toText } from './game/save.js';
import { hostFor } from '../common/host.js';

const SAVE_AFTER_MS = 1000;

/** Saves once moves have come to rest, and at once when the page is left. */
function keeper() {
  /** @type {import('./game/save.js').Saved | null} */
  let waiting = null;
  let timer = 0;
  const flush = () => {
    clearTimeout(timer);
    if (waiting) void host.save(toText(waiting));
    waiting = null;
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  return {
    keep: (/** @type {import('./game/save.js').Saved} */ saved) => {
      waiting = saved;
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
    },
    earn: host.earn,
  };
}

const host = hostFor('ludoteca-sudoku');
const wishedSeed = new URLSearchParams(location.search).get('seed');
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0];
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

new App(element('screen'), element('voice'), host.language(), {
  saved: fromText(await host.load()),
  keeper: keeper(),
  seed: () => Number(wishedSeed ?? chance()),
});
void host.started();
