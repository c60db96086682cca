import { fold, type Decider, type Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';
import type { RowChange } from './row-changes.js';
import type { WrittenType } from './upcasting.js';

/** The facts of several streams by their names, as read or as they will be. */
export type Histories = ReadonlyMap<string, readonly Fact[]>;

/** What a command wants to happen: facts by stream, and rows that change with them. */
export interface Decision {
  facts: Record<string, readonly Fact[]>;
  changes?: RowChange[];
}

/** What commands do to one stream: its new facts, its timers, and the state after them. */
export interface Decided<State, Event> extends Required<Decision> {
  events: Event[];
  state: State;
}

interface Options<Command, State, Event extends Fact> {
  /** Each event of the stream with the version in which it is written. */
  events: Record<Event['type'], number>;
  /** When the stream needs a look although nothing happens to it; `commands` are those just decided. */
  timers?: (stream: string, state: State, now: Instant, commands: readonly Command[]) => RowChange[];
}

/** How the streams of one kind are named, and which events they hold. */
export class StreamNames<Type extends string = string> {
  readonly eventTypes: readonly WrittenType[];
  private readonly start: string;

  /** @param prefix the word before the id: `payment` of `payment-019a…`. */
  constructor(prefix: string, events: Record<Type, number>) {
    this.start = `${prefix}-`;
    this.eventTypes = Object.entries<number>(events).map(([type, version]) => ({ type, version }));
  }

  /** The name of the stream with this id. */
  of(id: string): string {
    return this.start + id;
  }

  includes(stream: string): boolean {
    return stream.startsWith(this.start);
  }

  /** @throws Error for the stream of another kind. */
  idOf(stream: string): string {
    if (!this.includes(stream)) throw new Error(`${stream} is not a stream ${this.start}…`);
    return stream.slice(this.start.length);
  }
}

/** A kind of stream: one decider, a name for each id, and the timers that follow from the state. */
export class StreamKind<Command, State, Event extends Fact> extends StreamNames<Event['type']> {
  constructor(
    prefix: string,
    private readonly decider: Decider<Command, State, Event>,
    private readonly options: Options<Command, State, Event>,
  ) {
    super(prefix, options.events);
  }

  facts(histories: Histories, id: string): readonly Event[] {
    return (histories.get(this.of(id)) ?? []) as readonly Event[];
  }

  state(histories: Histories, id: string): State {
    return fold(this.decider, this.facts(histories, id));
  }

  /** Decides commands one after the other, each on the state that the one before leads to. @throws Refusal */
  decide(
    histories: Histories,
    id: string,
    commands: Command | readonly Command[],
    now: Instant,
  ): Decided<State, Event> {
    const all = (Array.isArray(commands) ? commands : [commands]) as readonly Command[];
    let state = this.state(histories, id);
    const events: Event[] = [];
    for (const command of all) {
      const next = this.decider.decide(command, state);
      events.push(...next);
      state = next.reduce((before, event) => this.decider.evolve(before, event), state);
    }
    return { facts: { [this.of(id)]: events }, changes: this.timers(id, state, now, all), events, state };
  }

  /** The timers as this state wants them, for an answer that brings no new fact. */
  timers(id: string, state: State, now: Instant, commands: readonly Command[] = []): RowChange[] {
    return this.options.timers?.(this.of(id), state, now, commands) ?? [];
  }
}

/** Declares a kind of stream. @param prefix the word before the id: `payment` of `payment-019a…`. */
export function defineStream<Command, State, Event extends Fact>(
  prefix: string,
  decider: Decider<Command, State, Event>,
  options: Options<Command, State, Event>,
): StreamKind<Command, State, Event> {
  return new StreamKind(prefix, decider, options);
}

/** Several decisions as one append; the facts of a stream keep their order. */
export function together(...decisions: readonly Decision[]): Required<Decision> {
  const facts: Record<string, readonly Fact[]> = {};
  for (const decision of decisions)
    for (const [stream, list] of Object.entries(decision.facts)) facts[stream] = [...(facts[stream] ?? []), ...list];
  return { facts, changes: decisions.flatMap(({ changes = [] }) => changes) };
}

/** Histories as they will be once a decision is appended. */
export function after(histories: Histories, { facts }: Decision): Histories {
  const next = new Map(histories);
  for (const [stream, list] of Object.entries(facts)) next.set(stream, [...(next.get(stream) ?? []), ...list]);
  return next;
}
