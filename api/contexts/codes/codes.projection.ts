import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type Row, type RowChange } from '../../platform/event-store/row-changes.js';
import type { CodeEvent } from './code.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as CodeEvent;
  switch (event.type) {
    case 'CodeIssued': {
      const { codeId, codeHash, hint, benefit, limits, purpose, batchId, issuedAt } = event.data;
      const code = { code_hash: codeHash, hint, kind: benefit.kind, benefit, limits, purpose };
      return [put('codes', { code_id: codeId }, { ...code, batch_id: batchId, issued_at: issuedAt })];
    }
    case 'CodeDeactivated': {
      const { codeId, deactivatedAt, reason } = event.data;
      return [set('codes', { code_id: codeId }, { deactivated_at: deactivatedAt, deactivated_because: reason })];
    }
    case 'CodeReserved':
      return [useOf(event, { state: 'reserved', changed_at: event.data.reservedAt })];
    case 'CodeReleased':
      return [useOf(event, { state: 'released', changed_at: event.data.releasedAt })];
    case 'CodeUsed': {
      const { subscriptionId, discount, usedAt } = event.data;
      return [useOf(event, { state: 'used', subscription_id: subscriptionId, discount, changed_at: usedAt })];
    }
    default:
      return [];
  }
}

type UseEvent = Extract<CodeEvent, { type: 'CodeReserved' | 'CodeReleased' | 'CodeUsed' }>;

function useOf({ data: { codeId, useId, personId, orderId } }: UseEvent, about: Row): RowChange {
  const use = { person_id: personId, order_id: orderId, subscription_id: null, discount: null };
  return put('uses', { code_id: codeId, use_id: useId }, { ...use, ...about });
}

/** Every code with its limits, each of its uses, and how many there are. */
export const codesProjection: Projection = {
  name: 'codes',
  mode: 'inline',
  money: true,
  tables: new URL('./codes.tables.sql', import.meta.url),
  project,
};
