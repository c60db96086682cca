import { EventStore1763700000000 } from './1763700000000-event-store.js';
import { InsertByColumn1763721000000 } from './1763721000000-insert-by-column.js';
import { Growth1763721200000 } from './1763721200000-growth.js';
import { TwoReleases1763721100000 } from './1763721100000-two-releases.js';

/** The tables of the event store, in the order of their time stamps. */
export const eventStoreMigrations = [
  EventStore1763700000000,
  InsertByColumn1763721000000,
  TwoReleases1763721100000,
  Growth1763721200000,
];
