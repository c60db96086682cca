import { useLocation } from 'react-router';
import { safeNext } from '../../lib/session/guard';
import { createStore, memory, useStore } from '../../lib/store';

const NEXT = 'nextAfterMail';
const hydrated = createStore(true);

/** An address whose owner opened the link in the mail. */
export interface Proven {
  email: string;
  addressProof: string;
}

/** A page of the account that still knows where the visitor was going. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Keeps where the visitor was going while the mail is read: its link opens another window. */
export function rememberNext(next: string): void {
  memory.write(NEXT, next === '/' ? null : next);
}

/** Where the visitor was going before the mail. */
export function rememberedNext(): string {
  return safeNext(memory.read(NEXT));
}

/** What the window's history keeps of an opened link: it survives a reload and never stands in the address. */
export function useProven(): Proven | null {
  const { state } = useLocation() as { state: { proven?: Proven } | null };
  // The server draws without history, and the first drawing here must agree with it.
  return useStore(hydrated, false) ? (state?.proven ?? null) : null;
}
