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

/** What a closed storage refuses to keep lives as long as the window; the server, which many people share, keeps nothing. */
const kept = new Map<string, string>();

/** Local storage that may be closed to us (private windows, blocked sites) without breaking the page. */
export const memory = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return kept.get(key) ?? null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      if (value === null || typeof window === 'undefined') kept.delete(key);
      else kept.set(key, value);
    }
  },
};
