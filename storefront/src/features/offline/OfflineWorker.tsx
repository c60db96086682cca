import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

/** Lets the browser keep what it shows without network, once the page has all it needs. */
export function OfflineWorker() {
  const isOn = (useRouteLoaderData('root') as { offline?: boolean } | undefined)?.offline ?? false;
  useEffect(() => {
    if (!isOn || !('serviceWorker' in navigator)) return undefined;
    const register = (): void => {
      // Where the browser refuses, the shop works as it does without.
      navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
    };
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
    return () => removeEventListener('load', register);
  }, [isOn]);
  return null;
}
