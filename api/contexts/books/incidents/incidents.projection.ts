import type { RecordedEvent } from '../../../platform/event-store/events.js';
import type { Projection } from '../../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../../platform/event-store/row-changes.js';
import type { IncidentEvent } from '../books.events.js';

/** Incidents that are not resolved. */
const OPEN = { status: 'open', resolved_at: null, reason: null, resolved_by: null };

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as IncidentEvent;
  switch (event.type) {
    case 'IncidentOpened': {
      const { incidentId, kind, subject, expected, found, openedAt } = event.data;
      const incident = { kind, subject, expected, found, ...OPEN, opened_at: openedAt };
      return [put('incidents', { incident_id: incidentId }, incident)];
    }
    case 'IncidentResolved': {
      const { incidentId, reason, by, resolvedAt } = event.data;
      const person =
        by === 'gone' ? { reason: null, resolved_by: null } : { reason, resolved_by: recorded.meta.actor.id };
      return [
        set('incidents', { incident_id: incidentId }, { status: 'resolved', resolved_at: resolvedAt, ...person }),
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
