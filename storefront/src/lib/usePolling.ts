import { useEffect, useRef } from 'react';

/** Calls `ask` again and again, `pauseMs` after each answer, until it answers true or the page is left. */
export function usePolling(ask: (turn: number) => Promise<boolean>, pauseMs: number): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = async (turn: number): Promise<void> => {
      const done = await latest.current(turn).catch(() => false);
      if (!done && !left) timer = setTimeout(() => void step(turn + 1), pauseMs * Math.min(turn, 5));
    };
    void step(1);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [pauseMs]);
}
