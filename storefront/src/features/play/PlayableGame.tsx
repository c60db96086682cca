import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { coverIn } from '../../lib/picture';
import { useClassSession } from '../../lib/session/class-session';
import { useStore } from '../../lib/store';
import { useTranslation } from '../../lib/useTranslation';
import type { Game, PlayChannel } from '../../lib/wire';
import { Tag } from '../../ui/Tag';
import { classes } from '../../ui/classes';
import { Controls } from './Controls';
import type { KeepOfflineProps } from './copies/KeepOffline';
import type { EarnedNotesProps } from './EarnedNotes';
import { AT_FIRST, GameSession } from './game-session';
import { Remarks } from './Remarks';
import { Stage } from './Stage';

// Few open them, and windows weigh more than the rest of the page.
const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog')).PictureDialog }));
const MessageDialog = lazy(async () => ({ default: (await import('./MessageDialog')).MessageDialog }));
// They come with the game. Where they cannot be fetched, what is earned is kept all the same, only not said over the game.
const EarnedNotes = lazy<ComponentType<EarnedNotesProps>>(() =>
  import('./EarnedNotes').then(
    (file) => ({ default: file.EarnedNotes }),
    () => ({ default: () => null }),
  ),
);

const KeepOffline = lazy<ComponentType<KeepOfflineProps>>(() =>
  import('./copies/KeepOffline').then(
    (file) => ({ default: file.KeepOffline }),
    () => ({ default: () => null }),
  ),
);

interface PlayableGameProps {
  slug: string;
  name: string;
  game: Game | null;
  channel: PlayChannel;
  /** Unpacked bytes of the build, where they are known before it is opened. */
  totalBytes: number | null;
  personId: string | null;
}

/** What is said of a build that is not the released game. */
const TAGS = {
  preview: 'play.preview',
  demo: 'play.demo',
  review: 'play.review',
  'review-demo': 'play.review',
} as const;

/** Apart from the edges that telephones keep for themselves. */
const FILLING =
  'fixed inset-0 z-40 pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]';

/** A game that this person may play: its frame and, below it, what is done to it from outside. */
export function PlayableGame({ slug, name, game, channel, totalBytes, personId }: PlayableGameProps) {
  const { t, language } = useTranslation();
  const pupil = useClassSession();
  const box = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const session = useGameSession(slug, personId, () => controls.current?.querySelector('button')?.focus());
  const state = useStore(session.state, AT_FIRST);
  const [picture, setPicture] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);

  useEffect(() => session.speak(language), [session, language]);
  useGoodbye(session, state.at === 'running');
  const { state: from } = useLocation();
  const starts = (from as { starts?: boolean } | null)?.starts === true;
  useEffect(() => {
    // The button that leads here said that the game starts at once.
    if (starts) void session.open(channel);
  }, [session, channel, starts]);

  return (
    <>
      <div
        ref={box}
        data-filling={state.fillsWindow || undefined}
        className={classes(
          'flex flex-col overflow-clip bg-purple fullscreen:rounded-none',
          state.fillsWindow ? FILLING : state.frame ? 'relative rounded-b-card' : 'relative rounded-card',
        )}
      >
        <Stage
          name={name}
          cover={game && coverIn(language, game)}
          totalBytes={totalBytes}
          state={state}
          onOpen={() => void session.open(channel)}
          onChoose={(choice, chosen) => void session.choose(choice, chosen)}
          onFrame={(remoteWindow) => session.attach(remoteWindow)}
        />
        {state.at !== 'closed' && (
          <Suspense>
            <EarnedNotes earned={state.showsEarned ? state.earned : []} onDone={(one) => session.dropEarned(one)} />
          </Suspense>
        )}
        <Controls
          ref={controls}
          state={state}
          session={session}
          onFullscreen={() => box.current && void session.fullscreen(box.current)}
          onPicture={() => void takesPicture(session).then(setPicture)}
          onMessage={channel === 'preview' ? () => setWriting(true) : undefined}
        />
        <Remarks
          remark={state.remark}
          choice={state.at === 'running' ? state.choice : null}
          onTakeOver={() => session.takeOver()}
          onChoose={(choice, chosen) => void session.choose(choice, chosen)}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {channel !== 'live' && <Tag tone="sun">{t(TAGS[channel])}</Tag>}
        <p>{t('play.leaveHint')}</p>
        <p>{t(`play.saved.${whereSaved(personId, pupil !== null)}`)}</p>
      </div>
      {personId && !pupil && channel === 'live' && (
        <Suspense>
          <KeepOffline
            slug={slug}
            title={game?.title ?? { es: name, en: name }}
            personId={personId}
            bytes={totalBytes}
          />
        </Suspense>
      )}
      <Suspense>
        {picture && <PictureDialog name={name} picture={picture} onClose={() => setPicture(null)} />}
        {isWriting && (
          <MessageDialog
            events={state.events}
            onSend={(object, method, value) => void session.sendMessage(object, method, value)}
            remark={state.remark}
            onClose={() => setWriting(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function whereSaved(personId: string | null, isPupil: boolean): 'account' | 'class' | 'guest' {
  if (isPupil) return 'class';
  return personId ? 'account' : 'guest';
}

function useGameSession(slug: string, personId: string | null, leave: () => void): GameSession {
  const [session] = useState(
    () => new GameSession(slug, personId, () => (document.documentElement.lang === 'es' ? 'es' : 'en'), leave),
  );
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') session.hide();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void session.close();
    };
  }, [session]);
  return session;
}

/** Lets a running game say goodbye before another page of the shop takes its place. Nothing is asked. */
function useGoodbye(session: GameSession, isRunning: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isRunning && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') void session.close().then(() => blocker.proceed());
  }, [blocker, session]);
}

/** An address that the page's policy allows, unlike those of blobs. */
async function takesPicture(session: GameSession): Promise<string | null> {
  const picture = await session.screenshot();
  if (!picture) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(picture);
  });
}
