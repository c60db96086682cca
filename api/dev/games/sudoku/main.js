import { App } from './app.js';
import { fromText, toText } from './game/save.js';
import { hostFor } from '../common/host.js';

const host = hostFor('ludoteca-sudoku');
const wishedSeed = new URLSearchParams(location.search).get('seed');
const chance = () => crypto.getRandomValues(new Uint32Array(1))[0];
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

new App(element('screen'), element('voice'), host.language(), {
  saved: fromText(await host.load()),
  // With each move: what would wait here goes with a page that is loaded again.
  keeper: { keep: (saved) => void host.save(toText(saved)), earn: host.earn },
  seed: () => Number(wishedSeed ?? chance()),
});
void host.started();
