import type { Fact } from '../../kernel/decider.js';

interface Meaning {
  name: string;
  permissions: string[];
}

export type RoleDefined = Fact<'RoleDefined', Meaning & { roleId: number; reason: string }>;
export type RoleChanged = Fact<'RoleChanged', Meaning & { roleId: number; previously: Meaning; reason: string }>;
export type RoleRemoved = Fact<'RoleRemoved', { roleId: number; previously: Meaning; reason: string }>;
export type RoleAssigned = Fact<
  'RoleAssigned',
  { personId: string; roleId: number; previously: number; reason: string }
>;

/** Which roles there are beside the built-in ones, on stream `roles-shop`, and who was given which, on `roles-<personId>`; earlier releases told all of it on `roles-shop`. */
export type RoleEvent = RoleDefined | RoleChanged | RoleRemoved | RoleAssigned;
