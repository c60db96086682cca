import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../dataProvider';

const EVERY_MS = 30_000;

/** The shop's figures, asked again twice a minute while the page is looked at. */
export function useDashboard(enabled = true) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => dataProvider.dashboard(),
    refetchInterval: EVERY_MS,
    enabled,
  });
}
