import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { RightToPlay } from '../../library/index.js';
import type { PlayChannel } from '../channel.rules.js';
import { Openings } from '../time/openings.js';
import type { TimeLeft } from '../limits/limits.rules.js';
import { PlayLimits } from '../limits/play-limits.js';
import { PlayRights, type PlayableBuild } from './play-rights.js';
import { Tickets } from './tickets.js';
import type { TicketClaims } from './ticket.rules.js';

export interface IssuedTicket {
  ticket: string;
  claims: TicketClaims;
  build: PlayableBuild;
  because: RightToPlay;
  expiresAt: Instant;
  /** What a guardian leaves of today; null without limits. */
  left: TimeLeft | null;
}

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
    private readonly rights: PlayRights,
    private readonly tickets: Tickets,
    private readonly limits: PlayLimits,
    private readonly openings: Openings,
  ) {}

  async execute({ slug, channel, personId }: StartPlaying): Promise<IssuedTicket> {
    const game = await this.rights.known(personId, slug);
    const because = await this.rights.require(personId, game.gameId, channel);
    const build = game.builds.get(channel);
    if (!build) throw new Problem(404, 'play-no-build');

    const { gameId, buildId } = build;
    const ticketId = derivedId('ticket', personId ?? 'guest', buildId, channel);
    const claims = { ticketId, personId, slug, gameId, buildId, channel };
    const now = this.clock.now();
    const left = await this.limits.grant(personId, now);
    const [ticket, expiresAt] = await Promise.all([
      this.tickets.sign(claims, now),
      this.tickets.extend(claims, now, left),
      personId && channel === 'live' ? this.openings.note(personId, gameId, now) : null,
    ]);
    return { ticket, claims, build, because, expiresAt, left };
  }
}
