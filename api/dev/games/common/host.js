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

/** @returns {Ludoteca} */
const shop = () => /** @type {any} */ (globalThis).ludoteca ?? {};

/** Calls the shop; what it refuses does not stop the game. */
async function ask(/** @type {() => unknown} */ call) {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/**
 * What a game needs of the place it runs in. Saves are kept by the shop, else by the browser under `key`, else not.
 * @param {string} key
 */
export function hostFor(key) {
  return {
    started: () => ask(() => shop().start?.()),
    earn: (/** @type {import('./achievements.js').Earned} */ earned) => {
      for (const [key, value] of earned)
        void ask(() => (value === true ? shop().unlock?.(key) : shop().progress?.(key, value)));
    },
    save: (/** @type {string} */ text) =>
      ask(() => (shop().save ? shop().save?.(text) : localStorage.setItem(key, text))),
    load: async () => {
      const kept = shop().load ? await ask(() => shop().load?.()) : undefined;
      return kept ?? (await ask(() => localStorage.getItem(key)));
    },
    /** @returns {'es' | 'en'} */
    language: () => {
      const wanted = new URLSearchParams(location.search).get('lang') ?? shop().language ?? navigator.language;
      return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
    },
  };
}
