import { Lightbulb, Printer, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BuyingBar, BuyingBox, type Ownership } from '../../features/catalog/BuyingBox';
import { EmbedCode } from '../../features/catalog/EmbedCode';
import { gameFacts, pictureToShare } from '../../features/catalog/facts';
import { Gallery } from '../../features/catalog/Gallery';
import { ObjectiveLinks } from '../../features/catalog/ObjectiveLinks';
import { useAvailability } from '../../features/library/availability';
import { addToLibrary, useLibrary, useLoan } from '../../features/library/library';
import { AllDownloads, PlayButton } from '../../features/library/PlayActions';
import { BuyButton } from '../../features/ordering/cart/BuyButton';
import { useCart } from '../../features/ordering/cart/cart';
import { RatingsPlace } from '../../features/ratings/RatingsPlace';
import { NotifyButton, WishButton } from '../../features/wishlist/WishButton';
import { ReportGameLink } from '../../features/support/ReportGameLink';
import { LibraryMark } from '../../features/library/LibraryMark';
import { get, HttpError } from '../../lib/http';
import { languageOf, says, useLanguage } from '../../lib/i18n';
import { coverIn, shotsIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { Availability, Game } from '../../lib/wire';
import { Chip } from '../../ui/Chip';
import { Cover } from '../../ui/game/Cover';
import { COVER_GRID_OF_FOUR, GameCard } from '../../ui/game/GameCard';
import { Head, useOrigin } from '../../ui/Head';
import { Link } from '../../ui/Link';

export const handle = says('catalog', 'library');

const ASIDE_PATIENCE_MS = 3_000;

/** One game by its id or its slug, and what people say of it; without that the page comes all the same. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const of = { params: { path: { idOrSlug: params.id ?? '' } }, language: languageOf(request) };
  const signal = AbortSignal.timeout(ASIDE_PATIENCE_MS);
  try {
    const [game, ratings] = await Promise.all([
      get('/v1/games/{idOrSlug}', of),
      get('/v1/games/{idOrSlug}/ratings', { ...of, signal }).catch(() => null),
    ]);
    return { game, ratings };
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) throw data(null, { status: 404 });
    throw problem;
  }
}

export default function GamePage() {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { game, ratings } = useLoaderData<typeof loader>();
  const origin = useOrigin();
  const availability = useAvailability(game.id);
  return (
    <div key={game.id} className="edge column pb-16 pt-6 md:pt-10">
      <Head
        title={pick(game.title)}
        description={pick(game.summary)}
        image={pictureToShare(origin, game, language)}
        facts={gameFacts({
          origin,
          game,
          ratings,
          language,
          names: { home: t('shell.shop'), games: t('catalog.list.title') },
        })}
      />
      <header className="mb-6 flex gap-4 md:gap-7">
        <Cover
          src={coverIn(language, game)}
          alt={t('catalog.game.coverOf', { title: pick(game.title) })}
          eager
          sizes="(min-width: 768px) 160px, 96px"
          className="w-24 shrink-0 self-start md:w-40"
        />
        <div>
          <h1 className="text-3xl">{pick(game.title)}</h1>
          <p className="mt-1 text-muted">{t('catalog.game.by', { name: game.developer.name })}</p>
          <p className="mt-2 hidden max-w-[33.1em] text-lg sm:block">{pick(game.summary)}</p>
          <Subjects game={game} />
        </div>
      </header>
      <p className="mb-5 text-lg sm:hidden">{pick(game.summary)}</p>
      <div className="grid gap-8 lg:grid-cols-[1fr_23rem] lg:gap-10">
        <Gallery shots={shotsIn(language, game.screenshots)} />
        <div className="lg:row-span-2">
          <Box game={game} availability={availability} />
        </div>
        <Story game={game} />
      </div>
      <RatingsPlace game={game} ratings={ratings} />
      {game.similar.length > 0 && <Similar games={game.similar} />}
      <BuyingBar game={game} action={<Action game={game} availability={availability} />} />
    </div>
  );
}

function Similar({ games }: { games: Game['similar'] }) {
  const { t } = useTranslation();
  return (
    <section className="mt-14">
      <h2 className="mb-5 text-2xl">{t('catalog.game.similar')}</h2>
      <ul className={COVER_GRID_OF_FOUR}>
        {games.map((other) => (
          <li key={other.id}>
            <GameCard
              game={other}
              mark={<LibraryMark gameId={other.id} />}
              quick={<WishButton game={other} look="sign" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Shown {
  game: Game;
  availability: Availability | null;
}

function useOwnership({ id }: Game): Ownership {
  return { owned: useLibrary().has(id), inCart: useCart().includes(id), loan: useLoan(id) };
}

function Box({ game, availability }: Shown) {
  const ownership = useOwnership(game);
  const isPlayable = ownership.owned || ownership.loan !== null;
  return (
    <BuyingBox
      game={game}
      ownership={ownership}
      availability={availability}
      action={<Action game={game} availability={availability} />}
      wishlistButton={!game.announced && !ownership.owned && <WishButton game={game} />}
      more={isPlayable && availability && <AllDownloads game={{ ...game, ...availability }} />}
    />
  );
}

function Action({ game, availability }: Shown) {
  const { owned, loan } = useOwnership(game);
  if (game.announced && !owned) return <NotifyButton game={game} />;
  return (
    <BuyButton
      game={game}
      owned={owned}
      lent={loan !== null}
      play={<PlayButton game={availability && { ...game, ...availability }} />}
      onClaimed={() => addToLibrary(game.id)}
    />
  );
}

function Subjects({ game }: { game: Game }) {
  const { t } = useTranslation();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {game.subjects.map((id) => (
        <li key={id}>
          <Chip to={`/games?subject=${id}`}>{t(`catalog.subjects.${id}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Story({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <div className="grid content-start gap-9">
      <Part title={t('catalog.game.teaches')}>
        <ul className="grid gap-2.5 sm:grid-cols-2">
          {pick(game.teaches).map((what) => (
            <li key={what} className="flex items-start gap-3 rounded-[14px] bg-surface p-3 font-semibold">
              <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-love" />
              {what}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('catalog.game.about')}>
        <div className="measure grid gap-4">
          {pick(game.description)
            .split(/\n\s*\n/)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Part>
      <Teaching game={game} />
      {game.achievementCount > 0 && (
        <Part title={t('catalog.game.achievements')}>
          <p className="text-muted">{t('catalog.game.achievementsLead')}</p>
          <Link to={`/games/${game.slug}/achievements`} className="link mt-1 inline-flex min-h-11 items-center gap-2">
            <Trophy aria-hidden="true" className="size-5" />
            {t('catalog.game.achievementsLink', { count: game.achievementCount })}
          </Link>
        </Part>
      )}
      <Part title={t('catalog.game.requirements')}>
        <p className="measure">{pick(game.requirements)}</p>
      </Part>
      <Part title={t('catalog.game.developer')}>
        <p>{game.developer.name}</p>
      </Part>
      <EmbedCode game={game} />
      <div>
        <ReportGameLink slug={game.slug} />
      </div>
    </div>
  );
}

/** What the curriculum says of it, and the sheet for a lesson. */
function Teaching({ game }: { game: Game }) {
  const { t } = useTranslation();
  return (
    <Part title={t('catalog.game.lesson')}>
      {game.objectives.length > 0 && <ObjectiveLinks objectives={game.objectives} />}
      <Link to={`/games/${game.slug}/sheet`} className="link mt-1 inline-flex min-h-11 items-center gap-2">
        <Printer aria-hidden="true" className="size-5" />
        {t('catalog.game.sheet')}
      </Link>
    </Part>
  );
}
