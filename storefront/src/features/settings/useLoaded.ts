import { useCallback, useEffect, useState } from 'react';
import { get } from '../../lib/http';

export type Loaded<T> = { at: 'loading' } | { at: 'here'; value: T } | { at: 'failed'; problem: unknown };

/** What the server tells at a path; `put` takes a newer answer in its place, `again` asks once more. */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; put: (value: T) => void; again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ at: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    get<T>(path).then((value) => left || setLoaded({ at: 'here', value }), (problem: unknown) => left || setLoaded({ at: 'failed', problem }));
    return () => {
      left = true;
    };
  }, [path, turn]);

  const put = useCallback((value: T) => setLoaded({ at: 'here', value }), []);
  const again = useCallback(() => {
    setLoaded({ at: 'loading' });
    setTurn((n) => n + 1);
  }, []);
  return { loaded, put, again };
}
