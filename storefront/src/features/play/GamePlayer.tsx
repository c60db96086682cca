import { lazy, Suspense, useCallback, type ComponentType, type ReactNode } from 'react';
import { COPIES_KEY } from '../../lib/games/copies-key';
import { get, HttpError, NetworkError } from '../../lib/http';
import { useClassSession } from '../../lib/session/class-session';
import { useSession } from '../../lib/session/session';
import { memory } from '../../lib/store';
import { useTranslation } from '../../lib/useTranslation';
import type { Game, PlayChannel, PlayOptions } from '../../lib/wire';
import { Waiting } from '../../ui/waiting/Skeleton';
import { useLoaded } from '../../lib/hooks/useLoaded';
import type { AwayProps } from './copies/Away';
import { LockedGame, NotInTheBrowser, TakenDownGame } from './LockedGame';
import { NotReached } from './NotReached';
import { PlayableGame } from './PlayableGame';
import { STAGE } from './Stage';

/** Late, for browsers that keep a game. */
const Away = lazy<ComponentType<AwayProps>>(() =>
  import('./copies/Away').then(
    (file) => ({ default: file.Away }),
    () => ({ default: NotReached }),
  ),
);

interface GamePlayerProps {
  slug: string;
  name: string;
  game: Game | null;
  /** The channel that was asked for. */
  channel: string | null;
  /** What gets the game to a person without it; told when it has just become theirs. */
  offer: (onOwned: () => void) => ReactNode;
}

/** A game's place on its page: what the person may play, or how to get it. */
export function GamePlayer(props: GamePlayerProps) {
  const { verifying } = useSession();
  const personId = usePersonId();
  if (verifying) return <Checking />;
  return <ForPerson key={personId} {...props} />;
}

/** Whose time and saved games these are: the account's, or the pupil's of a class; null for guests. */
function usePersonId(): string | null {
  const { user } = useSession();
  const pupil = useClassSession();
  return user.userId ?? pupil?.pupilId ?? null;
}

function ForPerson({ slug, name, game, channel: requested, offer }: GamePlayerProps) {
  const personId = usePersonId();
  const load = useCallback((of: string) => get('/v1/play/{slug}', { params: { path: { slug: of } } }), []);
  const { loaded, again } = useLoaded(load, slug);

  if (loaded.at === 'loading') return <Checking />;
  if (loaded.at === 'failed') {
    if (loaded.problem instanceof HttpError && loaded.problem.status === 404)
      return <NotInTheBrowser game={game} name={name} />;
    if (!(loaded.problem instanceof NetworkError && memory.read(COPIES_KEY))) return <NotReached again={again} />;
    return (
      <Suspense fallback={<Checking />}>
        <Away slug={slug} name={name} personId={personId} again={again}>
          <PlayableGame slug={slug} name={name} game={game} channel="live" totalBytes={null} personId={personId} />
        </Away>
      </Suspense>
    );
  }
  const options = loaded.value;
  const channel = channelFor(options, requested);
  if (channel)
    return (
      <PlayableGame
        slug={slug}
        name={name}
        game={game}
        channel={channel}
        totalBytes={channel === 'live' ? options.totalBytes : null}
        personId={personId}
      />
    );
  if (options.isTakenDown) return <TakenDownGame />;
  if (!options.hasWebBuild && (game?.announced || !options.hasDemo))
    return <NotInTheBrowser game={game} name={name} hasDemo={options.hasDemo} />;
  return <LockedGame slug={slug} game={game} hasDemo={options.hasDemo} offer={offer(again)} />;
}

/** What is opened for this person; null: nothing of it is theirs to play. */
function channelFor(options: PlayOptions, requested: string | null): PlayChannel | null {
  if (options.canReview && (requested === 'review' || requested === 'review-demo')) return requested;
  if (options.canPreview && requested === 'preview') return 'preview';
  if (options.hasWebBuild && options.because) return 'live';
  if (options.hasDemo && !options.isTakenDown && requested === 'demo') return 'demo';
  return options.canPreview ? 'preview' : null;
}

function Checking() {
  const { t } = useTranslation();
  return (
    <Waiting label={t('play.checking')}>
      <div className={`skeleton !rounded-card ${STAGE}`} />
    </Waiting>
  );
}
