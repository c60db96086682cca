import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import { GameBuilds, type BuildToPlace } from './game-builds.js';
import { releaseStream } from './release.stream.js';

/** Gives out another build: any ready one as preview, to players only one that was approved before. */
export class SetChannel extends Command<void> {
  /** @throws Problem 404 `build-unknown`, 409 `build-not-ready`. Refusal `build-needs-review`. */
  constructor(
    readonly gameId: string,
    readonly build: BuildToPlace,
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SetChannel)
export class SetChannelHandler implements ICommandHandler<SetChannel> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly builds: GameBuilds,
  ) {}

  async execute({ gameId, build, by }: SetChannel): Promise<void> {
    for (const place of await this.builds.place(gameId, [build]))
      await this.runner.execute(releaseStream, gameId, { type: 'SetBuildChannel', gameId, place, now: by.now }, by);
  }
}
