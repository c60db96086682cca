import { HttpError, isDeadLink, post } from '../../lib/http';
import { memory } from '../../lib/store';
import type { Both } from '../../lib/wire';

/** Games often report several at once, or the same step again and again. */
const GATHER_MS = 150;
const AGAIN_MS = 15_000;
const MOST_AT_ONCE = 50;
/** A game defines no more. */
const MOST_KEPT = 100;
/** What is sent within this time has the server's own. */
const AT_ONCE_MS = 60_000;
/** The server can make nothing of what was sent. */
const MEANINGLESS = 422;
const KEY = /^[A-Z0-9_]{1,64}$/;

/** Something that was earned just now. */
export interface Earned {
  key: string;
  title: Both;
  icon: string | null;
}

interface Waiting {
  value: number | null;
  /** ISO 8601. */
  at: string;
}

interface Surroundings {
  /** Whether what is played earns anything: not a demo. */
  earns: () => boolean;
  /** The ticket of the game that runs; null where none runs, or where what it reports waits for a connection. */
  ticket: () => string | null;
  earned: (earned: Earned[]) => void;
}

/** Brings what a game reports to the account. What does not arrive is kept in this browser and sent again later, with its time. */
export class EarnedKeeper {
  private gathering: Promise<ReadonlySet<string>> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param personId null: a guest, who earns nothing */
  constructor(
    private readonly slug: string,
    private readonly personId: string | null,
    private readonly around: Surroundings,
  ) {}

  /** @param value how far the person is; null: has reached it. @returns whether the account has it now */
  async report(key: string, value: number | null): Promise<boolean> {
    if (!this.personId || !this.around.earns() || !KEY.test(key)) return false;
    const waiting = this.waiting();
    const before = waiting[key];
    if (!before && Object.keys(waiting).length >= MOST_KEPT) return false;
    if (!before || isFarther(value, before.value))
      this.put({ ...waiting, [key]: { value, at: new Date().toISOString() } });
    this.gathering ??= pause(GATHER_MS).then(() => this.send());
    return (await this.gathering).has(key);
  }

  async playerId(): Promise<string | null> {
    const ticket = this.personId && this.around.ticket();
    if (!ticket) return null;
    const params = { path: { slug: this.slug } };
    return (await post('/v1/play/{slug}/achievements', { params, body: { ticket, reports: [] } })).playerId;
  }

  /** Sends now what waits, also from an earlier visit. */
  async flush(): Promise<void> {
    if (Object.keys(this.waiting()).length > 0) await this.send();
  }

  /** @returns the keys that were kept */
  private async send(): Promise<ReadonlySet<string>> {
    this.gathering = null;
    clearTimeout(this.timer);
    const ticket = this.around.ticket();
    const sent = Object.entries(this.waiting()).slice(0, MOST_AT_ONCE);
    if (!ticket || sent.length === 0) return new Set();
    const reports = sent.map(([key, { value, at }]) => ({
      key,
      ...(value === null ? { unlock: true } : { value }),
      ...(isOfNow(at) ? {} : { at }),
    }));
    try {
      const params = { path: { slug: this.slug } };
      const { results } = await post('/v1/play/{slug}/achievements', { params, body: { ticket, reports } });
      this.forget(sent);
      this.around.earned(
        results.flatMap(({ key, isNew, title, icon }) => (isNew && title ? [{ key, title, icon }] : [])),
      );
      const kept = results.filter((result) => result.kept).map(({ key }) => key);
      return new Set([...kept, ...(sent.length === MOST_AT_ONCE ? await this.send() : [])]);
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === MEANINGLESS) this.forget(sent);
      // A ticket may have ended while the machine slept: what waits is sent with the next one.
      else if (!isDeadLink(problem)) this.timer = setTimeout(() => void this.send(), waitAfter(problem));
      return new Set();
    }
  }

  /** What the game reported meanwhile stays. */
  private forget(sent: [string, Waiting][]): void {
    const left = this.waiting();
    for (const [key, { value, at }] of sent) if (left[key]?.value === value && left[key].at === at) delete left[key];
    this.put(left);
  }

  private waiting(): Record<string, Waiting> {
    try {
      return JSON.parse(memory.read(this.place()) ?? '{}') as Record<string, Waiting>;
    } catch {
      return {};
    }
  }

  private put(waiting: Record<string, Waiting>): void {
    memory.write(this.place(), Object.keys(waiting).length > 0 ? JSON.stringify(waiting) : null);
  }

  private place(): string {
    return `earned:${this.slug}:${this.personId}`;
  }
}

function isFarther(value: number | null, before: number | null): boolean {
  return before !== null && (value === null || value > before);
}

/** By this clock alone, which may be set to any time. */
function isOfNow(at: string): boolean {
  const age = Date.now() - Date.parse(at);
  return age >= 0 && age < AT_ONCE_MS;
}

function waitAfter(problem: unknown): number {
  const body = problem instanceof HttpError ? (problem.body as { retryAfterSeconds?: number } | null) : null;
  return body?.retryAfterSeconds ? body.retryAfterSeconds * 1_000 : AGAIN_MS;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
