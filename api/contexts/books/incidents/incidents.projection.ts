import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Projection } from '../../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../../platform/event-store/row-changes.js';
import type { IncidentEvent } from '../books.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as IncidentEvent;
  switch (event.type) {
    case 'IncidentOpened': {
      const { incidentId, kind, subject, expected, found, openedAt } = event.data;
      return [
        put(
          'incidents',
          { incident_id: incidentId },
          {
            kind,
            subject,
            expected,
            found,
            status: 'open',
            opened_at: openedAt,
            resolved_at: null,
            reason: null,
            resolved_by: null,
          },
        ),
      ];
    }
    case 'IncidentResolved': {
      const { incidentId, reason, by, resolvedAt } = event.data;
      return [
        set(
          'incidents',
          { incident_id: incidentId },
          {
            status: 'resolved',
            resolved_at: resolvedAt,
            reason: by === 'gone' ? null : reason,
            resolved_by: by === 'gone' ? null : recorded.meta.actor.id,
          },
        ),
      ];
    }
    default:
      return [];
  }
}

/** What differs, and what became of it? */
export const incidentsProjection: Projection = {
  name: 'incidents',
  mode: 'inline',
  money: true,
  tables: new URL('./incidents.tables.sql', import.meta.url),
  project,
};
