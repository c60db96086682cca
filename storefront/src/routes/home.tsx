import { Gamepad2, Landmark, Search } from 'lucide-react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { shopFacts } from '../features/catalog/facts';
import { Hero } from '../features/catalog/Hero';
import { SUBJECTS } from '../features/catalog/query';
import { LibraryMark } from '../features/library/LibraryMark';
import { get } from '../lib/http';
import { languageOf, says } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';
import type { Facets, Subject } from '../lib/wire';
import { LinkButton } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { COVER_GRID, GameCard } from '../ui/GameCard';
import { Head, useOrigin } from '../ui/Head';

export const handle = says('catalog');

const NEWEST = 10;
const CHIPS = 6;

/** The newest games, of one subject if the address names it, and three for the fan. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('subject');
  const subject = SUBJECTS.find((id) => id === asked) ?? null;
  const language = languageOf(request);
  const [all, chosen] = await Promise.all([
    get('/v1/games', { params: { query: { sort: 'newest', size: NEWEST } }, language }),
    subject
      ? get('/v1/games', { params: { query: { sort: 'newest', size: NEWEST, subject: [subject] } }, language })
      : null,
  ]);
  return { subject, fan: all.games.slice(0, 3), games: (chosen ?? all).games, chips: mostGames(all.facets) };
}

function mostGames(facets: Facets): Subject[] {
  const count = (id: Subject) => facets.subjects[id] ?? 0;
  return SUBJECTS.filter((id) => count(id) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, CHIPS);
}

export default function Home() {
  const { t } = useTranslation();
  const { fan } = useLoaderData<typeof loader>();
  return (
    <>
      <Head
        title={t('catalog.home.title')}
        description={t('catalog.home.lead')}
        image={fan[0]?.cover}
        facts={shopFacts(useOrigin(), t('shell.shop'), t('shell.tagline'))}
      />
      <Hero fan={fan} />
      <Newest />
      <HowItWorks />
    </>
  );
}

function Newest() {
  const { t } = useTranslation();
  const { subject, games, chips } = useLoaderData<typeof loader>();
  return (
    <section className="edge column py-11">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-2xl">{t('catalog.home.newest')}</h2>
        <Link to="/games" className="link">
          {t('catalog.home.all')}
        </Link>
      </div>
      <nav aria-label={t('catalog.home.filters')}>
        <ul className="my-5 flex flex-wrap gap-2.5">
          <li>
            <Chip to="/" chosen={subject === null} scroll={false}>
              {t('catalog.home.everything')}
            </Chip>
          </li>
          {chips.map((id) => (
            <li key={id}>
              <Chip to={`/?subject=${id}`} chosen={subject === id} scroll={false}>
                {t(`catalog.subjects.${id}`)}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {games.length > 0 ? (
        <ul className={COVER_GRID}>
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} mark={<LibraryMark gameId={game.id} />} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('catalog.home.none')}</p>
      )}
    </section>
  );
}

function HowItWorks() {
  const { t } = useTranslation();
  const steps = [
    ['choose', Search],
    ['pay', Landmark],
    ['play', Gamepad2],
  ] as const;
  return (
    <>
      <section id="how" className="bg-surface">
        <div className="edge column py-14">
          <h2 className="text-2xl">{t('catalog.home.how')}</h2>
          <ol className="mt-6 grid gap-8 md:grid-cols-3">
            {steps.map(([step, Sign], n) => (
              <li key={step} className="flex gap-4">
                <span className="grid size-14 shrink-0 place-items-center rounded-full bg-blue text-white">
                  <Sign aria-hidden="true" className="size-7" />
                </span>
                <div>
                  <h3 className="text-lg">
                    {n + 1}. {t(`catalog.home.steps.${step}.title`)}
                  </h3>
                  <p className="mt-1 max-w-[24.2em]">{t(`catalog.home.steps.${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8 font-semibold text-muted">{t('catalog.home.trust')}</p>
        </div>
      </section>
      <section className="on-colour bg-pink text-white">
        <div className="edge column flex flex-wrap items-center justify-between gap-6 py-11">
          <div>
            <h2 className="text-2xl text-white">{t('catalog.home.freeTitle')}</h2>
            <p className="mt-2 max-w-[30.5em] text-lg">{t('catalog.home.freeText')}</p>
          </div>
          <LinkButton look="onColour" to="/games?price=free">
            {t('shell.seeFree')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
