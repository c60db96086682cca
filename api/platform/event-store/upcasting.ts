/** One step from a past shape of an event to the next: pure, JSON in, JSON out. */
export interface Upcast {
  type: string;
  from: number;
  change(data: Record<string, unknown>): Record<string, unknown>;
}

/** An event type as this release writes it: its version, and its required fields as one text. */
export interface WrittenType {
  type: string;
  version: number;
  shape?: string;
}

/** An event that only a newer release can read; its request or feed is left to that release. */
export class NewerEvent extends Error {
  constructor(
    readonly type: string,
    readonly version: number,
  ) {
    super(`only a newer release can read ${type} v${version}`);
    this.name = 'NewerEvent';
  }
}

/** The versions of every event type that the code writes, and the way up from each older one. */
export class EventTypes {
  private readonly current = new Map<string, number>();
  private readonly shapes = new Map<string, string>();
  private readonly steps = new Map<string, Upcast['change']>();

  constructor(types: readonly WrittenType[], upcasts: readonly Upcast[] = []) {
    for (const { type, version, shape } of types) {
      this.current.set(type, version);
      if (shape) this.shapes.set(type, shape);
    }
    for (const { type, from, change } of upcasts) this.steps.set(`${type}@${from}`, change);
    for (const [type, version] of this.current) {
      for (let from = 1; from < version; from++) {
        if (!this.steps.has(`${type}@${from}`)) throw new Error(`${type} has no step from version ${from}`);
      }
    }
  }

  /** The version under which a new event of this type is written. */
  versionOf(type: string): number {
    return this.current.get(type) ?? 1;
  }

  /** Its required fields as one text; empty where none are noted. */
  shapeOf(type: string): string {
    return this.shapes.get(type) ?? '';
  }

  knows(type: string, version: number): boolean {
    const current = this.current.get(type);
    return current !== undefined && version >= 1 && version <= current;
  }

  get all(): readonly Required<WrittenType>[] {
    return [...this.current].map(([type, version]) => ({ type, version, shape: this.shapes.get(type) ?? '' }));
  }

  /** Brings stored data up to the current shape. @throws NewerEvent for a type or version that this release does not know. */
  upcast(type: string, version: number, data: Record<string, unknown>): Record<string, unknown> {
    const current = this.versionOf(type);
    const isUnknown = this.current.size > 0 && !this.current.has(type);
    if (isUnknown || version > current) throw new NewerEvent(type, version);
    let shaped = data;
    for (let from = version; from < current; from++) {
      const step = this.steps.get(`${type}@${from}`);
      if (!step) throw new Error(`${type} has no step from version ${from}`);
      shaped = step(shaped);
    }
    return shaped;
  }
}
