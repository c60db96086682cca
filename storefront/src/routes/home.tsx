import { FileText, Gamepad2, KeyRound, Landmark, Search, Target, Users } from 'lucide-react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { pictureToShare, shopFacts } from '../features/catalog/facts';
import { Featured } from '../features/catalog/Featured';
import { Hero } from '../features/catalog/Hero';
import { WaysToBegin } from '../features/catalog/WaysToBegin';
import { SUBJECTS } from '../features/catalog/query';
import { ContactForm } from '../features/support/ContactForm';
import { contactSettings } from '../features/support/enquiry';
import { refusedIn } from '../features/support/refused';
import { LibraryMark } from '../features/library/LibraryMark';
import { LateHeart } from '../features/wishlist/LateHeart';
import { pesos } from '../lib/format';
import { get, HttpError } from '../lib/http';
import { languageOf, says } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';
import type { Facets, GameCard as Card, Language, Subject } from '../lib/wire';
import { LinkButton } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { COVER_GRID, GameCard } from '../ui/game/GameCard';
import { Head, useOrigin } from '../ui/Head';
import { Link } from '../ui/Link';

export const handle = says('catalog', 'contact', 'home');

const NEWEST = 10;
const CHIPS = 6;

/** What staff feature. A server of the release before knows no such games; its page comes without them. */
async function featuredGames(language: Language): Promise<Card[]> {
  try {
    return (await get('/v1/featured-games', { language })).games;
  } catch (problem) {
    if (problem instanceof HttpError && problem.status === 404) return [];
    throw problem;
  }
}

/** The newest games, of one subject if the address names it, and three for the fan. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('subject');
  const subject = SUBJECTS.find((id) => id === requested) ?? null;
  const language = languageOf(request);
  const [settings, { plans }, featured, all, chosen] = await Promise.all([
    contactSettings(language),
    get('/v1/plans', { language }),
    featuredGames(language),
    get('/v1/games', { params: { query: { sort: 'newest', size: NEWEST } }, language }),
    subject
      ? get('/v1/games', { params: { query: { sort: 'newest', size: NEWEST, subject: [subject] } }, language })
      : null,
  ]);
  return {
    settings,
    refused: refusedIn(context),
    plans,
    featured,
    subject,
    fan: all.games.slice(0, 3),
    games: (chosen ?? all).games,
    chips: mostGames(all.facets),
  };
}

function mostGames(facets: Facets): Subject[] {
  const count = (id: Subject) => facets.subjects[id] ?? 0;
  return SUBJECTS.filter((id) => count(id) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, CHIPS);
}

export default function Home() {
  const { t, language } = useTranslation();
  const origin = useOrigin();
  const { fan, featured } = useLoaderData<typeof loader>();
  return (
    <>
      <Head
        title={t('home.title')}
        description={t('catalog.lead')}
        image={fan[0] && pictureToShare(origin, fan[0], language)}
        feed
        facts={shopFacts(origin, language, t('shell.shop'), t('shell.tagline'))}
      />
      <Hero fan={fan} />
      <div className="edge column pt-11">
        <WaysToBegin />
      </div>
      {featured.length > 0 && <Featured games={featured} />}
      <Newest />
      <HowItWorks />
      <Plans />
      <Teachers />
      <Makers />
      <Contact />
    </>
  );
}

function Newest() {
  const { t } = useTranslation();
  const { subject, games, chips } = useLoaderData<typeof loader>();
  return (
    <section className="edge column py-11">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-2xl">{t('home.newest')}</h2>
        <Link to="/games" className="link">
          {t('home.all')}
        </Link>
      </div>
      <nav aria-label={t('home.filters')}>
        <ul className="my-5 flex flex-wrap gap-2.5">
          <li>
            <Chip to="/" chosen={subject === null} scroll={false}>
              {t('catalog.everything')}
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
              <GameCard game={game} mark={<LibraryMark gameId={game.id} />} quick={<LateHeart game={game} />} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('home.none')}</p>
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
    <section id="how" className="bg-surface">
      <div className="edge column py-14">
        <h2 className="text-2xl">{t('home.how')}</h2>
        <ol className="mt-6 grid gap-8 md:grid-cols-3">
          {steps.map(([step, Sign], n) => (
            <li key={step} className="flex gap-4">
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-blue text-white">
                <Sign aria-hidden="true" className="size-7" />
              </span>
              <div>
                <h3 className="text-lg">
                  {n + 1}. {t(`home.steps.${step}.title`)}
                </h3>
                <p className="mt-1 max-w-[24.2em]">{t(`home.steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 font-semibold text-muted">{t('home.trust')}</p>
      </div>
    </section>
  );
}

/** What all games of the plan cost together. */
function Plans() {
  const { t, language } = useTranslation();
  const { plans } = useLoaderData<typeof loader>();
  return (
    <section className="on-colour bg-pink text-white">
      <div className="edge column flex flex-wrap items-center justify-between gap-6 py-11">
        <div>
          <h2 className="text-2xl text-white">{t('home.plans.title')}</h2>
          <p className="mt-2 max-w-[30.5em] text-lg">{t('home.plans.text')}</p>
          <p className="mt-3 font-display text-xl font-extrabold">
            {plans
              .map(({ months, price }) =>
                t(months === 12 ? 'home.plans.perYear' : 'home.plans.perMonth', { amount: pesos(price, language) }),
              )
              .join(' · ')}
          </p>
          <p className="mt-1 text-sm">{t('home.plans.vat')}</p>
        </div>
        <LinkButton look="onColour" to="/subscription">
          {t('home.plans.action')}
        </LinkButton>
      </div>
    </section>
  );
}

/** What schools get, and the way on. */
function Teachers() {
  const { t } = useTranslation();
  const points = [
    ['classes', Users],
    ['codes', KeyRound],
    ['sheets', FileText],
    ['objectives', Target],
  ] as const;
  return (
    <section aria-labelledby="teachers" className="edge column grid gap-8 py-14 lg:grid-cols-[1fr_1.4fr] lg:gap-12">
      <div>
        <h2 id="teachers" className="text-2xl">
          {t('home.teachers.title')}
        </h2>
        <p className="mb-6 mt-2 max-w-[28em] text-lg text-muted">{t('home.teachers.text')}</p>
        <LinkButton look="secondary" to="/schools">
          {t('home.teachers.action')}
        </LinkButton>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2">
        {points.map(([point, Sign]) => (
          <li key={point} className="flex gap-3.5">
            <Sign aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-link" />
            <div>
              <h3 className="text-lg">{t(`home.teachers.points.${point}.title`)}</h3>
              <p>{t(`home.teachers.points.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Makers() {
  const { t } = useTranslation();
  return (
    <section className="bg-surface">
      <div className="edge column flex flex-wrap items-center justify-between gap-6 py-14">
        <div>
          <h2 className="text-2xl">{t('home.makers.title')}</h2>
          <p className="mt-2 max-w-[34em] text-lg text-muted">{t('home.makers.text')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton look="secondary" to="/developer">
            {t('home.makers.action')}
          </LinkButton>
          <Link to="/how-the-money-is-split" className="link px-3 py-3">
            {t('home.makers.split')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** For developers and teams. */
function Contact() {
  const { t } = useTranslation();
  const { settings, refused } = useLoaderData<typeof loader>();
  return (
    <section id="contact" className="edge column grid gap-8 py-14 md:grid-cols-[1fr_1.4fr]">
      <div>
        <h2 className="text-2xl">{t('contact.home.title')}</h2>
        <p className="mt-2 max-w-[28em] text-lg text-muted">{t('contact.home.lead')}</p>
      </div>
      <ContactForm form="home" settings={settings} refused={refused} />
    </section>
  );
}
