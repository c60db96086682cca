import { defineStream } from '../../platform/event-store/stream.js';
import { shelfDecider } from './shelf.decider.js';

/** The games of one person; the person's id is its id. */
export const shelfStream = defineStream('shelf', shelfDecider, {
  events: { GamesReserved: 1, ReservationReleased: 1, EntitlementGranted: 1, EntitlementEnded: 1 },
});
