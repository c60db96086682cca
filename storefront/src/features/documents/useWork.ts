import { useState } from 'react';
import { useExplain } from '../../lib/explain';
import { sentences } from '../../lib/sentences';

/** Something that takes a moment and may fail: whether it runs, and what it said. */
export function useWork(): {
  busy: boolean;
  said: string | null;
  problem: string | null;
  run: (work: () => Promise<string | null>, failed: string) => Promise<void>;
} {
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<string | null>, failed: string): Promise<void> => {
    setBusy(true);
    setSaid(null);
    setProblem(null);
    try {
      setSaid(await work());
    } catch (error) {
      setProblem(sentences(failed, explain(error)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, said, problem, run };
}
