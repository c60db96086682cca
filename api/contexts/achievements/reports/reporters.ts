import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock.js';
import { Problem } from '../../../platform/http/problem.js';
import { Tickets, type PlayChannel } from '../../play/index.js';
import { ServerKeys } from '../definitions/server-keys.js';
import { Connecting } from '../passes/connecting.js';
import { Players } from '../passes/players.js';
import type { Reporter } from './report-progress.js';
import { ReportRights } from '../passes/report-rights.js';

/** What a developer's server brings: the key of its game, and what the game calls a person. */
@Injectable()
export class ServerProofs {
  constructor(
    private readonly keys: ServerKeys,
    private readonly players: Players,
  ) {}

  async read(authorization: string | undefined, playerId: string): Promise<{ gameId: string; personId: string }> {
    const gameId = await this.keys.gameOf(authorization);
    if (!gameId) throw new Problem(401, 'server-key-unknown');
    const personId = await this.players.personOf(playerId, gameId);
    if (!personId) throw new Problem(404, 'player-unknown');
    return { gameId, personId };
  }
}

/** Who reports, by the proof that they bring. Whether their person may still play is asked each time. */
@Injectable()
export class Reporters {
  constructor(
    private readonly playTickets: Tickets,
    private readonly connecting: Connecting,
    private readonly proofs: ServerProofs,
    private readonly rights: ReportRights,
    private readonly clock: BusinessClock,
  ) {}

  /** A game in the browser. @throws Problem 404 `play-ticket-unknown`, 403 `achievements-not-entitled`. */
  async ofPlayTicket(ticket: string, slug: string, personId: string): Promise<Reporter> {
    const claims = await this.playTickets.read(ticket);
    if (!claims || claims.slug !== slug || claims.personId !== personId) throw new Problem(404, 'play-ticket-unknown');
    // Guests play demos too: nothing is earned there.
    const isOpen = claims.channel !== 'demo' && (await this.playTickets.open(ticket)) !== null;
    if (!isOpen) throw new Problem(403, 'achievements-not-entitled');
    return { personId, gameId: claims.gameId, trust: 'bridge' };
  }

  /** A downloaded game. @throws Problem 401 `game-ticket-unknown`, 403 `achievements-not-entitled`. */
  async ofGameTicket(ticket: string): Promise<Reporter & { channel: PlayChannel }> {
    const claims = await this.connecting.read(ticket, this.clock.now());
    if (!claims) throw new Problem(401, 'game-ticket-unknown');
    const { personId, gameId } = claims;
    return { personId, gameId, trust: 'ticket', channel: await this.rights.require(personId, gameId) };
  }

  /** The server of a developer. @throws Problem 401 `server-key-unknown`, 404 `player-unknown`, 403 `achievements-not-entitled`. */
  async ofServerKey(authorization: string | undefined, playerId: string): Promise<Reporter> {
    const { gameId, personId } = await this.proofs.read(authorization, playerId);
    await this.rights.require(personId, gameId);
    return { personId, gameId, trust: 'server' };
  }
}
