import { lazy, Suspense, type ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';

const Download = lazy(() => import('../features/installer/Download').then((file) => ({ default: file.Download })));

/** The Download button; nothing where the shop offers no installer, which then costs nothing either. */
export function Installer(props: ComponentProps<typeof Download>) {
  const isOffered = (useRouteLoaderData('root') as { installer?: boolean } | undefined)?.installer ?? false;
  return (
    isOffered && (
      <Suspense>
        <Download {...props} />
      </Suspense>
    )
  );
}
