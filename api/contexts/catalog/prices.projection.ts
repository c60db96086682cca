import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { GameEvent } from './game.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as GameEvent;
  const stamp = put('stamp', { one: true }, { event: recorded.id });
  switch (event.type) {
    case 'GameListed':
      return [put('prices', { game_id: event.data.gameId }, { price: event.data.price, listed: true }), stamp];
    case 'GamePriced':
      return [set('prices', { game_id: event.data.gameId }, { price: event.data.price }), stamp];
    case 'GameUnlisted':
      return [set('prices', { game_id: event.data.gameId }, { listed: false }), stamp];
    case 'GamePlanChanged':
    case 'GameRelabelled':
      return [stamp];
    default:
      return [];
  }
}

/** What does each game cost now, and is it on sale? The stamp tells caches that something changed. */
export const pricesProjection: Projection = {
  name: 'catalog_prices',
  mode: 'inline',
  money: true,
  tables: new URL('./prices.tables.sql', import.meta.url),
  project,
};
