import { Injectable } from '@nestjs/common';
import { later, type Instant } from '../../../kernel/instant.js';
import { Devices } from './devices.js';
import { GAME_TICKET_LIFETIME, GameTickets, type GameTicket } from './game-tickets.js';

export interface ConnectedTicket extends GameTicket {
  ticket: string;
  expiresAt: Instant;
}

/** Gives downloaded games their tickets, and looks whether one still counts. */
@Injectable()
export class Connecting {
  constructor(
    private readonly devices: Devices,
    private readonly tickets: GameTickets,
  ) {}

  async connect(personId: string, gameId: string, device: string | null, now: Instant): Promise<ConnectedTicket> {
    const deviceId = await this.devices.connect(personId, gameId, device, now);
    const claims = { deviceId, personId, gameId };
    return { ...claims, ticket: await this.tickets.sign(claims, now), expiresAt: later(now, GAME_TICKET_LIFETIME) };
  }

  /** Null for a ticket that was not signed here, is too old, or whose person has disconnected the game. */
  async read(ticket: string, now: Instant): Promise<GameTicket | null> {
    const claims = await this.tickets.read(ticket, now);
    return claims && (await this.devices.isConnected(claims.deviceId, now)) ? claims : null;
  }
}
