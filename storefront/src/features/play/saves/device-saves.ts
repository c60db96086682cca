import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';
import { memory } from '../../../lib/store';
import { NoRoom } from './no-room';

/** What one slot of a game holds on this device. */
export interface Kept {
  data: string;
  /** By the clock of this device, ISO 8601: for people to read. */
  savedAt: string;
  /** The version of the account that it goes on from; null: none that this device knew of. */
  after: string | null;
  /** When those were saved that were sent after the same version, this one or earlier ones: the account may have them without our knowing. */
  sent?: readonly string[];
}
/** By slot. */
export type SavedGames = Readonly<Record<string, Kept>>;

/** Of one game, in bytes of UTF-8, over all its slots. */
const MOST_OF_A_GAME = 4 * 1_048_576;
const MOST_GAMES = 20;

let place: UseStore | null = null;
/** A place of its own: no game crowds out the session or the cart. */
const database = (): UseStore => (place ??= createStore('ludoteca-saves', 'games'));

/**
 * What a game saved on this device: a guest's progress, and what is on its way to an account.
 * Where the browser keeps nothing, it lasts as long as the window.
 */
export class DeviceSaves {
  private here: SavedGames = {};
  private isClosed = false;
  private hasLooked = false;
  private readonly key: string;
  /** Where releases before kept the same, beside session and cart. */
  private readonly earlierKey: string;

  /** @param personId null: the guests of this device */
  constructor(slug: string, personId: string | null) {
    const owner = personId ?? 'guest';
    this.key = `${owner}/${slug}`;
    this.earlierKey = `saves:${slug}:${owner}`;
  }

  /** Whether it lasts longer than this window; known after the first use. */
  get isLasting(): boolean {
    return !this.isClosed;
  }

  async read(): Promise<SavedGames> {
    await this.takeEarlier();
    const saved = this.isClosed ? null : await this.tried(() => get<SavedGames>(this.key, database()));
    return saved ?? this.here;
  }

  /** @param of what to keep in place of what stands there. @throws NoRoom, and nothing was changed */
  async keep(slot: string, of: (before: Kept | undefined) => Kept): Promise<void> {
    await this.takeEarlier();
    if (await this.wantsRoom()) throw new NoRoom();
    const isKept = await this.change((saved) => {
      const next = { ...saved, [slot]: of(saved[slot]) };
      return bytesOf(next) > MOST_OF_A_GAME ? null : next;
    });
    if (!isKept) throw new NoRoom();
  }

  /** What a slot holds, noted as sent; null for nothing. */
  async send(slot: string): Promise<Kept | null> {
    let sent: Kept | null = null;
    await this.change((saved) => {
      const kept = saved[slot];
      sent = kept ? { ...kept, sent: [...new Set([...(kept.sent ?? []), kept.savedAt])] } : null;
      return sent && { ...saved, [slot]: sent };
    });
    return sent;
  }

  /** The account has it as this version: what the game saved since goes on from there. */
  async arrived(slot: string, { savedAt }: Kept, version: string): Promise<void> {
    await this.change((saved) => {
      const { [slot]: here, ...others } = saved;
      if (here?.savedAt === savedAt) return others;
      return here?.sent?.includes(savedAt) ? { ...others, [slot]: { ...here, after: version, sent: [] } } : null;
    });
  }

  /** Forgets a slot, unless the game saved there since. */
  async drop(slot: string, { savedAt }: Kept): Promise<void> {
    await this.change(({ [slot]: dropped, ...others }) => (dropped?.savedAt === savedAt ? others : null));
  }

  async clear(): Promise<void> {
    this.here = {};
    if (!this.isClosed) await this.tried(() => del(this.key, database()));
  }

  /** Moves here what an earlier release kept; it goes there only once it is here to last. */
  private async takeEarlier(): Promise<void> {
    const earlier = this.hasLooked ? null : readEarlier(memory.read(this.earlierKey));
    this.hasLooked = true;
    if (!earlier) return;
    const isTaken = await this.change((saved) => ({ ...earlier, ...saved })).catch(() => false);
    if (isTaken && !this.isClosed) memory.write(this.earlierKey, null);
  }

  /** Whether it would be one game more than the device keeps. */
  private async wantsRoom(): Promise<boolean> {
    const all = this.isClosed ? null : await this.tried(() => entries<string, SavedGames>(database()));
    const full = (all ?? []).filter(([, saved]) => Object.keys(saved).length > 0);
    return full.length >= MOST_GAMES && !full.some(([key]) => key === this.key);
  }

  /** @param next null changes nothing. @returns whether it changed something */
  private async change(next: (saved: SavedGames) => SavedGames | null): Promise<boolean> {
    let isChanged = false;
    const apply = (saved: SavedGames = {}): SavedGames => {
      const changed = next(saved);
      isChanged = changed !== null;
      return changed ?? saved;
    };
    if (!this.isClosed) await this.tried(() => update<SavedGames>(this.key, apply, database()));
    if (this.isClosed) this.here = apply(this.here);
    return isChanged;
  }

  /** @throws NoRoom when the disk is full */
  private async tried<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'QuotaExceededError') throw new NoRoom();
      this.isClosed = true;
      return null;
    }
  }
}

const bytesOf = (saved: SavedGames): number =>
  Object.values(saved).reduce((sum, { data }) => sum + new Blob([data]).size, 0);

/** Earlier releases noted no version of the account: where it has one, the person is asked. */
function readEarlier(text: string | null): SavedGames | null {
  try {
    const saved = Object.entries(JSON.parse(text ?? '{}') as Record<string, Omit<Kept, 'after'>>);
    return saved.length > 0
      ? Object.fromEntries(saved.map(([slot, { data, savedAt }]) => [slot, { data, savedAt, after: null }]))
      : null;
  } catch {
    return null;
  }
}
