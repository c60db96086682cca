import { defineStream } from '../../platform/event-store/stream.js';
import { libraryDecider } from './library.decider.js';

/** The games of one person; the person's id is its id. */
export const libraryStream = defineStream('library', libraryDecider, {
  events: { GamesReserved: 1, ReservationReleased: 1, EntitlementGranted: 1, EntitlementEnded: 1 },
});
