import { data, useLoaderData, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { addToLibrary } from '../../features/library/library';
import { BuyButton } from '../../features/ordering/cart/BuyButton';
import { GamePlayer } from '../../features/play/GamePlayer';
import { ReportGameLink } from '../../features/support/ReportGameLink';
import { useClassSession } from '../../lib/session/class-session';
import { get, HttpError } from '../../lib/http';
import { languageOf, says, useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Link } from '../../ui/Link';

export const handle = says('play', 'catalog');

/** Played at an address of its own too, by everybody. */
const SUDOKU = 'sudoku-del-sur';

const UNRELEASED = ['preview', 'review', 'review-demo'];

/** The game as the catalogue shows it; null while it is not on sale. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const slug = params.game ?? SUDOKU;
  const language = languageOf(request);
  const [game, options] = await Promise.all([
    known(get('/v1/games/{idOrSlug}', { params: { path: { idOrSlug: slug } }, language })),
    known(get('/v1/play/{slug}', { params: { path: { slug } }, language })),
  ]);
  // Who may play what is not released, only the browser knows: any name gets the page, so that none is told by it.
  const isUnreleased = UNRELEASED.includes(new URL(request.url).searchParams.get('channel') ?? '');
  if (!game && !options && !isUnreleased) throw data(null, { status: 404 });
  return { slug: options?.slug ?? game?.slug ?? slug, title: game?.title ?? options?.title ?? null, game };
}

/** Null for what does not exist. */
async function known<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) return null;
    throw problem;
  }
}

/** Plays a web game: `/webgame/{game}`, with `?channel=preview` the build that waits for its release; or `/sudoku-game`. */
export default function WebGamePage() {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const { slug, title, game } = useLoaderData<typeof loader>();
  const { game: requested } = useParams();
  const [query] = useSearchParams();
  const name = title ? pick(title) : slug;
  return (
    <div key={slug} className="edge column pb-10 pt-4 md:pt-6">
      <Head
        title={t('play.title', { title: name })}
        {...(game ? { description: pick(game.summary), image: coverIn(language, game) } : { hidden: true })}
      />
      <div className="mb-3 flex flex-wrap items-baseline gap-x-5">
        <h1 className="text-2xl">{name}</h1>
        <BackToClass />
        {game && <About game={game} name={name} />}
      </div>
      <GamePlayer
        slug={slug}
        name={name}
        game={game}
        channel={query.get('channel') ?? (requested ? null : 'demo')}
        offer={(onOwned) => game && <Offer game={game} onOwned={onOwned} />}
      />
      {title && (
        <div className="mt-2">
          <ReportGameLink slug={slug} />
        </div>
      )}
    </div>
  );
}

/** For pupils, who came from their class. */
function BackToClass() {
  const { t } = useTranslation();
  const pupil = useClassSession();
  if (!pupil) return null;
  return (
    <Link to="/class" className="link inline-block py-1">
      {t('play.toClass', { name: pupil.className })}
    </Link>
  );
}

function About({ game, name }: { game: Game; name: string }) {
  const { t } = useTranslation();
  return (
    <Link to={`/games/${game.slug}`} className="link inline-block py-1">
      {t('play.about', { title: name })}
    </Link>
  );
}

function Offer({ game, onOwned }: { game: Game; onOwned: () => void }) {
  const claimed = (): void => {
    addToLibrary(game.id);
    onOwned();
  };
  return <BuyButton game={game} owned={false} lent={false} play={null} onClaimed={claimed} />;
}
