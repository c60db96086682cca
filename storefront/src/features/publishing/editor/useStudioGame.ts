import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError, patch } from '../../../lib/http';
import type { Draft, DraftChange, StudioGame } from '../../../lib/wire';

const PAUSE_MS = 1_200;

export type Saving =
  | { state: 'saved' | 'typed' | 'saving' }
  | { state: 'failed'; problem: unknown }
  /** Someone else saved meanwhile. */
  | { state: 'overtaken'; newer: { revision: number; draft: Draft } };

export interface StudioGameEditing {
  game: StudioGame;
  /** As it stands in the fields. */
  typed: Draft;
  saving: Saving;
  type: (change: DraftChange) => void;
  /** Takes the answer of another change: pictures, builds, prices. */
  take: (game: StudioGame) => void;
  /** Saves now what waits. @returns the game as it stands then; null when it could not be saved */
  saveNow: () => Promise<StudioGame | null>;
  /** After a colleague saved: keeps what is typed here, or theirs. */
  settle: (keep: 'mine' | 'theirs') => void;
}

/** A game and its draft, which saves itself a second after the last stroke. */
export function useStudioGame(initial: StudioGame): StudioGameEditing {
  const [game, setGame] = useState(initial);
  const [typed, setTyped] = useState(initial.draft);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const waiting = useRef<DraftChange>({});
  const latest = useRef(initial);
  const running = useRef<Promise<StudioGame | null> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = useCallback((next: StudioGame): void => {
    latest.current = next;
    setGame(next);
    setTyped((before) => ({ ...before, media: next.draft.media }));
  }, []);

  const send = useCallback(async (): Promise<StudioGame | null> => {
    const change = waiting.current;
    if (Object.keys(change).length === 0) return latest.current;
    waiting.current = {};
    setSaving({ state: 'saving' });
    const { id: gameId, revision } = latest.current;
    try {
      take(
        await patch('/v1/developer/games/{gameId}', { params: { path: { gameId } }, body: { revision, ...change } }),
      );
      setSaving({ state: Object.keys(waiting.current).length > 0 ? 'typed' : 'saved' });
      return latest.current;
    } catch (problem) {
      waiting.current = { ...change, ...waiting.current };
      const newer = newerDraft(problem);
      setSaving(newer ? { state: 'overtaken', newer } : { state: 'failed', problem });
      return null;
    }
  }, [take]);

  const saveNow = useCallback(async (): Promise<StudioGame | null> => {
    clearTimeout(timer.current);
    await running.current;
    running.current = send();
    return running.current;
  }, [send]);

  const type = useCallback(
    (change: DraftChange): void => {
      waiting.current = { ...waiting.current, ...change };
      setTyped((before) => ({ ...before, ...change }) as Draft);
      setSaving((before) => (before.state === 'overtaken' ? before : { state: 'typed' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveNow(), PAUSE_MS);
    },
    [saveNow],
  );

  const settle = (keep: 'mine' | 'theirs'): void => {
    if (saving.state !== 'overtaken') return;
    latest.current = { ...latest.current, revision: saving.newer.revision, draft: saving.newer.draft };
    if (keep === 'theirs') waiting.current = {};
    setTyped({ ...saving.newer.draft, ...(waiting.current as Partial<Draft>) });
    setSaving({ state: 'typed' });
    void saveNow().then((saved) => saved && setSaving({ state: 'saved' }));
  };

  useEffect(() => {
    const hide = (): void => void (document.visibilityState === 'hidden' && saveNow());
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saveNow();
    };
  }, [saveNow]);

  return { game, typed, saving, type, take, saveNow, settle };
}

function newerDraft(problem: unknown): { revision: number; draft: Draft } | null {
  if (!(problem instanceof HttpError) || problem.code !== 'draft-changed') return null;
  const { revision, draft } = problem.body as { revision?: number; draft?: Draft };
  return revision && draft ? { revision, draft } : null;
}
