import baloo from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { keepsOffline } from '../../features/offline/keeps-offline';
import worker from '../../features/offline/worker.js?raw';
import { workerScript } from '../../features/offline/worker-script';
import { assets } from 'virtual:react-router/server-build';
import styles from '../../styles.css?url';

/** The service worker; its scope is the whole shop, so it lies at the top. */
export function loader(): Response {
  const parts = { worker, files: [styles, baloo, atkinson], build: assets.version };
  return new Response(workerScript(parts, keepsOffline(process.env)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
