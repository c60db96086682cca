import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ShelfCommand } from './shelf.commands.js';
import type { ShelfEvent } from './shelf.events.js';

export interface ShelfState {
  owned: ReadonlySet<string>;
  /** Game → the payment that is being committed for it. */
  reserved: ReadonlyMap<string, string>;
}

function decide(command: ShelfCommand, state: ShelfState): ShelfEvent[] {
  const { playerId, paymentId } = command;
  switch (command.type) {
    case 'ReserveGames': {
      const owned = command.gameIds.filter((game) => state.owned.has(game));
      if (owned.length > 0) throw new Refusal('already-owned', { games: owned });
      const holders = command.gameIds.map((game) => state.reserved.get(game));
      if (holders.some((holder) => holder !== undefined && holder !== paymentId)) throw new Refusal('payment-in-progress');
      if (holders.every((holder) => holder === paymentId)) return [];

      return [{ type: 'GamesReserved', data: { playerId, gameIds: command.gameIds, paymentId: command.paymentId } }];
    }
    case 'ReleaseReservation':
      if (![...state.reserved.values()].includes(command.paymentId)) return [];

      return [{ type: 'ReservationReleased', data: { playerId, paymentId: command.paymentId } }];
    case 'GrantGames': {
      const { because, orderId, now } = command;
      return command.gameIds
        .filter((gameId) => !state.owned.has(gameId))
        .map((gameId) => ({ type: 'EntitlementGranted', data: { playerId, gameId, because, orderId, paymentId, grantedAt: now } }));
    }
  }
  return command satisfies never;
}

function evolve(state: ShelfState, event: ShelfEvent): ShelfState {
  switch (event.type) {
    case 'GamesReserved':
      return { ...state, reserved: new Map([...state.reserved, ...event.data.gameIds.map((game) => [game, event.data.paymentId] as const)]) };
    case 'ReservationReleased':
      return { ...state, reserved: new Map([...state.reserved].filter(([, payment]) => payment !== event.data.paymentId)) };
    case 'EntitlementGranted':
      return {
        owned: new Set([...state.owned, event.data.gameId]),
        reserved: new Map([...state.reserved].filter(([game]) => game !== event.data.gameId)),
      };
  }
  return event satisfies never;
}

/** A game is owned once and paid for once: who is paying for it right now keeps others from doing the same. */
export const shelfDecider: Decider<ShelfCommand, ShelfState, ShelfEvent> = { initialState: { owned: new Set(), reserved: new Map() }, decide, evolve };
