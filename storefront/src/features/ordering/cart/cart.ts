import { createStore, memory, useStore } from '../../../lib/store';

const KEY = 'cart';
const EMPTY: readonly string[] = [];

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(memory.read(KEY) ?? '[]');
    if (!Array.isArray(stored)) return EMPTY;
    return [...new Set(stored.filter((id): id is string => typeof id === 'string'))];
  } catch {
    return EMPTY;
  }
}

const store = createStore<readonly string[]>(EMPTY);

function keep(ids: readonly string[]): void {
  const unique = [...new Set(ids)];
  memory.write(KEY, JSON.stringify(unique));
  store.set(unique);
}

/** The games in the cart: unique ids in local storage, the same in every tab. */
export const cart = {
  ids: (): readonly string[] => store.get(),
  add: (id: string): void => keep([...read(), id]),
  remove: (...ids: string[]): void => keep(read().filter((id) => !ids.includes(id))),
  empty: (): void => keep([]),
};

/** Reads the stored cart and follows what other tabs do with it. */
export function startCart(): void {
  store.set(read());
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) store.set(read());
  });
}

export function useCart(): readonly string[] {
  return useStore(store, EMPTY);
}
