import type { Subject } from './faults.js';
import type { Operation } from './settings.js';

type Counts = Partial<Record<Operation, number>>;

/** How often each operation was called, in all and per token or buy order; refused and dropped calls count too. */
export class Calls {
  private all: Counts = {};
  private bySubject = new Map<string, Counts>();

  count(operation: Operation, subject: Subject): void {
    this.all[operation] = (this.all[operation] ?? 0) + 1;
    const key = subject.token ?? subject.buyOrder;
    if (key === undefined) return;
    const counts = this.bySubject.get(key) ?? {};
    counts[operation] = (counts[operation] ?? 0) + 1;
    this.bySubject.set(key, counts);
  }

  total(): Counts {
    return this.all;
  }

  of(tokenOrBuyOrder: string): Counts {
    return this.bySubject.get(tokenOrBuyOrder) ?? {};
  }

  forget(): void {
    this.all = {};
    this.bySubject = new Map();
  }
}
