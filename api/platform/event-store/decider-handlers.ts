import { CommandHandler } from '@nestjs/cqrs';
import { Injectable, type Provider, type Type } from '@nestjs/common';
import { fold, type Decider, type Fact } from '../../kernel/decider.js';
import { CommandRunner } from './command-runner.js';
import type { CommandContext } from './events.js';
import type { Appended } from './event-store.js';

/** A command for one stream: whom it concerns, and why and when it runs. */
export interface StreamCommand {
  /** The id after the category: `019a…` of `subscription-019a…`. */
  streamId: string;
  context: CommandContext;
}

/**
 * One load-decide-append handler per command class, for deciders whose commands touch a single stream.
 * @param category the word before the id in the stream's name.
 */
export function deciderHandlers<State, Event extends Fact, Command extends StreamCommand>(
  category: string,
  decider: Decider<Command, State, Event>,
  commands: readonly Type<Command>[],
): Provider[] {
  return commands.map((command) => {
    @CommandHandler(command)
    @Injectable()
    class Handler {
      constructor(readonly runner: CommandRunner) {}

      execute(asked: Command): Promise<Appended> {
        const stream = `${category}-${asked.streamId}`;
        return this.runner.run([stream], asked.context, (history) => ({
          facts: { [stream]: decider.decide(asked, fold(decider, history.get(stream) ?? [])) },
        }));
      }
    }
    Object.defineProperty(Handler, 'name', { value: `${command.name}Handler` });
    return Handler;
  });
}
