import { useRouteLoaderData } from 'react-router';
import type { MeasuringSettings } from './measuring.rules';

/** What this shop measures with; null where it measures nothing, and needs nothing else of this folder. */
export const useMeasuringSettings = (): MeasuringSettings | null =>
  (useRouteLoaderData('root') as { measuring?: MeasuringSettings | null } | undefined)?.measuring ?? null;
