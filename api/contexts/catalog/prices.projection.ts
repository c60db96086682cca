import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { ReleaseEvent } from '../publishing/release.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as ReleaseEvent;
  const changes = projectPrice(event);
  return changes.length === 0 && !isGivenOutNow(event)
    ? []
    : [...changes, put('stamp', { one: true }, { event: recorded.id })];
}

/** Whether a card of the game shows something else from now on: the first build in `live` makes it one that is sold. */
const isGivenOutNow = ({ type, data }: ReleaseEvent): boolean => type === 'BuildChannelSet' && data.channel === 'live';

function projectPrice(event: ReleaseEvent): RowChange[] {
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, price, inPlan } = event.data;
      return [put('prices', { game_id: gameId }, { price, in_plan: inPlan, listed: true })];
    }
    case 'PriceChangeApplied':
      return [priced(event.data.gameId, { price: event.data.price })];
    case 'GamePlanChanged':
      return [priced(event.data.gameId, { in_plan: event.data.inPlan })];
    case 'GameRestored':
      return [priced(event.data.gameId, { listed: true })];
    case 'GameWithdrawn':
    case 'GameTakenDown':
      return [priced(event.data.gameId, { listed: false })];
    default:
      return [];
  }
}

const priced = (gameId: string, row: Row): RowChange => set('prices', { game_id: gameId }, row);

/** What does each game cost now, does a plan lend it, and is it on sale? The stamp tells caches that something changed. */
export const pricesProjection: Projection = {
  name: 'catalog_prices',
  mode: 'inline',
  money: true,
  tables: new URL('./prices.tables.sql', import.meta.url),
  project,
};
