import type { Fact } from '../../../kernel/decider.js';

interface Meaning {
  name: string;
  permissions: string[];
}

export type RoleDefined = Fact<'RoleDefined', Meaning & { roleId: number; reason: string }>;
export type RoleChanged = Fact<'RoleChanged', Meaning & { roleId: number; previously: Meaning; reason: string }>;
export type RoleRemoved = Fact<'RoleRemoved', { roleId: number; previously: Meaning; reason: string }>;
export type RoleAssigned = Fact<'RoleAssigned', { personId: string; roleId: number; previously: number; reason: string }>;

/** Which roles there are beside the built-in ones and who was given which, all on the one stream `roles-shop`. */
export type RoleEvent = RoleDefined | RoleChanged | RoleRemoved | RoleAssigned;
