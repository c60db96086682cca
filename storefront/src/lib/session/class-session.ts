import { HttpError, setBearer } from '../http';
import { createStore, useStore } from '../store';

/** A pupil who came in with the code of a class: no account, and nothing that says who the child is. */
export interface ClassSession {
  token: string;
  pupilId: string;
  nickname: string;
  className: string;
}

const KEY = 'class';
const store = createStore<ClassSession | null>(null);

/** It lives as long as the window: computers of schools are shared. */
const kept = {
  read(): ClassSession | null {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ClassSession | null;
    } catch {
      return null;
    }
  },
  write(session: ClassSession | null): void {
    try {
      if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
      else sessionStorage.removeItem(KEY);
    } catch {
      // A closed storage: the pupil is in until the page goes.
    }
  },
};

export function enterClass(session: ClassSession): void {
  kept.write(session);
  setBearer(session.token);
  store.set(session);
}

/** Forgets the pupil in this window, without a word to the server. */
export function forgetClass(): void {
  if (!store.get()) return;
  kept.write(null);
  setBearer(null);
  store.set(null);
}

/** Takes up the class of this window when the page opens. Who has an account here is no pupil. */
export function startClassSession(hasAccount: boolean): void {
  const session = kept.read();
  if (!session) return;
  if (hasAccount) kept.write(null);
  else enterClass(session);
}

/** Whether the server no longer knows the pupil: removed, or the class is over. */
export const isOutOfClass = (problem: unknown): boolean => problem instanceof HttpError && problem.status === 401;

/** Null for everybody else. No page may load anything that watches where this is not null. */
export function useClassSession(): ClassSession | null {
  return useStore(store, null);
}
