import { useEffect, useRef } from 'react';

/** @returns what gives a signal that is aborted once the page is left: nothing is sent on for a person who went away. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}
