/** Every permission that some route asks for. */
export const PERMISSIONS = ['console:open', 'order:read', 'payment:read', 'game:read', 'game:write', 'ops:read', 'person:read', 'person:write'] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ADMINISTRATOR = 1;
/** Students and children: may play and own games, may not publish. */
export const PLAYER_WITHOUT_PUBLISHING = 2;
/** Everybody else; may apply to publish, and is a developer once linked to one. */
export const MEMBER = 3;

/** Which role may do what: the one table from which guards and the console's menu follow. */
const PERMISSIONS_OF_ROLE: ReadonlyMap<number, ReadonlySet<string>> = new Map([
  [ADMINISTRATOR, new Set<Permission>(PERMISSIONS)],
  [PLAYER_WITHOUT_PUBLISHING, new Set<Permission>()],
  [MEMBER, new Set<Permission>()],
]);

const NONE: ReadonlySet<string> = new Set();

/** What a role may do; a role that nobody knows may do nothing. */
export function permissionsOf(roleId: number): ReadonlySet<string> {
  return PERMISSIONS_OF_ROLE.get(roleId) ?? NONE;
}

export function isPermission(name: string): name is Permission {
  return (PERMISSIONS as readonly string[]).includes(name);
}
