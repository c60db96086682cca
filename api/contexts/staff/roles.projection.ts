import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, remove, type RowChange } from '../../platform/event-store/row-changes.js';
import type { RoleEvent } from './role.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const event = recorded as unknown as RoleEvent;
  switch (event.type) {
    case 'RoleDefined':
    case 'RoleChanged':
      return [
        put('roles', { role_id: event.data.roleId }, { name: event.data.name, permissions: event.data.permissions }),
      ];
    case 'RoleRemoved':
      return [remove('roles', { role_id: event.data.roleId })];
    default:
      return [];
  }
}

/** What may each role do that administrators made? Read with every request of its holders. */
export const rolesProjection: Projection = {
  name: 'roles',
  mode: 'inline',
  money: false,
  tables: new URL('./roles.tables.sql', import.meta.url),
  project,
};
