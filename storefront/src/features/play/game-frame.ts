import { connect, WindowMessenger, type Connection, type RemoteProxy } from 'penpal';
import { ANSWER_MS, CONNECT_MS, type Failure, type FrameMethods, type FrameNotice } from './protocol';

const FAILURES: readonly Failure[] = ['network', 'no-webgl', 'memory', 'broken', 'blank', 'silent'];
const NOTICES: readonly FrameNotice[] = ['storage-blocked', 'gamepad', 'gamepad-gone'];
/** How long a game has to say goodbye. */
const GOODBYE_MS = 2_000;

/** What the frame tells, after it was checked: it comes from a game's page. */
export interface FrameListener {
  progress(loadedBytes: number): void;
  started(): void;
  failed(reason: Failure, detail: string): void;
  notice(notice: FrameNotice): void;
  event(name: string, facts: readonly unknown[]): void;
  save(slot: string, data: string): Promise<void>;
  load(slot: string): Promise<string | null>;
  activity(hasInput: boolean, isWatched: boolean): void;
  achievement(key: string, value: number | null): Promise<boolean>;
  playerId(): Promise<string | null>;
  leave(): void;
}

/** The frame of one game, spoken with over a channel that only its own origin can open. */
export class GameFrame {
  private readonly connection: Connection<FrameMethods>;

  constructor(remoteWindow: Window, origin: string, listener: FrameListener) {
    const messenger = new WindowMessenger({ remoteWindow, allowedOrigins: [origin] });
    this.connection = connect<FrameMethods>({ messenger, methods: checked(listener), timeout: CONNECT_MS });
    this.connection.promise.catch(() => listener.failed('silent', ''));
  }

  /** Asks the frame; null when it does not answer in time. */
  async ask<Answer>(call: (frame: RemoteProxy<FrameMethods>) => Promise<Answer>): Promise<Answer | null> {
    return within(ANSWER_MS, this.connection.promise.then(call));
  }

  say(call: (frame: RemoteProxy<FrameMethods>) => Promise<unknown>): void {
    void this.connection.promise.then(call).catch(() => undefined);
  }

  /** Lets the game say goodbye, for two seconds at most. */
  async goodbye(): Promise<void> {
    await within(
      GOODBYE_MS,
      this.connection.promise.then((frame) => frame.unload()),
    );
  }

  destroy(): void {
    this.connection.destroy();
  }
}

function checked(listener: FrameListener) {
  return {
    progress: (bytes: unknown) => {
      if (typeof bytes === 'number' && Number.isFinite(bytes) && bytes >= 0) listener.progress(bytes);
    },
    started: () => listener.started(),
    failed: (reason: unknown, detail: unknown) =>
      listener.failed(FAILURES.find((known) => known === reason) ?? 'broken', String(detail).slice(0, 300)),
    notice: (notice: unknown) => {
      const known = NOTICES.find((one) => one === notice);
      if (known) listener.notice(known);
    },
    event: (name: unknown, facts: unknown) =>
      listener.event(String(name).slice(0, 100), Array.isArray(facts) ? facts : []),
    achievement: async (key: unknown, value: unknown) =>
      isStep(value) ? listener.achievement(String(key).slice(0, 100), value) : false,
    playerId: () => listener.playerId(),
    save: (slot: unknown, data: unknown) => listener.save(String(slot), String(data)),
    load: (slot: unknown) => listener.load(String(slot)),
    activity: (hasInput: unknown, isWatched: unknown) => listener.activity(hasInput === true, isWatched === true),
    leave: () => listener.leave(),
  };
}

/** Null is the whole of it; NaN, fractions, less than nothing and what numbers cannot tell exactly are no steps. */
function isStep(value: unknown): value is number | null {
  return value === null || (Number.isSafeInteger(value) && (value as number) >= 0);
}

async function within<Answer>(ms: number, work: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
