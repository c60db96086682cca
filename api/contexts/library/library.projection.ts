import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { GameEvent } from '../catalog/game.events.js';
import type { LibraryEvent } from './library.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as LibraryEvent | GameEvent;
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
    case 'GameListed': {
      const { gameId, slug, title, cover, inPlan } = event.data;
      return [put('labels', { game_id: gameId }, { slug, title, cover, in_plan: inPlan })];
    }
    case 'GameRelabelled': {
      const { gameId, slug, title, cover } = event.data;
      return [put('labels', { game_id: gameId }, { slug, title, cover })];
    }
    case 'GamePlanChanged':
      return [set('labels', { game_id: event.data.gameId }, { in_plan: event.data.inPlan })];
    case 'GameUnlisted':
      return [set('labels', { game_id: event.data.gameId }, { in_plan: false })];
    default:
      return [];
  }
}

/** What may each player play, and why? Written with the payment itself, so that the game is there at once. */
export const libraryProjection: Projection = {
  name: 'library',
  mode: 'inline',
  money: true,
  tables: new URL('./library.tables.sql', import.meta.url),
  project,
};
