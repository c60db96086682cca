import type { Language } from '../../lib/wire';

/** How long either side waits for an answer of the other. */
export const ANSWER_MS = 5_000;
/** How long the frame has for its first word. */
export const CONNECT_MS = 20_000;

export interface Sound {
  muted: boolean;
  /** 0 to 1. */
  volume: number;
}

/** Why a game did not start, or stopped: each has a sentence of its own. */
export type Failure = 'network' | 'no-webgl' | 'memory' | 'broken' | 'blank' | 'silent';

/** Something the person should know; it stops nothing. */
export type FrameNotice = 'storage-blocked' | 'gamepad' | 'gamepad-gone';

/** What the frame answers the player. Values come from a game's page: they are checked before use. */
export type FrameMethods = {
  /** @returns whether something in the game listens. */
  sendMessage(object: string, method: string, value: string): boolean;
  /** A picture of what is seen; null when the game cannot be drawn. */
  screenshot(): Promise<Blob | null>;
  /** Locks the pointer with the next click in the game: browsers want a gesture inside the frame. */
  lockPointer(): void;
  setSound(sound: Sound): void;
  setPaused(paused: boolean): void;
  setLanguage(language: Language): void;
  /** Lets the game say goodbye. */
  unload(): Promise<void>;
};

/** What the player answers the frame. */
export type PlayerMethods = {
  progress(loadedBytes: number): void;
  /** The game can be played. */
  started(): void;
  failed(reason: Failure, detail: string): void;
  notice(notice: FrameNotice): void;
  /** An event that the game sent through one of the engine's bridges. */
  event(name: string, facts: readonly unknown[]): void;
  /** A step towards an achievement, or with null the whole of it. @returns whether it was kept. */
  achievement(key: string, value: number | null): Promise<boolean>;
  /** What this game calls the person, for its own server; null for guests. */
  playerId(): Promise<string | null>;
  save(slot: string, data: string): Promise<void>;
  load(slot: string): Promise<string | null>;
  /** What happened in the last seconds: input of the person, and whether a film plays. */
  activity(hasInput: boolean, isWatched: boolean): void;
  /** The keyboard wants to leave the game. */
  leave(): void;
};
