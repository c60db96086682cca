import { CommandHandler } from '@nestjs/cqrs';
import { Injectable, type Provider, type Type } from '@nestjs/common';
import type { Fact } from '../../kernel/decider.js';
import { CommandRunner } from './command-runner.js';
import type { CommandContext } from './events.js';
import type { Appended } from './event-store.js';
import type { StreamKind } from './stream.js';

/** A command for one stream: whom it concerns, and why and when it runs. */
export interface StreamCommand {
  /** The id after the prefix: `019a…` of `game-019a…`. */
  streamId: string;
  context: CommandContext;
}

/** One handler of the command bus per command class, for commands that touch a single stream. */
export function streamHandlers<Command, State, Event extends Fact>(
  kind: StreamKind<Command, State, Event>,
  commands: readonly Type<Command & { streamId: string; context: unknown }>[],
): Provider[] {
  return commands.map((command) => {
    @CommandHandler(command)
    @Injectable()
    class Handler {
      constructor(readonly runner: CommandRunner) {}

      execute(request: Command & StreamCommand): Promise<Appended> {
        return this.runner.execute(kind, request.streamId, request, request.context);
      }
    }
    Object.defineProperty(Handler, 'name', { value: `${command.name}Handler` });
    return Handler;
  });
}
