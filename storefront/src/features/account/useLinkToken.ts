import { useEffect, useRef, useState } from 'react';
import { useExplain } from '../../lib/explain';

/**
 * Uses the token of a link once, when the page opens.
 * @returns why it did not work, or null until then.
 */
export function useLinkToken(token: string | null, use: (token: string) => Promise<void>, failed: string): string | null {
  const explain = useExplain();
  const [why, setWhy] = useState<string | null>(null);
  const used = useRef(false);
  useEffect(() => {
    // A token works once; drawing twice must not use it twice.
    if (used.current || !token) return;
    used.current = true;
    use(token).catch((problem: unknown) => setWhy(explain(problem, failed)));
  }, [token, use, explain, failed]);
  return why;
}
