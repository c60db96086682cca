import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listFacts } from '../../features/catalog/facts';
import { LibraryMark } from '../../features/library/LibraryMark';
import { WishButton } from '../../features/wishlist/WishButton';
import { grade } from '../../lib/format';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { GameCard as Card, GamesQuery } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { COVER_GRID, GameCard } from '../../ui/game/GameCard';
import { Head, useOrigin } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Link } from '../../ui/Link';

export const handle = says('catalog', 'lessons');

/** An objective by its code, however it is written, and the games that name it. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const typed = params.code ?? '';
  const key = typed
    .toUpperCase()
    .trim()
    .replace(/[\s-]+/g, '-');
  const { objectives } = await get('/v1/curriculum', { language });
  const objective = objectives.find((one) => one.key === key);
  if (!objective) throw data(null, { status: 404 });
  if (typed !== key) throw redirect(`/objetivos/${key}`);
  const { games } = await get('/v1/games', {
    params: { query: { objective: [key] as GamesQuery['objective'], size: 100 } },
    language,
  });
  return { objective, games };
}

/** What one objective asks for, and the games that help to teach it. */
export default function ObjectivePage() {
  const { t, pick, language } = useTranslation();
  const { objective, games } = useLoaderData<typeof loader>();
  const { code, key, subject, text } = objective;
  return (
    <Page
      title={pick(text)}
      lead={`${code} · ${t('lessons.objectives.of', { subject: t(`catalog.subjects.${subject}`), grade: grade(objective.grade, language) })}`}
    >
      <Head
        title={`${code}: ${pick(text)}`}
        description={t('lessons.objectives.about', { text: pick(text), code })}
        facts={listFacts(useOrigin(), games, language)}
      />
      <Games games={games} />
      <p className="mt-8 flex flex-wrap gap-x-6 print:hidden">
        <Link to="/objetivos" className="link inline-block py-1">
          {t('lessons.objectives.all')}
        </Link>
        {games.length > 0 && (
          <Link to={`/games?objective=${key}`} className="link inline-block py-1">
            {t('lessons.objectives.filter')}
          </Link>
        )}
      </p>
    </Page>
  );
}

function Games({ games }: { games: readonly Card[] }) {
  const { t } = useTranslation();
  if (games.length === 0)
    return (
      <EmptyState
        title={t('lessons.objectives.none')}
        action={<LinkButton to="/objetivos">{t('lessons.objectives.all')}</LinkButton>}
      >
        {t('lessons.objectives.noneText')}
      </EmptyState>
    );
  return (
    <ul className={COVER_GRID}>
      {games.map((game, n) => (
        <li key={game.id}>
          <GameCard
            game={game}
            eager={n < 5}
            heading="h2"
            mark={<LibraryMark gameId={game.id} />}
            quick={<WishButton game={game} look="sign" />}
          />
        </li>
      ))}
    </ul>
  );
}
