import { codeOf, get, HttpError, put } from '../../../lib/http';
import { memory } from '../../../lib/store';
import { DeviceSaves, type Kept, type SavedGames } from './device-saves';

const PAUSE_MS = 1_000;
const SLOT = /^[a-z0-9_-]{1,40}$/;
/** As much as an account takes, in bytes of UTF-8. */
const MOST_BYTES = 1_048_576;

/** Two that differ: which one a game goes on with, a person decides. Moments are ISO texts. */
export interface SaveChoice {
  /** What lies here: a guest's progress, or what this device has not sent yet. */
  of: 'guest' | 'device';
  here: string;
  /** When the account's arrived; null: it has none. */
  account: string | null;
}

export interface SaveListener {
  /** Another device saved while this one was played. */
  differs(choice: SaveChoice): void;
}

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  done: (() => void)[];
  failed: ((problem: unknown) => void)[];
}
interface Newest {
  id: string;
  savedAt: string;
}

/**
 * What a game saves: at once on this device, and a second later in the account where there is one. What was not sent yet, as by
 * a window that was closed, is sent with the next visit. Nothing is overwritten that this device has not seen.
 */
export class GameSaves {
  private readonly device: DeviceSaves;
  private readonly guests: DeviceSaves;
  private readonly waiting = new Map<string, Waiting>();
  /** The newest version of each slot that this device knows of. */
  private newest = new Map<string, Newest>();
  private isHurried = false;

  /** @param personId whose account keeps them; null: this device alone */
  constructor(
    private readonly slug: string,
    private readonly personId: string | null,
    private readonly listener: SaveListener,
  ) {
    this.device = new DeviceSaves(slug, personId);
    this.guests = new DeviceSaves(slug, null);
  }

  /** Whether a guest's progress lasts longer than this window. */
  get isLasting(): boolean {
    return this.personId !== null || this.device.isLasting;
  }

  /** Sends what waits from an earlier visit. @returns what the person has to choose first; null: nothing */
  async begin(): Promise<SaveChoice | null> {
    if (!this.personId) return null;
    this.newest = await this.newestVersions();
    const here = await this.device.read();
    const differing = Object.entries(here).filter(([slot, kept]) => this.differs(slot, kept));
    if (differing.length > 0) return this.choice('device', Object.fromEntries(differing));
    await Promise.all(Object.keys(here).map((slot) => this.store(slot).catch(() => undefined)));
    const guests = await this.guests.read();
    const choice = this.choice('guest', guests);
    return Object.keys(guests).length > 0 && memory.read(this.leftKey) !== choice.here ? choice : null;
  }

  /** Goes on with one of two; the other one stays, as an older version of the account or as the guest's. */
  async choose({ of, here }: SaveChoice, chosen: 'here' | 'account'): Promise<void> {
    this.newest = await this.newestVersions();
    if (of === 'guest') {
      if (chosen === 'account') return void memory.write(this.leftKey, here);
      const guests = await this.guests.read();
      for (const [slot, kept] of Object.entries(guests)) await this.send(slot, kept);
      return this.guests.clear();
    }
    for (const [slot, kept] of Object.entries(await this.device.read())) {
      const other = chosen === 'account' && this.differs(slot, kept) ? await this.readAccount(slot) : null;
      await this.send(slot, kept);
      if (other !== null) await this.send(slot, { data: other, savedAt: new Date().toISOString() });
      await this.device.drop(slot, kept);
    }
  }

  /** Resolves once it is kept where it belongs. @throws NoRoom, HttpError, NetworkError when it is not */
  async save(slot: string, data: string): Promise<void> {
    if (!SLOT.test(slot)) throw new Error('A slot is 1 to 40 of a-z, 0-9, _ and -');
    if (new Blob([data]).size > MOST_BYTES) throw new Error('A saved game has at most 1 MB');
    await this.device.keep(slot, { data, savedAt: new Date().toISOString(), after: this.known(slot) });
    if (!this.personId) return;
    await new Promise<void>((done, failed) => {
      const before = this.waiting.get(slot);
      clearTimeout(before?.timer);
      this.waiting.set(slot, {
        timer: setTimeout(() => void this.sendWaiting(slot), this.isHurried ? 0 : PAUSE_MS),
        done: [...(before?.done ?? []), done],
        failed: [...(before?.failed ?? []), failed],
      });
    });
  }

  async load(slot: string): Promise<string | null> {
    if (!SLOT.test(slot)) return null;
    const here = (await this.device.read())[slot];
    return here?.data ?? (this.personId ? this.readAccount(slot) : null);
  }

  /** Sends now what waits for its second, and without waiting what is still to come. */
  async hurry(): Promise<void> {
    this.isHurried = true;
    await this.flush();
  }

  /** Sends now what waits for its second. */
  async flush(): Promise<void> {
    await Promise.all([...this.waiting.keys()].map((slot) => this.sendWaiting(slot)));
  }

  private get leftKey(): string {
    return `guest-saves-left:${this.slug}:${this.personId}`;
  }

  private async newestVersions(): Promise<Map<string, Newest>> {
    const { versions } = await get('/v1/play/{slug}/saves', { params: { path: { slug: this.slug } } });
    return new Map([...versions].reverse().map(({ slot, id, savedAt }) => [slot, { id, savedAt }]));
  }

  private known(slot: string): string | null {
    return this.newest.get(slot)?.id ?? null;
  }

  private differs(slot: string, { after }: Kept): boolean {
    return after !== this.known(slot);
  }

  private choice(of: SaveChoice['of'], saved: SavedGames, newest = this.newest): SaveChoice {
    const account = Object.keys(saved).flatMap((slot) => newest.get(slot)?.savedAt ?? []);
    return {
      of,
      here: latest(Object.values(saved).map(({ savedAt }) => savedAt)) ?? '',
      account: latest(account),
    };
  }

  private async readAccount(slot: string): Promise<string | null> {
    try {
      const save = await get('/v1/play/{slug}/saves/{slot}', { params: { path: { slug: this.slug, slot } } });
      this.newest.set(slot, { id: save.id, savedAt: save.savedAt });
      return save.data;
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === 404) return null;
      throw problem;
    }
  }

  private async sendWaiting(slot: string): Promise<void> {
    const waiting = this.waiting.get(slot);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(slot);
    try {
      await this.store(slot);
      for (const done of waiting.done) done();
    } catch (problem) {
      for (const failed of waiting.failed) failed(problem);
    }
  }

  /** Brings a slot of this device to the account. What the game saves meanwhile is still to be sent. */
  private async store(slot: string): Promise<void> {
    const kept = (await this.device.read())[slot];
    if (!kept) return;
    try {
      await this.put(slot, kept);
    } catch (problem) {
      // What this device knows stays as it is, so that its next save overwrites nothing either.
      if (codeOf(problem) === 'save-conflict')
        this.listener.differs(this.choice('device', { [slot]: kept }, await this.newestVersions()));
      throw problem;
    }
    await this.device.drop(slot, kept);
  }

  /** After whatever the account has: a person decided so. */
  private send(slot: string, save: Omit<Kept, 'after'>): Promise<void> {
    return this.put(slot, { ...save, after: this.known(slot) });
  }

  private async put(slot: string, { data, savedAt, after }: Kept): Promise<void> {
    const params = { path: { slug: this.slug, slot } };
    const version = await put('/v1/play/{slug}/saves/{slot}', { params, body: { data, deviceTime: savedAt, after } });
    this.newest.set(slot, { id: version.id, savedAt: version.savedAt });
  }
}

/** The latest of some moments; null of none. */
const latest = (moments: readonly string[]): string | null => [...moments].sort().at(-1) ?? null;
