import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { days, later } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ShelfCommand } from './shelf.commands.js';
import type { ShelfEvent } from './shelf.events.js';

/** How long what was played with a returned game is kept, for a person who buys it again. */
const PLAY_DATA_KEPT = days(30);

export interface ShelfState {
  /** Game → the order that brought it, if one did. */
  owned: GrowingMap<string, string | null>;
  /** Game → the payment that is being committed for it; never more than a purchase or two. */
  reserved: ReadonlyMap<string, string>;
}

function decide(command: ShelfCommand, state: ShelfState): ShelfEvent[] {
  const { playerId } = command;
  switch (command.type) {
    case 'ReserveGames': {
      const owned = command.gameIds.filter((game) => state.owned.has(game));
      if (owned.length > 0) throw new Refusal('already-owned', { games: owned });
      const holders = command.gameIds.map((game) => state.reserved.get(game));
      if (holders.some((holder) => holder !== undefined && holder !== command.paymentId))
        throw new Refusal('payment-in-progress');
      if (holders.every((holder) => holder === command.paymentId)) return [];

      return [{ type: 'GamesReserved', data: { playerId, gameIds: command.gameIds, paymentId: command.paymentId } }];
    }
    case 'ReleaseReservation':
      if (![...state.reserved.values()].includes(command.paymentId)) return [];

      return [{ type: 'ReservationReleased', data: { playerId, paymentId: command.paymentId } }];
    case 'GrantGames': {
      const { because, orderId, paymentId, now } = command;
      return command.gameIds
        .filter((gameId) => !state.owned.has(gameId))
        .map((gameId) => ({
          type: 'EntitlementGranted',
          data: { playerId, gameId, because, orderId, paymentId, grantedAt: now },
        }));
    }
    case 'EndEntitlement': {
      const { gameId, orderId, refundId, now } = command;
      if (state.owned.get(gameId) !== orderId) return [];

      return [
        {
          type: 'EntitlementEnded',
          data: {
            playerId,
            gameId,
            because: 'refund',
            orderId,
            refundId,
            endedAt: now,
            playDataKeptUntil: later(now, PLAY_DATA_KEPT),
          },
        },
      ];
    }
  }
  return command satisfies never;
}

function evolve(state: ShelfState, event: ShelfEvent): ShelfState {
  switch (event.type) {
    case 'GamesReserved':
      return {
        ...state,
        reserved: new Map([
          ...state.reserved,
          ...event.data.gameIds.map((game) => [game, event.data.paymentId] as const),
        ]),
      };
    case 'ReservationReleased':
      return {
        ...state,
        reserved: new Map([...state.reserved].filter(([, payment]) => payment !== event.data.paymentId)),
      };
    case 'EntitlementGranted':
      return {
        owned: state.owned.with(event.data.gameId, event.data.orderId),
        reserved: new Map([...state.reserved].filter(([game]) => game !== event.data.gameId)),
      };
    case 'EntitlementEnded':
      return { ...state, owned: state.owned.without(event.data.gameId) };
  }
  return event satisfies never;
}

/** A game is owned once and paid for once: who is paying for it right now keeps others from doing the same. */
export const shelfDecider: Decider<ShelfCommand, ShelfState, ShelfEvent> = {
  initialState: { owned: new GrowingMap(), reserved: new Map() },
  decide,
  evolve,
};
