import { createStore, useStore } from '../lib/store';

export interface Notice {
  id: number;
  tone: 'success' | 'error';
  title: string;
  message?: string;
}

const store = createStore<Notice | null>(null);
let counter = 0;

/** Shows one message over the page: good news closes by itself, a problem stays until it is closed. */
export function notify(notice: Omit<Notice, 'id'>): void {
  store.set({ ...notice, id: ++counter });
}

export function closeNotice(): void {
  store.set(null);
}

export function useNotice(): Notice | null {
  return useStore(store, null);
}
