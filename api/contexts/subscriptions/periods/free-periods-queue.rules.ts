import { GrowingMap } from '../../../kernel/growing-map.js';

/** The periods that one use of a code still pays for. */
export interface FreePeriods {
  codeId: string;
  useId: string;
  left: number;
}

/**
 * The free periods of a subscription in the order in which their codes were used. It never changes: `with` and `withOneUsed`
 * return another queue and copy nothing, so folding a long stream stays linear.
 */
export class FreePeriodsQueue {
  static readonly EMPTY = new FreePeriodsQueue(new GrowingMap(), new GrowingMap(), 0, 0, 0);

  /**
   * @param placeOfUse of each use ever, also of those whose periods are all granted.
   * @param head the place of the first entry, or `end` where there is none. @param end the place of the next new entry.
   */
  private constructor(
    private readonly entries: GrowingMap<number, FreePeriods>,
    private readonly placeOfUse: GrowingMap<string, number>,
    private readonly head: number,
    private readonly end: number,
    readonly periodsLeft: number,
  ) {}

  get isEmpty(): boolean {
    return this.head === this.end;
  }

  /** Whose periods are granted next. */
  get first(): FreePeriods | null {
    return this.entries.get(this.head) ?? null;
  }

  /** Whether this use of a code ever gave periods. */
  knows(useId: string): boolean {
    return this.placeOfUse.has(useId);
  }

  /** With the periods that a use of a code pays for, behind all others. */
  with(codeId: string, useId: string, periods: number): FreePeriodsQueue {
    const [place = this.end, entry] = this.find(useId);
    return new FreePeriodsQueue(
      this.entries.with(place, { codeId, useId, left: (entry?.left ?? 0) + periods }),
      this.placeOfUse.with(useId, place),
      this.head,
      Math.max(this.end, place + 1),
      this.periodsLeft + periods,
    );
  }

  /** With one period of this use granted. */
  withOneUsed(useId: string): FreePeriodsQueue {
    const [place, entry] = this.find(useId);
    if (place === undefined || !entry) return this;
    const entries =
      entry.left > 1 ? this.entries.with(place, { ...entry, left: entry.left - 1 }) : this.entries.without(place);
    return new FreePeriodsQueue(entries, this.placeOfUse, this.headOf(entries), this.end, this.periodsLeft - 1);
  }

  /** Without any period that is left; the uses stay known. */
  emptied(): FreePeriodsQueue {
    return new FreePeriodsQueue(new GrowingMap(), this.placeOfUse, this.end, this.end, 0);
  }

  /** Where the periods of a use stand that are left; nowhere once all are granted. */
  private find(useId: string): readonly [place?: number, entry?: FreePeriods] {
    const place = this.placeOfUse.get(useId);
    const entry = place === undefined ? undefined : this.entries.get(place);
    return entry ? [place, entry] : [];
  }

  private headOf(entries: GrowingMap<number, FreePeriods>): number {
    let head = this.head;
    while (head < this.end && !entries.has(head)) head++;
    return head;
  }
}
