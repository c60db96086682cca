import { Lock, Trophy } from 'lucide-react';
import { data, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { get, HttpError } from '../lib/http';
import { languageOf, says, useLanguage } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';
import type { Achievement } from '../lib/wire';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Tag } from '../ui/Tag';

export const handle = says('catalog');

/** A game's achievements; the secret ones arrive without their words. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await get('/v1/games/{idOrSlug}/achievements', {
      params: { path: { idOrSlug: params.id ?? '' } },
      language: languageOf(request),
    });
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) throw data(null, { status: 404 });
    throw problem;
  }
}

export default function AchievementsPage() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { game, achievements } = useLoaderData<typeof loader>();
  const title = t('catalog.achievements.of', { title: pick(game.title) });
  const lead =
    achievements.length > 0
      ? t('catalog.achievements.lead', { count: achievements.length })
      : t('catalog.achievements.none');
  return (
    <Page narrow title={title} lead={lead}>
      <Head title={title} description={lead} />
      <p className="mb-5">
        <Link to={`/games/${game.slug}`} className="link inline-block py-1">
          {t('catalog.achievements.back', { title: pick(game.title) })}
        </Link>
      </p>
      <ul className="grid gap-3">
        {achievements.map((one) => (
          <li key={one.id}>
            <Row one={one} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Row({ one }: { one: Achievement }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const Sign = one.title ? Trophy : Lock;
  return (
    <article className="flex items-start gap-4 rounded-card border border-line bg-surface p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
        <Sign aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h2 className="text-lg">{one.title ? pick(one.title) : t('catalog.achievements.secret')}</h2>
        <p className="text-muted">{one.description ? pick(one.description) : t('catalog.achievements.secretText')}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag tone="love">
            {one.kind === 'instant' ? t('catalog.achievements.instant') : t('catalog.achievements.progress')}
          </Tag>
          {one.goal !== null && <Tag tone="sun">{t('catalog.achievements.goal', { goal: one.goal })}</Tag>}
        </p>
      </div>
    </article>
  );
}
