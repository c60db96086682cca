/** Every permission there is; routes name the one they need, the console shows what its holder may do. */
export const PERMISSIONS = ['console:open', 'order:read', 'payment:read', 'game:read', 'game:write', 'ops:read'] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** 1 administrator, 2 player without publishing, 3 member. */
export const ROLES: Record<number, { name: string; permissions: readonly Permission[] }> = {
  1: { name: 'administrator', permissions: PERMISSIONS },
  2: { name: 'player', permissions: [] },
  3: { name: 'member', permissions: [] },
};

export const ADMINISTRATOR = 1;
export const DEFAULT_ROLE = 3;

const sets = new Map<number, ReadonlySet<string>>(Object.entries(ROLES).map(([id, role]) => [Number(id), new Set(role.permissions)]));
const none: ReadonlySet<string> = new Set();

export function permissionsOf(roleId: number): ReadonlySet<string> {
  return sets.get(roleId) ?? none;
}
