import { useCallback, useEffect, useRef, useState } from 'react';
import { put } from '../../lib/http';
import type { Application, ApplicationTyped } from '../../lib/wire';

const PAUSE_MS = 1_200;

/** An application that saves itself a second after the last stroke. */
export function useApplication(initial: Application) {
  const [application, setApplication] = useState(initial);
  const [typed, setTyped] = useState<ApplicationTyped>(() => typedOf(initial));
  const [problem, setProblem] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(true);
  const waiting = useRef<ApplicationTyped | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const send = useCallback(async (): Promise<boolean> => {
    const body = waiting.current;
    if (!body) return true;
    waiting.current = null;
    try {
      setApplication(await put('/v1/developer/application', { body }));
      setProblem(null);
      setSaved(waiting.current === null);
      return true;
    } catch (failed) {
      waiting.current ??= body;
      setProblem(failed);
      return false;
    }
  }, []);

  /** Saves now what waits. @returns whether all is saved */
  const saveNow = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(send);
    return running.current;
  }, [send]);

  const type = (change: Partial<ApplicationTyped>): void => {
    const next = { ...typed, ...change };
    waiting.current = next;
    setTyped(next);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), PAUSE_MS);
  };

  useEffect(() => () => void saveNow(), [saveNow]);
  return { application, setApplication, typed, type, saveNow, isSaved, problem };
}

function typedOf({ studioName, about, link, country, taxId, account, acceptedTerms, answer }: Application) {
  const { holder, bank, kind } = account;
  return { studioName, about, link, country, taxId, account: { holder, bank, kind }, acceptedTerms, answer };
}
