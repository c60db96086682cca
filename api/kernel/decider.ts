/** A fact: a name in the past tense and plain JSON. */
export interface Fact<Type extends string = string, Data = unknown> {
  type: Type;
  data: Data;
}

/**
 * The rules of one kind of stream, as pure functions over plain values.
 * `decide` answers facts, an empty list (already so) or throws a Refusal.
 */
export interface Decider<Command, State, Event extends Fact> {
  initialState: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}

export function fold<Command, State, Event extends Fact>(
  decider: Decider<Command, State, Event>,
  events: readonly Fact[],
): State {
  return events.reduce((state, event) => decider.evolve(state, event as Event), decider.initialState);
}
