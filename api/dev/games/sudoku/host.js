/**
 * The shop's player around the game, where there is one: it keeps saves and achievements.
 * @typedef {object} Ludoteca
 * @property {() => unknown} [start]
 * @property {(key: string, value: number) => unknown} [progress]
 * @property {(key: string) => unknown} [unlock]
 * @property {(data: string) => unknown} [save]
 * @property {() => unknown} [load]
 * @property {string} [language]
 */

const KEY = 'ludoteca-sudoku';

/** @returns {Ludoteca} */
const shop = () => /** @type {any} */ (window).ludoteca ?? {};

/** Calls the shop; what it refuses does not stop the game. */
async function ask(/** @type {() => unknown} */ call) {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

export const started = () => ask(() => shop().start?.());
export const unlock = (/** @type {string} */ key) => ask(() => shop().unlock?.(key));
export const progress = (/** @type {string} */ key, /** @type {number} */ value) =>
  ask(() => shop().progress?.(key, value));

/** Kept by the shop, else by the browser, else until the page is left. */
export async function save(/** @type {string} */ text) {
  if (shop().save) await ask(() => shop().save?.(text));
  else await ask(() => localStorage.setItem(KEY, text));
}

export async function load() {
  const kept = shop().load ? await ask(() => shop().load?.()) : undefined;
  return kept ?? (await ask(() => localStorage.getItem(KEY)));
}

/** @returns {'es' | 'en'} */
export function language() {
  const wanted = new URLSearchParams(location.search).get('lang') ?? shop().language ?? navigator.language;
  return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
}
