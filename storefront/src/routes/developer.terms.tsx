import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOf } from '../lib/i18n';
import { legalText } from '../features/legal/legal-text';
import { LegalPage } from '../features/legal/LegalPage';

export function loader({ request }: LoaderFunctionArgs) {
  return legalText('developers', languageOf(request));
}

export default function DeveloperTerms() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
