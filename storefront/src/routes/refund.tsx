import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOf } from '../lib/i18n';
import { legalText } from '../lib/legal';
import { LegalPage } from '../ui/LegalPage';

export function loader({ request }: LoaderFunctionArgs) {
  return legalText('withdrawal', languageOf(request));
}

export default function Refund() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
