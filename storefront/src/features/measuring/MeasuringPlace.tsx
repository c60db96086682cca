import { lazy, Suspense } from 'react';
import { useMeasuringSettings } from './useMeasuringSettings';

/** A shop that measures nothing loads none of it. */
const Measuring = lazy(() => import('./Measuring').then((file) => ({ default: file.Measuring })));

export function MeasuringPlace() {
  const settings = useMeasuringSettings();
  if (!settings) return null;
  return (
    <Suspense>
      <Measuring settings={settings} />
    </Suspense>
  );
}
