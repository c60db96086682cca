import type { Journal } from './journal.js';

/** Records of one kind by key: read from memory, written to the journal first. */
export class Records<T> {
  private readonly byKey = new Map<string, T>();
  private readonly kind: string;
  private readonly keyOf: (record: T) => string;
  private readonly journal: Journal;

  constructor(kind: string, keyOf: (record: T) => string, journal: Journal) {
    this.kind = kind;
    this.keyOf = keyOf;
    this.journal = journal;
    for (const entry of journal.past) {
      if (entry.kind === kind) this.byKey.set(entry.key, entry.value as T);
    }
  }

  get(key: string): T | undefined {
    return this.byKey.get(key);
  }

  put(record: T): T {
    const key = this.keyOf(record);
    this.journal.append({ kind: this.kind, key, value: record });
    this.byKey.set(key, record);
    return record;
  }

  all(): T[] {
    return [...this.byKey.values()];
  }

  get size(): number {
    return this.byKey.size;
  }

  forgetAll(): void {
    this.byKey.clear();
  }
}
