import { requestedLanguage } from './settings';
import type { Player } from './player';

const MAIN_SLOT = 'main';

/** What games find as `window.ludoteca`; described for developers in the README of `api/contexts/play`. */
export interface Ludoteca {
  readonly version: 1;
  readonly language: 'es' | 'en';
  start(): void;
  save(data: unknown, slot?: string): Promise<void>;
  load(slot?: string): Promise<string | null>;
  progress(key: string, value: number): Promise<{ kept: boolean }>;
  unlock(key: string): Promise<{ kept: boolean }>;
  playerId(): Promise<string | null>;
  on(event: GameEvent, handler: (detail: unknown) => void): () => void;
}

/** What happens outside and concerns the game. */
export type GameEvent = 'pause' | 'resume' | 'language' | 'message' | 'unload';

const named = (event: GameEvent): string => `ludoteca:${event}`;

/** Tells the game. @returns whether it listens. */
export function sendToGame(event: GameEvent, detail: unknown = null): boolean {
  return !window.dispatchEvent(new CustomEvent(named(event), { detail, cancelable: true }));
}

export function offerApi(player: Player, started: () => void): Ludoteca {
  const achieve = async (key: string, value: number | null): Promise<{ kept: boolean }> => ({
    kept: await player.ask((remote) => remote.achievement(String(key), value)),
  });
  const api: Ludoteca = {
    version: 1,
    language: requestedLanguage(),
    start: started,
    save: (data, slot = MAIN_SLOT) => player.ask((remote) => remote.save(String(slot), textOf(data))),
    load: (slot = MAIN_SLOT) => player.ask((remote) => remote.load(String(slot))),
    progress: (key, value) => achieve(key, Number(value)),
    unlock: (key) => achieve(key, null),
    playerId: () => player.ask((remote) => remote.playerId()),
    on: (event, handler) => {
      const listener = (happened: Event): void => {
        // Tells the player that the game listens.
        happened.preventDefault();
        handler((happened as CustomEvent<unknown>).detail);
      };
      window.addEventListener(named(event), listener);
      return () => window.removeEventListener(named(event), listener);
    },
  };
  Object.defineProperty(window, 'ludoteca', { value: Object.freeze(api) });
  return api;
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data ?? null);
}
