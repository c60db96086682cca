import { useCanAccess, useGetList, usePermissions, useTranslate } from 'react-admin';
import type { Role } from '../lib/wire';

const BUILT_IN = [1, 2, 3];
const ALL = { pagination: { page: 1, perPage: 1_000 }, sort: { field: 'id', order: 'ASC' } as const };

/** All roles, for those who may read them; else none. */
export function useRoles() {
  const { canAccess } = useCanAccess({ resource: 'roles', action: 'list' });
  const { data = [], error, isPending } = useGetList<Role>('roles', ALL, { enabled: canAccess === true });
  return { roles: data, error, isPending };
}

/** The word for a role by its number: our own for the built-in ones, else the name that administrators gave it. */
export function useRoleWord(): (id: number, name?: string | null) => string {
  const translate = useTranslate();
  const { roles } = useRoles();
  return (id, name) => {
    if (BUILT_IN.includes(id)) return translate(`console.role.builtIn.${id}`);
    return name ?? roles.find((role) => role.id === id)?.name ?? translate('console.role.unnamed', { id });
  };
}

/** The roles to choose from: the built-in ones at least. */
export function useRoleChoices(): { id: number; name: string }[] {
  const { roles } = useRoles();
  const roleWord = useRoleWord();
  return [...new Set([...BUILT_IN, ...roles.map(({ id }) => id)])].map((id) => ({ id, name: roleWord(id) }));
}

/** What the person at the console may do. */
export function useHeld(): readonly string[] {
  const { permissions } = usePermissions<string[]>();
  return permissions ?? [];
}
