import { useEffect } from 'react';
import { COPIES_KEY } from './copies-key';
import { createStore, memory, useStore } from '../store';
import type { Both, PlayTicket } from '../wire';

/** A web game that this browser keeps for a person, to be played without a connection. */
export interface KeptCopy {
  personId: string;
  slug: string;
  title: Both;
  /** Opened it when it was kept: names its frame, and is good for nothing else by now. */
  ticket: PlayTicket;
  /** The page that lets go of its files. */
  keeperUrl: string;
  /** The id of the person that the game knows. */
  idForGame: string | null;
  /** ISO 8601. By then the shop has to be reached again. */
  goodUntil: string;
}

const NONE: readonly KeptCopy[] = [];
const store = createStore(NONE);

/** All that this browser keeps, of whomever. */
export function keptCopies(): readonly KeptCopy[] {
  try {
    const kept: unknown = JSON.parse(memory.read(COPIES_KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptCopy[]) : NONE;
  } catch {
    return NONE;
  }
}

export const copyOf = (personId: string | null, slug: string): KeptCopy | null =>
  keptCopies().find((copy) => copy.personId === personId && copy.slug === slug) ?? null;

/** @returns whether this browser had room to note them for its next visit */
export function noteCopies(copies: readonly KeptCopy[]): boolean {
  const before = memory.read(COPIES_KEY);
  const isLasting = memory.write(COPIES_KEY, copies.length > 0 ? JSON.stringify(copies) : null);
  if (isLasting) store.set(copies);
  // A note that goes with the window would leave the files behind.
  else memory.write(COPIES_KEY, before);
  return isLasting;
}

/** By this clock, which may be set to any time: who sets it back gains a game that is the person's own anyway. */
export const isGood = ({ goodUntil }: KeptCopy): boolean => Date.now() < Date.parse(goodUntil);

/** What is kept for a person; nothing while the page is drawn by the server. */
export function useCopies(personId: string | null): readonly KeptCopy[] {
  const copies = useStore(store, NONE);
  useEffect(start, []);
  return copies.filter((copy) => copy.personId === personId);
}

let isStarted = false;
/** Reads what is kept, and follows what other tabs do with it. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  store.set(keptCopies());
  window.addEventListener('storage', ({ key }) => {
    if (key === COPIES_KEY || key === null) store.set(keptCopies());
  });
}
