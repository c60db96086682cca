import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, type RowChange } from '../../platform/event-store/row-changes.js';

/** Facts that tell what was before as one bare value: the field that it was the value of. */
const BEFORE_OF: Record<string, string> = {
  PriceChangeApplied: 'price',
  RoleAssigned: 'roleId',
  TextsChanged: 'revision',
};

function project(event: RecordedEvent): RowChange[] {
  if (event.meta.actor.kind !== 'staff') return [];
  const { previously, reason = null, ...after } = event.data;
  const field = BEFORE_OF[event.type];
  const before = field ? { [field]: previously } : (previously ?? null);
  return [
    put(
      'entries',
      { id: event.id },
      {
        at: event.recordedAt,
        actor_id: event.meta.actor.id,
        action: event.type,
        stream: event.stream,
        before,
        after,
        reason,
      },
    ),
  ];
}

/** Which staff did what, when, and what was before? Every fact whose author is staff. */
export const auditProjection: Projection = {
  name: 'audit',
  revision: 2,
  mode: 'async',
  money: false,
  tables: new URL('./audit.tables.sql', import.meta.url),
  project,
};
