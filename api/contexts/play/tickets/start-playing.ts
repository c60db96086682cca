import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import type { PlayChannel } from '../channel.rules.js';
import { PlayLimits } from '../limits/play-limits.js';
import { Openings } from '../time/openings.js';
import { IssueTicket, type IssuedTicket } from './issue-ticket.js';

/** Opens a web game. @param personId null: a guest. */
export class StartPlaying extends Command<IssuedTicket> {
  constructor(
    readonly slug: string,
    readonly channel: PlayChannel,
    readonly personId: string | null,
  ) {
    super();
  }
}

@CommandHandler(StartPlaying)
export class StartPlayingHandler implements ICommandHandler<StartPlaying> {
  constructor(
    private readonly clock: BusinessClock,
    private readonly issue: IssueTicket,
    private readonly limits: PlayLimits,
    private readonly openings: Openings,
  ) {}

  async execute({ slug, channel, personId }: StartPlaying): Promise<IssuedTicket> {
    const openable = await this.issue.openable(slug, channel, personId);
    const now = this.clock.now();
    const left = await this.limits.grant(personId, now);
    if (personId && channel === 'live') await this.openings.note(personId, openable.claims.gameId, now);
    return this.issue.for(openable, now, left);
  }
}
