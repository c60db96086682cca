import { useSyncExternalStore } from 'react';

/** A value outside React that components may follow. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  follow(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a store; `whileHydrating` is what the server drew, so that both agree. */
export function useStore<T>(store: Store<T>, whileHydrating: T): T {
  return useSyncExternalStore(store.follow, store.get, () => whileHydrating);
}

/**
 * What a closed or full storage refuses lives as long as the window, unless another tab changes what stands there instead.
 * The server, which many people share, keeps nothing.
 */
const refused = new Map<string, { value: string; instead: string | null }>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Local storage that may be closed to us (private windows, blocked sites) or full without breaking the page. */
export const memory = {
  read(key: string): string | null {
    const found = stored(key);
    const own = refused.get(key);
    return own?.instead === found ? own.value : found;
  },
  /** @returns whether it lasts longer than the window */
  write(key: string, value: string | null): boolean {
    refused.delete(key);
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    } catch {
      if (value !== null && typeof window !== 'undefined') refused.set(key, { value, instead: stored(key) });
      return false;
    }
  },
};

const NO_IDS: readonly string[] = [];
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Ids in local storage: each once, in the order they came, the same in every tab. What is no id is passed over. */
export function createKeptIds(key: string, most = Infinity) {
  const store = createStore(NO_IDS);
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(memory.read(key) ?? '[]');
      return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, most) : NO_IDS;
    } catch {
      return NO_IDS;
    }
  };
  const keep = (ids: readonly string[]): boolean => {
    const unique = [...new Set(ids)].slice(0, most);
    store.set(unique);
    return memory.write(key, unique.length > 0 ? JSON.stringify(unique) : null);
  };
  return {
    ids: (): readonly string[] => store.get(),
    /** What the storage holds now: another tab may have changed it a moment ago. */
    newest: read,
    /** @returns whether they are still here on the next visit */
    add: (...ids: readonly string[]): boolean => keep([...read(), ...ids]),
    remove: (...ids: readonly string[]): void => void keep(read().filter((id) => !ids.includes(id))),
    empty: (): void => void keep(NO_IDS),
    /** Reads what is stored and follows what other tabs do with it. */
    start(): void {
      store.set(read());
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) store.set(read());
      });
    },
    useIds: (): readonly string[] => useStore(store, NO_IDS),
  };
}
