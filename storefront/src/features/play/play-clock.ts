import { post } from '../../lib/http';
import { randomId } from '../../lib/random-text';
import type { TimeLeft } from '../../lib/wire';
import { playedIn } from './activity.rules';

const LOOK_MS = 1_000;
const BEAT_MS = 30_000;

export interface PlayClockListener {
  /** What a guardian leaves of today; null without limits. */
  timeLeft(left: TimeLeft | null): void;
  /** Another tab or device is played: this one does not count until the person takes over. */
  elsewhere(isElsewhere: boolean): void;
}

/** Tells the server that a game is played. The server counts by its own clock; this one can only take time off. */
export class PlayClock {
  private readonly playerId = randomId();
  private beats = 0;
  private playedMs = 0;
  private lastLook = performance.now();
  private lastInput = performance.now();
  private sinceBeatMs = 0;
  private isWatched = false;
  private isPaused = false;
  private takesOver = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly noticeInput = (): void => void (this.lastInput = performance.now());
  private readonly noticeVisibility = (): void => {
    this.look();
    // Who comes back to a window plays there.
    this.takesOver ||= document.visibilityState === 'visible';
    void this.beat();
  };

  constructor(
    private readonly slug: string,
    private readonly ticket: string,
    private readonly listener: PlayClockListener,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.tick(), LOOK_MS);
    for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, this.noticeInput, true);
    document.addEventListener('visibilitychange', this.noticeVisibility);
    void this.beat();
  }

  /** The game goes: what is not told yet is told. */
  stop(): void {
    if (this.timer === undefined) return;
    this.look();
    clearInterval(this.timer);
    this.timer = undefined;
    for (const kind of ['pointerdown', 'keydown']) document.removeEventListener(kind, this.noticeInput, true);
    document.removeEventListener('visibilitychange', this.noticeVisibility);
    if (this.playedMs > 0) void this.beat();
  }

  /** What the frame noticed in the last seconds. */
  noticed(hasInput: boolean, isWatched: boolean): void {
    if (hasInput) this.noticeInput();
    this.isWatched = isWatched;
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.noticeInput();
  }

  takeOver(): void {
    this.noticeInput();
    this.takesOver = true;
    void this.beat();
  }

  private tick(): void {
    this.look();
    if (this.sinceBeatMs >= BEAT_MS) void this.beat();
  }

  private look(): void {
    const now = performance.now();
    const step = now - this.lastLook;
    this.lastLook = now;
    this.sinceBeatMs += step;
    this.playedMs += playedIn(step, {
      isVisible: document.visibilityState === 'visible',
      sinceInputMs: now - this.lastInput,
      isWatched: this.isWatched || this.isPaused,
    });
  }

  private async beat(): Promise<void> {
    const { slug, ticket, playerId, takesOver } = this;
    const [beat, playedMs] = [this.beats++, Math.floor(this.playedMs)];
    this.playedMs -= playedMs;
    this.sinceBeatMs = 0;
    this.takesOver = false;
    try {
      const { state, timeLeft } = await post('/v1/play/{slug}/heartbeats', {
        params: { path: { slug } },
        body: { ticket, playerId, beat, playedMs, takesOver },
      });
      if (this.timer === undefined) return;
      this.listener.elsewhere(state === 'elsewhere');
      this.listener.timeLeft(timeLeft);
    } catch {
      // A lost heartbeat may have arrived: the next one tells of it too, and the server counts no moment twice.
      this.playedMs += playedMs;
      this.takesOver ||= takesOver;
    }
  }
}
