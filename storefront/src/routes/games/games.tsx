import { redirect, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { listFacts } from '../../features/catalog/facts';
import { Filters } from '../../features/catalog/Filters';
import { FilterSheet } from '../../features/catalog/FilterSheet';
import { Pages } from '../../ui/lists/Pages';
import {
  gamesQuery,
  lookingFor,
  offeredSubjects,
  subjectsOf,
  toSearch,
  withSubject,
  type Looking,
} from '../../features/catalog/query';
import { SearchBox } from '../../features/catalog/SearchBox';
import { WishButton } from '../../features/wishlist/WishButton';
import { LibraryMark } from '../../features/library/LibraryMark';
import { plainPath } from '../../lib/addresses';
import { get } from '../../lib/http';
import { languageOf, says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { GamesReply } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { EmptyState } from '../../ui/EmptyState';
import { COVER_GRID, GameCard } from '../../ui/game/GameCard';
import { Head, useOrigin } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { CoverSkeletons } from '../../ui/waiting/Skeleton';

export const handle = says('catalog');

/** The catalogue's answer to what the address asks for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const curriculum = get('/v1/curriculum', { language }).then(({ objectives: all }) =>
    all.filter(({ games }) => games > 0),
  );
  const typed = lookingFor(new URL(request.url).searchParams);
  // Only a filter by objective waits for the curriculum: what no game names is no filter.
  const isMistyped = typed.objective !== undefined && !(await curriculum).some(({ key }) => key === typed.objective);
  const looking = isMistyped ? { ...typed, objective: undefined } : typed;
  const [objectives, reply] = await Promise.all([
    curriculum,
    get('/v1/games', { params: { query: gamesQuery(looking) }, language }),
  ]);
  const last = Math.max(1, Math.ceil(reply.total / reply.size));
  if (reply.page > last)
    throw redirect(`${new URL(request.url).pathname}${toSearch({ ...looking, page: String(last) })}`);
  return { looking, reply, objectives };
}

export default function Games() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { looking, reply, objectives } = useLoaderData<typeof loader>();
  const navigation = useNavigation();
  const searching = navigation.state === 'loading' && plainPath(navigation.location.pathname) === '/games';
  return (
    <Page title={t('catalog.list.title')}>
      <Head
        title={t('catalog.list.title')}
        description={t('catalog.lead')}
        feed
        facts={listFacts(useOrigin(), reply.games, language)}
      />
      <div className="flex flex-col gap-3 md:max-w-2xl">
        <SearchBox looking={looking} />
        <FilterSheet looking={looking} facets={reply.facets} objectives={objectives} total={reply.total} />
      </div>
      <Subjects looking={looking} reply={reply} />
      <div id="filters" className="hidden target:block md:block">
        <Filters looking={looking} facets={reply.facets} objectives={objectives} />
      </div>
      <h2 className="sr-only">{t('catalog.list.results')}</h2>
      <p role="status" className="mb-4 mt-6 font-semibold text-muted">
        {t('catalog.list.count', { count: reply.total })}
      </p>
      {searching && (
        <div className={COVER_GRID}>
          <CoverSkeletons count={Math.max(reply.games.length, 5)} />
        </div>
      )}
      {!searching && reply.games.length > 0 && (
        <ul className={COVER_GRID}>
          {reply.games.map((game, n) => (
            <li key={game.id}>
              <GameCard
                game={game}
                eager={n < 5}
                mark={<LibraryMark gameId={game.id} />}
                quick={<WishButton game={game} look="sign" />}
              />
            </li>
          ))}
        </ul>
      )}
      {!searching && reply.games.length === 0 && (
        <EmptyState
          title={t('catalog.list.emptyTitle')}
          action={<LinkButton to="/games">{t('catalog.list.clear')}</LinkButton>}
        >
          {t('catalog.list.empty')}
        </EmptyState>
      )}
      <Pages
        page={reply.page}
        pages={Math.ceil(reply.total / reply.size)}
        to={(page) => `/games${toSearch({ ...looking, page: String(page) })}`}
      />
    </Page>
  );
}

function Subjects({ looking, reply }: { looking: Looking; reply: GamesReply }) {
  const { t } = useTranslation();
  const chosen = subjectsOf(looking);
  return (
    <nav
      aria-label={t('catalog.list.subject')}
      // Browsers leave a focused chip cut off at the edge of the row.
      onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="-mx-[clamp(1rem,4vw,3.5rem)] my-5 scroll-px-4 overflow-x-auto md:mx-0"
    >
      <ul
        // With a wider gap a chip changes its row at 1280 px in English when our letters come.
        className="flex w-max gap-2.5 px-[clamp(1rem,4vw,3.5rem)] py-1 md:w-auto md:flex-wrap md:gap-x-2 md:px-0"
      >
        <li>
          <Chip
            to={`/games${toSearch({ ...looking, subject: undefined, page: undefined })}`}
            chosen={chosen.length === 0}
            scroll={false}
          >
            {t('catalog.everything')}
          </Chip>
        </li>
        {offeredSubjects(reply.facets, looking).map((id) => (
          <li key={id}>
            <Chip to={`/games${toSearch(withSubject(looking, id))}`} chosen={chosen.includes(id)} scroll={false}>
              {t(`catalog.subjects.${id}`)}{' '}
              <span className="text-sm font-normal opacity-80">{reply.facets.subjects[id] ?? 0}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
