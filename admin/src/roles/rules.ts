import type { Role } from '../lib/wire';

/** Permissions on the same thing, which is their first word. */
export interface PermissionGroup {
  name: string;
  permissions: string[];
}

/** Groups permissions by their first word; groups and permissions stay in the order in which they came. */
export function groupsOf(permissions: readonly string[]): PermissionGroup[] {
  const groups = new Map<string, string[]>();
  for (const permission of permissions) {
    const [name = permission] = permission.split(':');
    groups.set(name, [...(groups.get(name) ?? []), permission]);
  }
  return [...groups].map(([name, members]) => ({ name, permissions: members }));
}

/** Whether a person holds all that a role allows: only then may they give, take, change or remove it. */
export function holdsAllOf({ permissions }: Pick<Role, 'permissions'>, held: readonly string[]): boolean {
  return permissions.every((permission) => held.includes(permission));
}

/** What keeps a role from being removed, or null. */
export function keptBecause(
  { permissions, builtIn, holders }: Pick<Role, 'permissions' | 'builtIn' | 'holders'>,
  held: readonly string[],
): 'builtIn' | 'notHeld' | 'inUse' | null {
  if (builtIn) return 'builtIn';
  if (!holdsAllOf({ permissions }, held)) return 'notHeld';
  return holders > 0 ? 'inUse' : null;
}

/** What keeps a role's name from being taken, or null; the API alone knows the names of all others. */
export function faultOfName(name: string): 'missing' | 'unfit' | null {
  const words = name.trim();
  if (words === '') return 'missing';
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{1,39}$/u.test(words) ? null : 'unfit';
}

/** Whether a role lets its holders into the console at all: without that, its other permissions are of no use there. */
export function opensNothing(permissions: readonly string[]): boolean {
  return permissions.length > 0 && !permissions.includes('console:open');
}
