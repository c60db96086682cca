import { useState } from 'react';
import { useExplain } from '../explain';
import { HttpError } from '../http';

/** What went wrong, numbered so that the same words said again are noticed again. */
export interface Wrong {
  text: string;
  count: number;
  problem: unknown;
}

/** One thing at a time that asks the server: whether it is under way, and what went wrong, also with one field of what was sent. */
export function useAction(otherwise: string): {
  busy: boolean;
  wrong: Wrong | null;
  problemOf: (path: string) => string | null;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await work();
    } catch (problem) {
      setWrong((before) => ({ text: explain(problem, otherwise), count: (before?.count ?? 0) + 1, problem }));
    } finally {
      setBusy(false);
    }
  };
  const problemOf = (path: string): string | null => {
    const errors = wrong?.problem instanceof HttpError ? wrong.problem.errors : [];
    const msg = errors.find((error) => error.path === path)?.msg;
    return msg ? asSentence(msg) : null;
  };
  return { busy, wrong, problemOf, run };
}

/** The server names the field before these words; below the field they stand alone. */
const asSentence = (msg: string): string => `${msg.slice(0, 1).toUpperCase()}${msg.slice(1)}.`;
