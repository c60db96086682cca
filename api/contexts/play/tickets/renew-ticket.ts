import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import type { TimeLeft } from '../limits/limits.rules.js';
import { PlayLimits } from '../limits/play-limits.js';
import { PlayRights } from './play-rights.js';
import { Tickets } from './tickets.js';
import { isHolder } from './ticket.rules.js';

interface RenewedTicket {
  expiresAt: Instant;
  /** Null without limits. */
  left: TimeLeft | null;
}

/** Keeps a running game's files open. @param personId null: a guest. */
export class RenewTicket extends Command<RenewedTicket> {
  constructor(
    readonly slug: string,
    readonly ticket: string,
    readonly personId: string | null,
  ) {
    super();
  }
}

@CommandHandler(RenewTicket)
export class RenewTicketHandler implements ICommandHandler<RenewTicket> {
  constructor(
    private readonly clock: BusinessClock,
    private readonly rights: PlayRights,
    private readonly tickets: Tickets,
    private readonly limits: PlayLimits,
  ) {}

  async execute({ slug, ticket, personId }: RenewTicket): Promise<RenewedTicket> {
    const claims = await this.tickets.read(ticket);
    if (!claims || claims.slug !== slug || !isHolder(claims, personId)) throw new Problem(404, 'play-ticket-unknown');
    const game = await this.rights.buildsOf(slug);
    if (!game?.builds.has(claims.channel)) throw new Problem(404, 'play-no-build');
    await this.rights.require(personId, claims.gameId, claims.channel);

    const now = this.clock.now();
    const left = await this.limits.grant(personId, now);
    return { expiresAt: await this.tickets.extend(claims, now, left), left };
  }
}
