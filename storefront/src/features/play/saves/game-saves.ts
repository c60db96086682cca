import { copyOf } from '../../../lib/games/kept-copies';
import { codeOf, get, HttpError, NetworkError, put } from '../../../lib/http';
import { memory } from '../../../lib/store';
import type { CopiedSave } from './copied-saves';
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
  /** When it was saved, by the clock of its device. */
  deviceTime: string | null;
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
  /** When this window saved last: another one beside it may save in the same place. */
  private readonly own = new Map<string, string>();
  /** One at a time of each slot: the next one goes on from it. */
  private readonly sending = new Map<string, Promise<void>>();
  private isHurried = false;
  /** Played from the copy of this device: what is saved waits here, and what the account had is read here. */
  private isAway = false;

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
    this.newest = await this.newestVersions().catch((problem: unknown) => this.copiedVersions(problem));
    const here = await this.device.read();
    for (const [slot, { savedAt }] of Object.entries(here)) this.own.set(slot, savedAt);
    const differing = Object.entries(here).filter(([slot, kept]) => this.differs(slot, kept));
    if (differing.length > 0) return this.choice('device', Object.fromEntries(differing));
    if (this.isAway) return null;
    await Promise.all(Object.keys(here).map((slot) => this.store(slot).catch(() => undefined)));
    const guests = await this.guests.read();
    const choice = this.choice('guest', guests);
    return Object.keys(guests).length > 0 && memory.read(this.leftKey) !== choice.here ? choice : null;
  }

  /** The shop is there again: sends what waited, unless another device has saved meanwhile. */
  async comeBack(): Promise<void> {
    this.isAway = false;
    const choice = await this.begin();
    if (choice?.of === 'device') this.listener.differs(choice);
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
    await this.keepHere(slot, data);
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
    if (here || !this.personId) return here?.data ?? null;
    return this.isAway ? ((await this.copied())[slot]?.data ?? null) : this.readAccount(slot);
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

  private async keepHere(slot: string, data: string): Promise<void> {
    const savedAt = new Date().toISOString();
    await this.device.keep(slot, (before) => {
      const after = this.known(slot);
      const goesOn = before?.savedAt === this.own.get(slot) && before?.after === after;
      this.own.set(slot, savedAt);
      return { data, savedAt, after, sent: goesOn ? before.sent : [] };
    });
  }

  private get leftKey(): string {
    return `guest-saves-left:${this.slug}:${this.personId}`;
  }

  private async newestVersions(): Promise<Map<string, Newest>> {
    const { versions } = await get('/v1/play/{slug}/saves', { params: { path: { slug: this.slug } } });
    return new Map([...versions].reverse().map(({ slot, ...version }) => [slot, version]));
  }

  /** What the account had when there was a connection. @throws the problem, where this device keeps no copy */
  private async copiedVersions(problem: unknown): Promise<Map<string, Newest>> {
    if (!(problem instanceof NetworkError) || !copyOf(this.personId, this.slug)) throw problem;
    this.isAway = true;
    return new Map(Object.entries(await this.copied()));
  }

  private async copied(): Promise<Readonly<Record<string, CopiedSave>>> {
    return (await import('./copied-saves')).copiedSaves(this.slug, this.personId ?? '');
  }

  /** Keeps a version beside the copy of the game, where there is one. */
  private async note(slot: string, save: CopiedSave): Promise<void> {
    if (!this.personId || !copyOf(this.personId, this.slug)) return;
    await (await import('./copied-saves')).noteSave(this.slug, this.personId, slot, save).catch(() => undefined);
  }

  private known(slot: string): string | null {
    return this.newest.get(slot)?.id ?? null;
  }

  private differs(slot: string, kept: Kept): boolean {
    return kept.after !== this.known(slot) && !isOfThisDevice(this.newest.get(slot), kept);
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
      await this.note(slot, save);
      const { data, ...version } = save;
      this.newest.set(slot, version);
      return data;
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
      if (this.isAway && problem instanceof NetworkError) for (const done of waiting.done) done();
      else for (const failed of waiting.failed) failed(problem);
    }
  }

  /** Brings a slot of this device to the account. What the game saves meanwhile is still to be sent. */
  private store(slot: string): Promise<void> {
    const stored = (this.sending.get(slot) ?? Promise.resolve()).then(() => this.bring(slot));
    this.sending.set(
      slot,
      stored.catch(() => undefined),
    );
    return stored;
  }

  private async bring(slot: string): Promise<void> {
    const kept = await this.device.send(slot);
    if (!kept) return;
    const version = await this.put(slot, kept).catch((problem: unknown) => this.putAfterOwn(slot, kept, problem));
    await this.device.arrived(slot, kept, version);
  }

  /** After an earlier save of this device, of whose arrival it never heard. @throws the problem, where that is none */
  private async putAfterOwn(slot: string, kept: Kept, problem: unknown): Promise<string> {
    if (codeOf(problem) !== 'save-conflict') throw problem;
    const newest = await this.newestVersions();
    const found = newest.get(slot);
    if (found && isOfThisDevice(found, kept)) return this.put(slot, { ...kept, after: found.id });
    // What this device knows stays as it is, so that its next save overwrites nothing either.
    this.listener.differs(this.choice('device', { [slot]: kept }, newest));
    throw problem;
  }

  /** After whatever the account has: a person decided so. */
  private send(slot: string, save: Omit<Kept, 'after'>): Promise<string> {
    return this.put(slot, { ...save, after: this.known(slot) });
  }

  /** @returns the id of its version */
  private async put(slot: string, { data, savedAt, after }: Kept): Promise<string> {
    const params = { path: { slug: this.slug, slot } };
    const version = await put('/v1/play/{slug}/saves/{slot}', { params, body: { data, deviceTime: savedAt, after } });
    this.newest.set(slot, version);
    await this.note(slot, { ...version, data });
    return version.id;
  }
}

/** Whether a version of the account is one that was sent from here. */
const isOfThisDevice = (version: Newest | undefined, { sent = [] }: Kept): boolean =>
  sent.some((savedAt) => savedAt === version?.deviceTime);

/** The latest of some moments; null of none. */
const latest = (moments: readonly string[]): string | null => [...moments].sort().at(-1) ?? null;
