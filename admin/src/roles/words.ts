import { useTranslate } from 'react-admin';

/** A permission in a sentence; one that no one wrote words for by its name. */
export function usePermissionWord(): (permission: string) => string {
  const translate = useTranslate();
  return (permission) => translate(`console.permission.${permission}`, { _: permission });
}

/** What a group of permissions is about. */
export function useGroupWord(): (group: string) => string {
  const translate = useTranslate();
  return (group) => translate(`console.permissionGroup.${group}`, { _: group });
}
