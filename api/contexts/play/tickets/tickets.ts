import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { later, millisecondsBetween, seconds, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { TimeLeft } from '../limits/limits.rules.js';
import { GIVEN_OUT, PlayRights } from './play-rights.js';
import { TicketSigner } from './ticket-signer.js';
import { TICKET_LIFETIME, type TicketClaims } from './ticket.rules.js';

/** A refund, a block or a takedown closes a running game's files within this time. */
const LOOK_AGAIN_MS = seconds(2);
const REMEMBERED = 10_000;

/** The tickets that are out, and whether one opens files at this moment. */
@Injectable()
export class Tickets {
  private readonly claims = new LRUCache<string, TicketClaims>({ max: REMEMBERED });
  private readonly looks = new LRUCache<string, { at: Instant; isLive: Promise<boolean> }>({ max: REMEMBERED });

  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly signer: TicketSigner,
    private readonly rights: PlayRights,
  ) {}

  /** Opens a ticket's files for some minutes from now, within what a guardian allows. @returns until when. */
  async extend(claims: TicketClaims, now: Instant, left: TimeLeft | null): Promise<Instant> {
    const { ticketId, personId, gameId, buildId, channel } = claims;
    const expiresAt = later(now, Math.min(TICKET_LIFETIME, left ? seconds(left.seconds) : Infinity));
    await this.db.query(
      `insert into play.tickets (id, person_id, game_id, build_id, channel, issued_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set expires_at = greatest(tickets.expires_at, excluded.expires_at)`,
      [ticketId, personId, gameId, buildId, channel, now, expiresAt],
    );
    this.looks.delete(ticketId);
    return expiresAt;
  }

  sign(claims: TicketClaims, now: Instant): Promise<string> {
    return this.signer.sign(claims, now);
  }

  /** What a ticket says, whether or not it still opens anything; null if it was not signed here. */
  async read(ticket: string): Promise<TicketClaims | null> {
    const known = this.claims.get(ticket);
    if (known) return known;
    const claims = await this.signer.read(ticket, this.clock.now());
    if (claims) this.claims.set(ticket, claims);
    return claims;
  }

  /** What a ticket opens now; null for one that ended, by time or because its person may no longer play. */
  async open(ticket: string): Promise<TicketClaims | null> {
    const claims = await this.read(ticket);
    return claims && (await this.isLive(claims)) ? claims : null;
  }

  private isLive(claims: TicketClaims): Promise<boolean> {
    const now = this.clock.now();
    const before = this.looks.get(claims.ticketId);
    const age = before ? millisecondsBetween(before.at, now) : Infinity;
    if (before && age >= 0 && age < LOOK_AGAIN_MS) return before.isLive;

    const isLive = this.look(claims, now);
    this.looks.set(claims.ticketId, { at: now, isLive });
    // A failed look says nothing about the ticket: the next request looks again.
    isLive.catch(() => this.looks.delete(claims.ticketId));
    return isLive;
  }

  private async look({ ticketId, personId, gameId, channel }: TicketClaims, now: Instant): Promise<boolean> {
    const [ticket] = await this.db.query<{ expiresAt: Date }>(
      `select t.expires_at as "expiresAt" from play.tickets t join ${GIVEN_OUT} c on c.game_id = t.game_id and c.channel = t.channel and c.kind = 'web'
          and (c.build_id = t.build_id or t.channel not like 'review%')
        where t.id = $1 and t.expires_at > $2`,
      [ticketId, now],
    );
    return ticket !== undefined && (await this.rights.reasonFor(personId, gameId, channel)) !== null;
  }
}
