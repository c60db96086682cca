import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOf } from '../lib/i18n';
import { legalText } from '../lib/legal';
import { LegalPage } from '../ui/LegalPage';

export function loader({ request }: LoaderFunctionArgs) {
  return legalText('privacy', languageOf(request));
}

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
