import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { SplitPage } from '../../features/earnings/SplitPage';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';

export const handle = says('earnings');

export function loader({ request }: LoaderFunctionArgs) {
  return get('/v1/earnings/rule', { language: languageOf(request) });
}

export default function HowTheMoneyIsSplit() {
  return <SplitPage rule={useLoaderData<typeof loader>()} />;
}
