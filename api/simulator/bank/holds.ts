import type { Subject } from './faults.js';
import type { Operation } from './settings.js';

/** A call that waits at the bank. */
export type HeldCall = Subject & {
  operation: Operation;
  /** Whether its caller has hung up meanwhile. */
  isAbandoned: boolean;
};

type Waiting = { operation: Operation; subject: Subject; isAbandoned: () => boolean; release: () => void };

/** Calls that have arrived and wait until they are released, oldest first. */
export class Holds {
  private waiting: Waiting[] = [];

  /** Resolves when it is released. */
  hold(call: Omit<Waiting, 'release'>): Promise<void> {
    return new Promise((release) => this.waiting.push({ ...call, release }));
  }

  list(): HeldCall[] {
    return this.waiting.map(({ operation, subject, isAbandoned }) => ({
      operation,
      ...subject,
      isAbandoned: isAbandoned(),
    }));
  }

  /** Lets all go on, and answers how many there were. */
  releaseAll(): number {
    const released = this.waiting;
    this.waiting = [];
    for (const { release } of released) release();
    return released.length;
  }
}
