import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { ReleaseEvent } from '../publishing/release.events.js';
import type { LibraryEvent } from './library.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as LibraryEvent | ReleaseEvent;
  switch (event.type) {
    case 'EntitlementGranted': {
      const { personId, gameId, because, orderId, grantedAt } = event.data;
      return [
        put(
          'entitlements',
          { person_id: personId, game_id: gameId },
          { because, order_id: orderId, granted_at: grantedAt },
        ),
      ];
    }
    case 'EntitlementEnded':
      return [remove('entitlements', { person_id: event.data.personId, game_id: event.data.gameId })];
    default:
      return projectLabel(event);
  }
}

/** What is withdrawn or taken down is lent by no plan; it is lent again with its return. */
function projectLabel(event: LibraryEvent | ReleaseEvent): RowChange[] {
  switch (event.type) {
    case 'GameReleased': {
      const { gameId, slug, title, cover, inPlan } = event.data;
      return [put('labels', { game_id: gameId }, { slug, title, cover, in_plan: inPlan, on_sale: true })];
    }
    case 'GameRelabelled': {
      const { gameId, slug, title, cover } = event.data;
      return [label(gameId, { slug, title, cover })];
    }
    case 'GamePlanChanged':
      return [label(event.data.gameId, { in_plan: event.data.inPlan })];
    case 'GameRestored':
      return [label(event.data.gameId, { on_sale: true })];
    case 'GameWithdrawn':
    case 'GameTakenDown':
      return [label(event.data.gameId, { on_sale: false })];
    default:
      return [];
  }
}

const label = (gameId: string, row: Row): RowChange => set('labels', { game_id: gameId }, row);

/** What may each player play, and why? Written with the payment itself, so that the game is there at once. */
export const libraryProjection: Projection = {
  name: 'library',
  mode: 'inline',
  money: true,
  tables: new URL('./library.tables.sql', import.meta.url),
  project,
};
