import { fold, type Decider, type Fact } from '../../api/kernel/decider.js';
import { Refusal } from '../../api/kernel/refusal.js';

/** Reads a decider's rules as sentences: given these facts, when this command, then those facts. */
export function specify<Command, State, Event extends Fact>(decider: Decider<Command, State, Event>) {
  return {
    given: (...past: Event[]) => ({
      when: (command: Command) => {
        const decide = (): Event[] => decider.decide(command, fold(decider, past));
        return {
          then: (...facts: Event[]): void => expect(decide()).toEqual(facts),
          thenTypes: (...types: string[]): void => expect(decide().map((fact) => fact.type)).toEqual(types),
          thenNothing: (): void => expect(decide()).toEqual([]),
          thenRefused: (code: string): void => expect(decide).toThrow(new Refusal(code)),
        };
      },
    }),
  };
}
