import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { says } from '../../lib/i18n';
import { legalView } from '../../features/legal/legal-text';
import { LegalPage } from '../../features/legal/LegalPage';

export const handle = says('law');

export function loader({ request }: LoaderFunctionArgs) {
  return legalView('terms', request);
}

export default function Legal() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
