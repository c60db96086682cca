import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fact } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { EventStore, type Appended } from './event-store.js';
import { VersionConflict, type CommandContext, type RecordedEvent } from './events.js';
import type { RowChange } from './row-changes.js';
import type { Decision, StreamKind } from './stream.js';

/** Each stream's facts so far, in version order. */
export type History = Map<string, RecordedEvent[]>;

/** A stream that is not read event by event: rows written with each append tell what its events amount to. */
export interface SummedStream {
  stream: string;
  /** @returns one event that stands for all up to its version; none for a stream without events. */
  read(): Promise<RecordedEvent[]>;
}

/** What a command did, and how the streams stand after it. */
export interface Ran extends Appended {
  history: History;
}

const ATTEMPTS = 4;

/** Load, decide, append; and again when another change came first. */
@Injectable()
export class CommandRunner {
  constructor(private readonly store: EventStore) {}

  /**
   * Executes commands on one stream.
   * @param about its `rows` change together with the facts, where there are any; `known` as in `run`.
   */
  execute<Command, State, Event extends Fact>(
    kind: StreamKind<Command, State, Event>,
    id: string,
    commands: Command | readonly Command[],
    about: CommandContext & { rows?: readonly RowChange[]; known?: History },
  ): Promise<Ran> {
    const { rows = [], known, ...context } = about;
    return this.run(
      [kind.of(id)],
      context,
      (history) => {
        const { facts, changes } = kind.decide(history, id, commands, context.now);
        return { facts, changes: [...changes, ...rows] };
      },
      known,
    );
  }

  /**
   * @param streams what the decision looks at; their versions are checked by the append where facts are added.
   * @param decide may throw a Refusal, may answer no facts; rows that it reads are read after the streams.
   * @param known histories that the caller has just read or written; they save the first look.
   * @throws VersionConflict when four looks in a row came too late.
   */
  async run(
    streams: readonly (string | SummedStream)[],
    context: CommandContext,
    decide: (history: History) => Decision | Promise<Decision>,
    known?: History,
  ): Promise<Ran> {
    for (let attempt = 1; ; attempt++) {
      const {
        history,
        decision: { facts, changes },
      } = await this.decided(streams, decide, attempt === 1 ? known : undefined);
      const appends = Object.entries(facts)
        .filter(([, list]) => list.length > 0)
        .map(([stream, list]) => ({ stream, expectedVersion: history.get(stream)?.at(-1)?.version ?? 0, facts: list }));
      try {
        const appended = await this.store.append(appends, context, changes);
        return { ...appended, history: appended.replayed ? await this.read(streams) : grown(history, appended.events) };
      } catch (error) {
        if (!(error instanceof VersionConflict) || attempt === ATTEMPTS) throw error;
        await pause(Math.random() * 10 * attempt);
      }
    }
  }

  private async decided(
    streams: readonly (string | SummedStream)[],
    decide: (history: History) => Decision | Promise<Decision>,
    known?: History,
  ): Promise<{ history: History; decision: Decision }> {
    if (known) {
      try {
        return { history: known, decision: await decide(known) };
      } catch (error) {
        // What was read at several moments may not fit together. An append would notice; a refusal must be true as well.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const history = await this.read(streams);
    return { history, decision: await decide(history) };
  }

  /** Reads several streams in one go. */
  async read(streams: readonly (string | SummedStream)[]): Promise<History> {
    const whole = streams.filter((stream) => typeof stream === 'string');
    const summed = streams.filter((stream) => typeof stream !== 'string');
    const [histories, sums] = await Promise.all([
      this.store.read(...whole),
      Promise.all(summed.map((stream) => stream.read())),
    ]);
    return new Map([
      ...whole.map((stream, index) => [stream, histories[index] ?? []] as const),
      ...summed.map(({ stream }, index) => [stream, sums[index] ?? []] as const),
    ]);
  }
}

/** The histories after an append, without asking the database again. */
function grown(history: History, appended: readonly RecordedEvent[]): History {
  const next = new Map(history);
  for (const event of appended) next.set(event.stream, [...(next.get(event.stream) ?? []), event]);
  return next;
}
