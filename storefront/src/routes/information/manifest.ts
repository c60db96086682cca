import type { LoaderFunctionArgs } from 'react-router';
import { manifest } from '../../features/offline/manifest';
import { languageOf } from '../../lib/i18n';

/** What makes the shop installable, in the language of the page that names it. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return Response.json(manifest(languageOf(request)), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  });
}
