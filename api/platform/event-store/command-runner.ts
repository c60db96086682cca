import { setTimeout as pause } from 'node:timers/promises';
import type { Fact } from '../../kernel/decider.js';
import type { EventStore, Appended } from './event-store.js';
import { VersionConflict, type CommandContext, type RecordedEvent } from './events.js';
import type { RowChange } from './row-changes.js';

/** What a command wants to happen, decided on the streams as they were read. */
export interface Decision {
  facts: Record<string, readonly Fact[]>;
  changes?: RowChange[];
}

const ATTEMPTS = 4;

/** Load, decide, append; and again when another change came first. */
export class CommandRunner {
  constructor(private readonly store: EventStore) {}

  /**
   * @param streams what the decision looks at; their versions are checked by the append where facts are added.
   * @param decide pure; may throw a Refusal, may answer no facts.
   * @throws VersionConflict when four looks in a row came too late.
   */
  async run(streams: readonly string[], context: CommandContext, decide: (history: Map<string, RecordedEvent[]>) => Decision): Promise<Appended> {
    for (let attempt = 1; ; attempt++) {
      const histories = await this.store.read(...streams);
      const history = new Map(streams.map((stream, index) => [stream, histories[index] ?? []]));
      const { facts, changes } = decide(history);
      const appends = Object.entries(facts)
        .filter(([, list]) => list.length > 0)
        .map(([stream, list]) => ({ stream, expectedVersion: history.get(stream)?.length ?? 0, facts: list }));
      try {
        return await this.store.append(appends, context, changes);
      } catch (error) {
        if (!(error instanceof VersionConflict) || attempt === ATTEMPTS) throw error;
        await pause(Math.random() * 10 * attempt);
      }
    }
  }
}
