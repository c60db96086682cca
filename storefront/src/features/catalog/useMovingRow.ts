import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** So long each card stands first. */
const STAYS_MS = 8_000;
/** A swipe is over when nothing has scrolled for so long. */
const SETTLES_MS = 150;

export type Move = 'next' | 'previous' | 'first' | 'last';

/** Where a move leads among so many places; past an end it begins at the other one. */
function goalOf(move: Move, at: number, last: number): number {
  if (move === 'first') return 0;
  if (move === 'last') return last;
  return move === 'next' ? (at >= last ? 0 : at + 1) : at <= 0 ? last : at - 1;
}

/** The row, what moves it, and who keeps it still. */
export function useMovingRow() {
  const row = useRef<HTMLDivElement>(null);
  const isWelcome = useSyncExternalStore(followMotion, isMotionWelcome, () => false);
  const [chosen, setMoving] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isMoving = chosen ?? isWelcome;
  const { move, onScroll } = useScrolledRow(row);

  useEffect(() => {
    if (!isMoving || isHeld) return;
    const timer = setInterval(() => move('next', null), STAYS_MS);
    return () => clearInterval(timer);
  }, [isMoving, isHeld, move]);

  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { row, move, isMoving, setMoving, hold, onScroll };
}

/** Moves a row card by card, and follows where a swipe left it. */
function useScrolledRow(row: { current: HTMLDivElement | null }) {
  const first = useRef(0);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);

  /** @returns the card that comes first then. @param from a card within which the focus is takes it along */
  const move = useCallback(
    (where: Move, from: Element | null): number => {
      const { current: box } = row;
      if (!box) return 0;
      const cards = [...box.children];
      const focused = from ? cards.findIndex((card) => card.contains(from)) : -1;
      if (focused >= 0) {
        const goal = goalOf(where, focused, cards.length - 1);
        cards[goal]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
        return (first.current = goal);
      }
      const step = stepOf(box);
      const last = Math.max(0, Math.round((box.scrollWidth - box.clientWidth) / step));
      first.current = goalOf(where, Math.min(first.current, last), last);
      const left = first.current === last ? box.scrollWidth : first.current * step;
      box.scrollTo({ left, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
      return first.current;
    },
    [row],
  );
  const onScroll = (): void => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (row.current) first.current = Math.round(row.current.scrollLeft / stepOf(row.current));
    }, SETTLES_MS);
  };
  return { move, onScroll };
}

const stepOf = (box: HTMLElement): number => box.scrollWidth / box.childElementCount;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const isMotionWelcome = (): boolean => !matchMedia(LESS_MOTION).matches;
function followMotion(changed: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
