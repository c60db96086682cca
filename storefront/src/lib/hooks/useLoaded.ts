import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { at: 'loading' } | { at: 'here'; value: T } | { at: 'failed'; problem: unknown };

const LOADING = { at: 'loading' } as const;

/** A reply before its page is drawn; a failure is kept for the part that shows it. */
export function loadedFrom<T>(reply: Promise<T>): Promise<Loaded<T>> {
  return reply.then(
    (value) => ({ at: 'here', value }),
    (problem: unknown) => ({ at: 'failed', problem }),
  );
}

/** What `load` answers for `key`, where the page did not bring it; `put` takes a newer answer in its place, `again` loads once more. */
export function useLoaded<T>(
  load: (key: string) => Promise<T>,
  key: string,
  first: Loaded<T> = LOADING,
): { loaded: Loaded<T>; put: (value: T) => void; again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>(first);
  const [count, setCount] = useState(0);
  const isBrought = count === 0 && first.at !== 'loading';

  useEffect(() => {
    if (isBrought) return undefined;
    let left = false;
    load(key).then(
      (value) => left || setLoaded({ at: 'here', value }),
      (problem: unknown) => left || setLoaded({ at: 'failed', problem }),
    );
    return () => {
      left = true;
    };
  }, [load, key, count, isBrought]);

  const put = useCallback((value: T) => setLoaded({ at: 'here', value }), []);
  const again = useCallback(() => {
    setLoaded({ at: 'loading' });
    setCount((n) => n + 1);
  }, []);
  return { loaded, put, again };
}
