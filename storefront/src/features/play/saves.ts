import { get, HttpError, put } from '../../lib/http';
import { memory } from '../../lib/store';

const PAUSE_MS = 1_000;
const SLOT = /^[a-z0-9_-]{1,40}$/;
/** As much as an account takes, in bytes of UTF-8. */
const MOST_BYTES = 1_048_576;

interface Kept {
  data: string;
  /** ISO 8601. */
  savedAt: string;
}
type SavedGames = Readonly<Record<string, Kept>>;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  done: (() => void)[];
  failed: ((problem: unknown) => void)[];
}

/**
 * What a game saves: at once in this browser, and a second later in the account where there is one.
 * So a guest's saves reach the account after signing in, and those of a window that was closed with the next visit.
 */
export class GameSaves {
  private readonly waiting = new Map<string, Waiting>();
  private carried: Promise<void> | null = null;
  private isHurried = false;

  /** @param personId whose account keeps them; null: this browser alone */
  constructor(
    private readonly slug: string,
    private readonly personId: string | null,
  ) {}

  /** Resolves once it is kept where it belongs. @throws HttpError, NetworkError when the account does not take it */
  async save(slot: string, data: string): Promise<void> {
    if (!SLOT.test(slot)) throw new Error('A slot is 1 to 40 of a-z, 0-9, _ and -');
    if (new Blob([data]).size > MOST_BYTES) throw new Error('A saved game has at most 1 MB');
    this.put({ ...this.own(), [slot]: { data, savedAt: new Date().toISOString() } });
    if (!this.personId) return;
    await new Promise<void>((done, failed) => {
      const before = this.waiting.get(slot);
      clearTimeout(before?.timer);
      this.waiting.set(slot, {
        timer: setTimeout(() => void this.send(slot), this.isHurried ? 0 : PAUSE_MS),
        done: [...(before?.done ?? []), done],
        failed: [...(before?.failed ?? []), failed],
      });
    });
  }

  async load(slot: string): Promise<string | null> {
    await this.carry();
    const here = this.own()[slot];
    if (here || !this.personId || !SLOT.test(slot)) return here?.data ?? null;
    try {
      return (await get('/v1/play/{slug}/saves/{slot}', { params: { path: { slug: this.slug, slot } } })).data;
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === 404) return null;
      throw problem;
    }
  }

  /** Sends now what waits for its second, and without waiting what is still to come. */
  async hurry(): Promise<void> {
    this.isHurried = true;
    await this.flush();
  }

  /** Sends now what waits for its second. */
  async flush(): Promise<void> {
    await Promise.all([...this.waiting.keys()].map((slot) => this.send(slot)));
  }

  /** Brings to the account, once, what only this browser has; what does not arrive stays here. */
  carry(): Promise<void> {
    this.carried ??= this.personId ? this.carryAll() : Promise.resolve();
    return this.carried;
  }

  private async carryAll(): Promise<void> {
    const guests = read(this.libraryOf(null));
    this.put(newest(guests, this.own()));
    memory.write(this.libraryOf(null), null);
    await Promise.all(Object.entries(this.own()).map(([slot, kept]) => this.store(slot, kept).catch(() => undefined)));
  }

  private async send(slot: string): Promise<void> {
    const waiting = this.waiting.get(slot);
    const kept = this.own()[slot];
    if (!waiting || !kept) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(slot);
    try {
      await this.store(slot, kept);
      for (const done of waiting.done) done();
    } catch (problem) {
      for (const failed of waiting.failed) failed(problem);
    }
  }

  private async store(slot: string, { data, savedAt }: Kept): Promise<void> {
    const { slug } = this;
    await put('/v1/play/{slug}/saves/{slot}', { params: { path: { slug, slot } }, body: { data, savedAt } });
    const { [slot]: sent, ...others } = this.own();
    // What the game saved meanwhile is still to be sent.
    if (sent?.savedAt === savedAt) this.put(others);
  }

  private own(): SavedGames {
    return read(this.libraryOf(this.personId));
  }

  private put(saved: SavedGames): void {
    memory.write(this.libraryOf(this.personId), Object.keys(saved).length > 0 ? JSON.stringify(saved) : null);
  }

  private libraryOf(personId: string | null): string {
    return `saves:${this.slug}:${personId ?? 'guest'}`;
  }
}

function read(key: string): SavedGames {
  try {
    return JSON.parse(memory.read(key) ?? '{}') as SavedGames;
  } catch {
    return {};
  }
}

function newest(one: SavedGames, other: SavedGames): SavedGames {
  const all = [...Object.entries(one), ...Object.entries(other)];
  return Object.fromEntries(all.sort(([, a], [, b]) => a.savedAt.localeCompare(b.savedAt)));
}
