import { Refusal } from './refusal.js';

/** Every permission that some route asks for. */
export const PERMISSIONS = [
  'console:open',
  'order:read',
  'payment:read',
  'payment:settle',
  'game:read',
  'game:write',
  'ops:read',
  'person:read',
  'person:write',
  'person:address',
  'person:block',
  'person:erase',
  'subscription:write',
  'role:read',
  'role:write',
  'role:assign',
  'audit:read',
  'code:read',
  'code:write',
  'books:read',
  'incident:read',
  'incident:resolve',
  'settlement:import',
  'refund:read',
  'refund:approve',
  'publishing:read',
  'publishing:review',
  'developer:read',
  'developer:approve',
  'support:read',
  'support:answer',
  'payout:read',
  'payout:release',
  'school:read',
  'school:write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ADMINISTRATOR = 1;
/** Students and children: may play and own games, may not publish. */
export const PLAYER_WITHOUT_PUBLISHING = 2;
/** Everybody else; may apply to publish, and is a developer once linked to one. */
export const MEMBER = 3;
export const BUILT_IN_ROLES: readonly number[] = [ADMINISTRATOR, PLAYER_WITHOUT_PUBLISHING, MEMBER];

/** Which role may do what: the one table from which guards and the console's menu follow. */
const PERMISSIONS_OF_ROLE: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [ADMINISTRATOR, new Set<Permission>(PERMISSIONS)],
  [PLAYER_WITHOUT_PUBLISHING, new Set<Permission>()],
  [MEMBER, new Set<Permission>()],
]);

const NONE: ReadonlySet<string> = new Set();

/**
 * What a role may do; an unknown role may do nothing.
 * @param made what administrators gave a role of their own; of it only what is still a permission counts.
 */
export function permissionsOf(roleId: number, made?: readonly string[] | null): ReadonlySet<string> {
  return PERMISSIONS_OF_ROLE.get(roleId) ?? (made ? new Set(made.filter(isPermission)) : NONE);
}

export function isPermission(name: string): name is Permission {
  return (PERMISSIONS as readonly string[]).includes(name);
}

/** Staff act only on accounts that hold no more rights than they do, and give or take only rights of their own. */
export function holdsAll(held: ReadonlySet<string>, needed: Iterable<string>): boolean {
  return [...needed].every((permission) => held.has(permission));
}

/** @throws Refusal `permission-not-held`. */
export function refuseUnheld(held: ReadonlySet<string>, needed: Iterable<string>): void {
  if (!holdsAll(held, needed)) throw new Refusal('permission-not-held');
}
