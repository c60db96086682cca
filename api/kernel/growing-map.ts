/** What a key held before a newer version changed it. */
interface Undo<Key, Value> {
  key: Key;
  before: { value: Value } | null;
  newer: GrowingMap<Key, Value>;
}

/**
 * A map that never changes: `with` and `without` give a new version and cost one write, however large it is, so folding
 * ten thousand events copies nothing. The newest version holds the entries; an older one is restored when it is read.
 * The order of entries is not kept.
 */
export class GrowingMap<Key, Value> implements ReadonlyMap<Key, Value> {
  private entriesHere: Map<Key, Value> | null;
  private undo: Undo<Key, Value> | null = null;

  constructor(entries: Iterable<readonly [Key, Value]> = []) {
    this.entriesHere = entries instanceof Map ? (entries as Map<Key, Value>) : new Map(entries);
  }

  /** This map with one entry more, or another value under the same key. */
  with(key: Key, value: Value): GrowingMap<Key, Value> {
    const entries = this.current();
    // The empty map is where many folds begin; it stays what it is.
    if (entries.size === 0) return new GrowingMap(new Map([[key, value]]));
    const { size } = entries;
    const replaced = entries.get(key);
    entries.set(key, value);
    return this.supersededBy(entries, key, entries.size === size ? { value: replaced as Value } : null);
  }

  /** This map without one of its entries. */
  without(key: Key): GrowingMap<Key, Value> {
    const entries = this.current();
    const dropped = entries.get(key);
    return entries.delete(key) ? this.supersededBy(entries, key, { value: dropped as Value }) : this;
  }

  get size(): number {
    return this.current().size;
  }

  get(key: Key): Value | undefined {
    return this.current().get(key);
  }

  has(key: Key): boolean {
    return this.current().has(key);
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }

  entries(): MapIterator<[Key, Value]> {
    return this.current().entries();
  }

  keys(): MapIterator<Key> {
    return this.current().keys();
  }

  values(): MapIterator<Value> {
    return this.current().values();
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries();
  }

  /** The version that holds the entries from now on; this one keeps what the change took from it. */
  private supersededBy(entries: Map<Key, Value>, key: Key, before: Undo<Key, Value>['before']): GrowingMap<Key, Value> {
    const newer = new GrowingMap(entries);
    this.entriesHere = null;
    this.undo = { key, before, newer };
    return newer;
  }

  /** Moves the entries to this version, undoing what newer ones did. */
  private current(): Map<Key, Value> {
    if (this.entriesHere) return this.entriesHere;
    const older: GrowingMap<Key, Value>[] = [this];
    let entries: Map<Key, Value> | null = null;
    for (let undo = this.undo; undo; undo = undo.newer.undo) {
      entries = undo.newer.entriesHere;
      if (undo.newer.undo) older.push(undo.newer);
    }
    if (!entries) throw new Error('the newest version of a map holds its entries');
    for (const each of older.reverse()) each.takeFromNewer(entries);
    return entries;
  }

  private takeFromNewer(entries: Map<Key, Value>): void {
    if (!this.undo) return;
    const { key, before, newer } = this.undo;
    newer.undo = { key, before: held(entries, key), newer: this };
    newer.entriesHere = null;
    if (before) entries.set(key, before.value);
    else entries.delete(key);
    this.entriesHere = entries;
    this.undo = null;
  }
}

function held<Key, Value>(entries: Map<Key, Value>, key: Key): { value: Value } | null {
  return entries.has(key) ? { value: entries.get(key) as Value } : null;
}
