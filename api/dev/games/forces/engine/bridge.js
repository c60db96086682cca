/**
 * Tells the page around the game, by whichever hook it offers: of react-unity-webgl, of unity-webgl 4 or of version 3.
 * @typedef {'dispatchReactUnityEvent' | 'dispatchUnityEvent' | '__UnityLib__'} Hook
 */

/** @type {Hook[]} */
export const HOOKS = ['dispatchReactUnityEvent', 'dispatchUnityEvent', '__UnityLib__'];

/**
 * @param {Record<string, any>} page
 * @param {Hook | null} chosen null = the first that is there
 * @param {string} event
 * @param {(string | number)[]} facts
 */
export function dispatch(page, chosen, event, ...facts) {
  const hook = chosen ?? HOOKS.find((name) => page[name]);
  if (!hook || !page[hook]) return;
  if (hook === '__UnityLib__') page[hook][event]?.(...facts);
  else page[hook](event, ...facts);
}
