import { useEffect, useRef, useState } from 'react';

/** Calls `ask` again and again, `pauseMs` after each answer, until it answers true or the page is left. @returns whether the latest call failed, to be told while it goes on */
export function usePolling(ask: (count: number) => Promise<boolean>, pauseMs: number): { isFailing: boolean } {
  const [isFailing, setFailing] = useState(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = async (count: number): Promise<void> => {
      const answer = await latest.current(count).catch(() => null);
      if (left) return;
      setFailing(answer === null);
      if (!answer) timer = setTimeout(() => void step(count + 1), pauseMs * Math.min(count, 5));
    };
    void step(1);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [pauseMs]);
  return { isFailing };
}
