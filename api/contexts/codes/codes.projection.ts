import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { CodeEvent } from './code.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as CodeEvent;
  switch (event.type) {
    case 'CodeIssued': {
      const { codeId, codeHash, hint, gift, limits, purpose, batchId, issuedAt } = event.data;
      return [
        put(
          'codes',
          { code_id: codeId },
          { code_hash: codeHash, hint, kind: gift.kind, gift, limits, purpose, batch_id: batchId, issued_at: issuedAt },
        ),
      ];
    }
    case 'CodeDeactivated':
      return [
        set(
          'codes',
          { code_id: event.data.codeId },
          { deactivated_at: event.data.deactivatedAt, deactivated_because: event.data.reason },
        ),
      ];
    case 'CodeReserved':
    case 'CodeReleased': {
      const { codeId, useId, playerId, orderId } = event.data;
      const [state, changedAt] =
        event.type === 'CodeReserved' ? ['reserved', event.data.reservedAt] : ['released', event.data.releasedAt];
      return [
        put(
          'uses',
          { code_id: codeId, use_id: useId },
          {
            player_id: playerId,
            order_id: orderId,
            subscription_id: null,
            state,
            discount: null,
            changed_at: changedAt,
          },
        ),
      ];
    }
    case 'CodeUsed': {
      const { codeId, useId, playerId, orderId, subscriptionId, discount, usedAt } = event.data;
      return [
        put(
          'uses',
          { code_id: codeId, use_id: useId },
          {
            player_id: playerId,
            order_id: orderId,
            subscription_id: subscriptionId,
            state: 'used',
            discount,
            changed_at: usedAt,
          },
        ),
      ];
    }
    default:
      return [];
  }
}

/** Every code with its limits, each of its uses, and how many there are. */
export const codesProjection: Projection = {
  name: 'codes',
  mode: 'inline',
  money: true,
  tables: new URL('./codes.tables.sql', import.meta.url),
  project,
};
