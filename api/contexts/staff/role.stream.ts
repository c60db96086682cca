import { defineStream } from '../../platform/event-store/stream.js';
import { roleDecider } from './role.decider.js';

/** Whose stream holds which roles there are; each person's own holds which were given. */
export const SHOP = 'shop';

export const roleStream = defineStream('roles', roleDecider, {
  events: { RoleDefined: 1, RoleChanged: 1, RoleRemoved: 1, RoleAssigned: 1 },
});
