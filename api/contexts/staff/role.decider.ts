import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import { ADMINISTRATOR, BUILT_IN_ROLES, MEMBER, permissionsOf, refuseUnheld } from '../../kernel/permissions.js';
import { Refusal } from '../../kernel/refusal.js';
import type { RoleEvent } from './role.events.js';

interface ByStaff {
  /** What the person who asks may do. */
  held: ReadonlySet<string>;
  reason: string;
}

/** Makes a role; its number follows the highest so far. */
export interface DefineRole extends ByStaff {
  type: 'DefineRole';
  name: string;
  permissions: readonly string[];
}

/** Gives a role another name or other permissions; its holders have them at once. */
export interface ChangeRole extends ByStaff {
  type: 'ChangeRole';
  roleId: number;
  name: string;
  permissions: readonly string[];
}

export interface RemoveRole extends ByStaff {
  type: 'RemoveRole';
  roleId: number;
  /** How many people hold it. */
  holders: number;
}

export interface AssignRole extends ByStaff {
  type: 'AssignRole';
  personId: string;
  roleId: number;
  previously: number;
  /** How many administrators there are. */
  administrators: number;
}

export type RoleCommand = DefineRole | ChangeRole | RemoveRole | AssignRole;

export interface Role {
  name: string;
  permissions: readonly string[];
}

export interface RolesState {
  /** Those that administrators made and that still stand. */
  made: GrowingMap<number, Role>;
  highest: number;
}

function decide(command: RoleCommand, state: RolesState): RoleEvent[] {
  switch (command.type) {
    case 'DefineRole':
      return define(command, state);
    case 'ChangeRole':
      return change(command, state);
    case 'RemoveRole':
      return removal(command, state);
    case 'AssignRole':
      return assign(command, state);
  }
  return command satisfies never;
}

function define({ held, name, permissions, reason }: DefineRole, state: RolesState): RoleEvent[] {
  refuseUnheld(held, permissions);
  refuseTakenName(name, state);

  return [{ type: 'RoleDefined', data: { roleId: state.highest + 1, name, permissions: [...permissions], reason } }];
}

function change({ roleId, held, name, permissions, reason }: ChangeRole, state: RolesState): RoleEvent[] {
  const role = madeRole(roleId, state);
  if (role.name === name && sameSet(role.permissions, permissions)) return [];
  refuseUnheld(held, [...permissions, ...role.permissions]);
  refuseTakenName(name, state, roleId);

  return [
    { type: 'RoleChanged', data: { roleId, name, permissions: [...permissions], previously: meaningOf(role), reason } },
  ];
}

function removal({ roleId, held, holders, reason }: RemoveRole, state: RolesState): RoleEvent[] {
  const role = madeRole(roleId, state);
  refuseUnheld(held, role.permissions);
  if (holders > 0) throw new Refusal('role-in-use');

  return [{ type: 'RoleRemoved', data: { roleId, previously: meaningOf(role), reason } }];
}

function assign(
  { personId, roleId, previously, held, administrators, reason }: AssignRole,
  state: RolesState,
): RoleEvent[] {
  if (!BUILT_IN_ROLES.includes(roleId) && !state.made.has(roleId)) throw new Refusal('role-unknown');
  if (roleId === previously) return [];
  refuseUnheld(held, [...permissionsIn(roleId, state), ...permissionsIn(previously, state)]);
  if (previously === ADMINISTRATOR && administrators <= 1) throw new Refusal('last-administrator');

  return [{ type: 'RoleAssigned', data: { personId, roleId, previously, reason } }];
}

function madeRole(roleId: number, state: RolesState): Role {
  if (BUILT_IN_ROLES.includes(roleId)) throw new Refusal('role-built-in');
  const role = state.made.get(roleId);
  if (!role) throw new Refusal('role-unknown');
  return role;
}

function permissionsIn(roleId: number, { made }: RolesState): readonly string[] {
  return made.get(roleId)?.permissions ?? [...permissionsOf(roleId)];
}

function refuseTakenName(name: string, { made }: RolesState, except?: number): void {
  const wanted = name.toLowerCase();
  if ([...made].some(([roleId, role]) => roleId !== except && role.name.toLowerCase() === wanted))
    throw new Refusal('role-name-taken');
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function meaningOf({ name, permissions }: Role): { name: string; permissions: string[] } {
  return { name, permissions: [...permissions] };
}

function evolve(state: RolesState, event: RoleEvent): RolesState {
  switch (event.type) {
    case 'RoleDefined':
    case 'RoleChanged': {
      const { roleId, name, permissions } = event.data;
      return { made: state.made.with(roleId, { name, permissions }), highest: Math.max(state.highest, roleId) };
    }
    case 'RoleRemoved':
      return { ...state, made: state.made.without(event.data.roleId) };
    case 'RoleAssigned':
      return state;
  }
  return event satisfies never;
}

/** Which roles there are beside the built-in ones, and who may give them to whom. A number is never given twice. */
export const roleDecider: Decider<RoleCommand, RolesState, RoleEvent> = {
  initialState: { made: new GrowingMap(), highest: MEMBER },
  decide,
  evolve,
};
