import { Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { RightToPlay } from '../../library/index.js';
import type { PlayChannel } from '../channel.rules.js';
import type { TimeLeft } from '../limits/limits.rules.js';
import { PlayRights, type PlayableBuild } from './play-rights.js';
import type { TicketClaims } from './ticket.rules.js';
import { Tickets } from './tickets.js';

/** What a person may open now. */
export interface Openable {
  claims: TicketClaims;
  build: PlayableBuild;
  because: RightToPlay;
}

export interface IssuedTicket extends Openable {
  ticket: string;
  expiresAt: Instant;
  /** What a guardian leaves of today; null without limits. */
  left: TimeLeft | null;
}

/** Gives tickets out, to those who may play. */
@Injectable()
export class IssueTicket {
  constructor(
    private readonly rights: PlayRights,
    private readonly tickets: Tickets,
  ) {}

  /** @param personId null: a guest. @throws Problem as `PlayRights.known` and `require`; 404 `play-no-build` */
  async openable(slug: string, channel: PlayChannel, personId: string | null): Promise<Openable> {
    const game = await this.rights.known(personId, slug);
    const because = await this.rights.require(personId, game.gameId, channel);
    const build = game.builds.get(channel);
    if (!build) throw new Problem(404, 'play-no-build');
    const { gameId, buildId } = build;
    const ticketId = derivedId('ticket', personId ?? 'guest', buildId, channel);
    return { claims: { ticketId, personId, slug, gameId, buildId, channel }, build, because };
  }

  async for(openable: Openable, now: Instant, left: TimeLeft | null): Promise<IssuedTicket> {
    const { claims } = openable;
    const [ticket, expiresAt] = await Promise.all([
      this.tickets.sign(claims, now),
      this.tickets.extend(claims, now, left),
    ]);
    return { ...openable, ticket, expiresAt, left };
  }
}
