import type { TimeLeft } from '../../lib/wire';

/** How long before the end it is announced. */
const ANNOUNCE_S = 300;

/** What a guardian leaves of today: announced five minutes before, once for each end, and ended by the second. */
export class AllowedTime {
  private announcement: ReturnType<typeof setTimeout> | undefined;
  private end: ReturnType<typeof setTimeout> | undefined;
  /** What the server had left when the end was announced; null before. */
  private announcedAtS: number | null = null;

  constructor(
    private readonly announce: (minutes: number) => void,
    private readonly over: (because: TimeLeft['because']) => void,
  ) {}

  /** As the server just said. */
  is(left: TimeLeft | null): void {
    clearTimeout(this.announcement);
    clearTimeout(this.end);
    // More than there was: the guardian gave some, or another day began.
    if (!left || left.seconds > (this.announcedAtS ?? Infinity)) this.announcedAtS = null;
    if (!left) return;
    const { seconds, because } = left;
    // Limits of minutes run only while something is played: the next heartbeat says how it stands then.
    this.end = setTimeout(() => this.over(because), seconds * 1_000);
    if (this.announcedAtS !== null) return;
    const wait = Math.max(0, seconds - ANNOUNCE_S);
    const minutes = Math.max(1, Math.round(Math.min(seconds, ANNOUNCE_S) / 60));
    this.announcement = setTimeout(() => {
      this.announcedAtS = seconds;
      this.announce(minutes);
    }, wait * 1_000);
  }

  forget(): void {
    clearTimeout(this.announcement);
    clearTimeout(this.end);
    this.announcedAtS = null;
  }
}
