import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { says } from '../../lib/i18n';
import { MeasuringChoices } from '../../features/measuring/MeasuringChoices';
import { legalView } from '../../features/legal/legal-text';
import { LegalPage } from '../../features/legal/LegalPage';

export const handle = says('law', 'measuring');

export function loader({ request }: LoaderFunctionArgs) {
  return legalView('cookies', request);
}

export default function Cookies() {
  return (
    <LegalPage {...useLoaderData<typeof loader>()}>
      <MeasuringChoices />
    </LegalPage>
  );
}
