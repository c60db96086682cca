import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { HelpArticlePage } from '../../features/support/HelpArticlePage';
import { get, HttpError } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';

export const handle = says('support');

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  // The accessibility statement has an address of its own, at which people look for it.
  const slug = params.slug ?? 'accessibility';
  try {
    return await get('/v1/help/{slug}', {
      params: { path: { slug }, query: { lang: language } },
      language,
      anonymous: true,
    });
  } catch (problem) {
    if (problem instanceof HttpError && problem.status === 404) throw data(null, { status: 404 });
    throw problem;
  }
}

export default function HelpArticle() {
  return <HelpArticlePage article={useLoaderData<typeof loader>()} />;
}
