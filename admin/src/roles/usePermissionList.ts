import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';

/** Every permission that a role may hold, in the API's order. */
export function usePermissionList() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'roles', action: 'list' });
  return useQuery({
    queryKey: ['permissions'],
    queryFn: async () => (await dataProvider.permissions()).permissions,
    staleTime: Infinity,
    enabled: canAccess === true,
  });
}
