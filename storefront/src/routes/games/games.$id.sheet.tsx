import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LessonSheet } from '../../features/catalog/LessonSheet';
import { get, HttpError } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Head, useOrigin } from '../../ui/Head';
import { Link } from '../../ui/Link';

export const handle = says('catalog', 'lessons');

/** The game of the sheet. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const of = { params: { path: { idOrSlug: params.id ?? '' } }, language: languageOf(request) };
  try {
    return await get('/v1/games/{idOrSlug}', of);
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) throw data(null, { status: 404 });
    throw problem;
  }
}

/** A page of paper for a lesson with one game. */
export default function SheetPage() {
  const { t, pick } = useTranslation();
  const game = useLoaderData<typeof loader>();
  const origin = useOrigin();
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 print:max-w-none print:p-0">
      <Head title={`${t('lessons.sheet.title')}: ${pick(game.title)}`} description={pick(game.summary)} />
      <div className="mb-6 grid gap-3 print:hidden">
        <p className="text-muted">{t('lessons.sheet.lead')}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button className="needs-scripts" onClick={() => window.print()}>
            {t('lessons.sheet.print')}
          </Button>
          <Link to={`/games/${game.slug}`} className="link inline-block py-1">
            {t('lessons.sheet.back')}
          </Link>
        </div>
      </div>
      <LessonSheet game={game} address={`${origin.replace(/^https?:\/\//, '')}/games/${game.slug}`} />
    </div>
  );
}
