import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { days, later } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { EndEntitlement, LibraryCommand, ReserveGames } from './library.commands.js';
import type { LibraryEvent } from './library.events.js';

/** How long what was played with a returned game is kept, for a person who buys it again. */
export const PLAY_DATA_KEPT = days(30);

export interface LibraryState {
  /** Game → the order that brought it, if one did. */
  owned: GrowingMap<string, string | null>;
  /** Game → the payment that is being committed for it; never more than a purchase or two. */
  reserved: ReadonlyMap<string, string>;
}

function decide(command: LibraryCommand, state: LibraryState): LibraryEvent[] {
  const { personId } = command;
  switch (command.type) {
    case 'ReserveGames':
      return reserve(command, state);
    case 'ReleaseReservation':
      if (![...state.reserved.values()].includes(command.paymentId)) return [];

      return [{ type: 'ReservationReleased', data: { personId, paymentId: command.paymentId } }];
    case 'GrantGames': {
      const { because, orderId, paymentId, now } = command;
      return command.gameIds
        .filter((gameId) => !state.owned.has(gameId))
        .map((gameId) => ({
          type: 'EntitlementGranted',
          data: { personId, gameId, because, orderId, paymentId, grantedAt: now },
        }));
    }
    case 'EndEntitlement':
      return endEntitlement(command, state);
  }
  return command satisfies never;
}

function reserve({ personId, gameIds, paymentId }: ReserveGames, state: LibraryState): LibraryEvent[] {
  const owned = gameIds.filter((game) => state.owned.has(game));
  if (owned.length > 0) throw new Refusal('already-owned', { games: owned });
  const holders = gameIds.map((game) => state.reserved.get(game));
  if (holders.some((holder) => holder !== undefined && holder !== paymentId)) throw new Refusal('payment-in-progress');
  if (holders.every((holder) => holder === paymentId)) return [];

  return [{ type: 'GamesReserved', data: { personId, gameIds, paymentId } }];
}

function endEntitlement(
  { personId, gameId, orderId, refundId, now }: EndEntitlement,
  state: LibraryState,
): LibraryEvent[] {
  if (state.owned.get(gameId) !== orderId) return [];

  const playDataKeptUntil = later(now, PLAY_DATA_KEPT);
  return [
    {
      type: 'EntitlementEnded',
      data: { personId, gameId, because: 'refund', orderId, refundId, endedAt: now, playDataKeptUntil },
    },
  ];
}

function evolve(state: LibraryState, event: LibraryEvent): LibraryState {
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
export const libraryDecider: Decider<LibraryCommand, LibraryState, LibraryEvent> = {
  initialState: { owned: new GrowingMap(), reserved: new Map() },
  decide,
  evolve,
};
