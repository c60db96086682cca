import { Moon, Play, Smartphone, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useExplain } from '../../lib/explain';
import { fileSize } from '../../lib/format';
import { memory } from '../../lib/store';
import { useTranslation } from '../../lib/useTranslation';
import type { Language, PlayTicket, TimeLeft } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Picture } from '../../ui/game/Picture';
import { NeedsScripts } from '../../ui/waiting/NeedsScripts';
import { Spinner } from '../../ui/waiting/Spinner';
import type { GameState } from './game-session';
import type { SaveChoice } from './saves/game-saves';

/** As much of the window as bar and controls leave; of the screen, all that they leave. */
export const STAGE = 'relative h-[calc(100dvh-15rem)] min-h-80 w-full';
const FILLED =
  'in-[:fullscreen]:h-auto in-[:fullscreen]:grow in-data-filling:h-auto in-data-filling:min-h-0 in-data-filling:grow';
/** Few are ever asked. */
const ChooseSave = lazy(async () => ({ default: (await import('./ChooseSave')).ChooseSave }));
const HINT_READ = 'rotate-hint-read';
const SANDBOX = 'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock';
const PERMISSIONS = 'fullscreen; gamepad; autoplay; cross-origin-isolated';

interface StageProps {
  name: string;
  cover: string | null;
  totalBytes: number | null;
  state: GameState;
  onOpen: () => void;
  onChoose: (choice: SaveChoice, chosen: 'here' | 'account') => void;
  onFrame: (remoteWindow: Window) => void;
}

/** Where the game is seen, or what stands there before and instead of it. */
export function Stage(props: StageProps) {
  const { t } = useTranslation();
  const { name, state, onFrame } = props;
  const { at, frame } = state;
  return (
    <div className={`${STAGE} ${FILLED}`}>
      {frame && (
        <>
          <a
            href="#game-controls"
            className="sr-only z-20 rounded-full bg-sun px-5 py-3 font-bold text-on-sun focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
          >
            {t('play.skip')}
          </a>
          <Frame
            key={frame.number}
            ticket={frame.ticket}
            title={t('play.frame', { title: name })}
            isRunning={at === 'running'}
            onFrame={onFrame}
          />
        </>
      )}
      {at !== 'running' && <Curtain {...props} />}
      {at === 'running' && frame?.ticket.kind === 'engine' && <RotateHint />}
    </div>
  );
}

interface FrameProps extends Pick<StageProps, 'onFrame'> {
  ticket: PlayTicket;
  title: string;
  isRunning: boolean;
}

function Frame({ ticket, title, isRunning, onFrame }: FrameProps) {
  const { language } = useTranslation();
  const element = useRef<HTMLIFrameElement>(null);
  // The address that it was opened with: another would load the game again.
  const address = useRef(inLanguage(ticket.frameUrl, language));
  const open = useEffectEvent((frame: HTMLIFrameElement) => {
    if (!frame.contentWindow) return;
    onFrame(frame.contentWindow);
    frame.src = address.current;
    frame.focus();
  });
  // One frame, one conversation.
  useEffect(() => {
    if (element.current) open(element.current);
  }, []);
  // The page that came has the keyboard only by being given it, unless the person is elsewhere by now.
  useEffect(() => {
    const { activeElement, body } = document;
    if (isRunning && (activeElement === element.current || activeElement === body)) giveKeyboard(element.current);
  }, [isRunning]);
  return (
    <iframe
      ref={element}
      title={title}
      sandbox={ticket.allowsDialogs ? `${SANDBOX} allow-modals` : SANDBOX}
      allow={PERMISSIONS}
      referrerPolicy="strict-origin"
      // A page that names no colour is written in black.
      className={classes('absolute inset-0 size-full border-0', ticket.kind === 'html' && 'bg-white')}
    />
  );
}

function giveKeyboard(frame: HTMLIFrameElement | null): void {
  frame?.blur();
  frame?.focus();
}

function inLanguage(frameUrl: string, language: Language): string {
  const address = new URL(frameUrl);
  address.searchParams.set('lang', language);
  return address.href;
}

/** Over the stage until the game runs. */
function Curtain({ name, cover, totalBytes, state, onOpen, onChoose }: StageProps) {
  const { t } = useTranslation();
  const { at, frame, loadedBytes } = state;
  return (
    <div className="on-colour absolute inset-0 overflow-auto bg-purple text-white">
      <div className="flex min-h-full flex-col items-center justify-center gap-5 p-5 text-center">
        {cover && (at === 'closed' || at === 'opening' || at === 'loading') && (
          <Picture
            src={cover}
            alt=""
            kind="cover"
            sizes="160px"
            loads="eager"
            className="aspect-3/4 w-32 rounded-card object-cover shadow-float sm:w-40"
          />
        )}
        {at === 'closed' && <Closed name={name} totalBytes={totalBytes} onOpen={onOpen} />}
        <div role="status" className="contents">
          {at === 'opening' && (
            <p className="flex items-center gap-3">
              <Spinner small /> {t('play.opening')}
            </p>
          )}
          {at === 'loading' && <p className="font-semibold">{t('play.loading', { title: name })}</p>}
        </div>
        {at === 'loading' && frame && <LoadBar loaded={loadedBytes} total={frame.ticket.totalBytes} />}
        {at === 'asking' && state.choice && (
          <Suspense fallback={<Spinner />}>
            <ChooseSave choice={state.choice} problem={state.problem} onChoose={onChoose} />
          </Suspense>
        )}
        {at === 'over' && <TimeOver because={state.over ?? 'minutes'} />}
        {(at === 'failed' || at === 'refused') && <Ending state={state} onAgain={onOpen} />}
      </div>
    </div>
  );
}

function Closed({ name, totalBytes, onOpen }: Pick<StageProps, 'name' | 'totalBytes' | 'onOpen'>) {
  const { t, language } = useTranslation();
  return (
    <>
      <Button onClick={onOpen}>
        <Play aria-hidden="true" className="size-5" />
        {t('play.start', { title: name })}
      </Button>
      {totalBytes !== null && <p>{t('play.loadsUpTo', { size: fileSize(totalBytes, language) })}</p>}
      <NeedsScripts />
    </>
  );
}

function LoadBar({ loaded, total }: { loaded: number; total: number }) {
  const { t, language } = useTranslation();
  const words = t('play.loaded', { loaded: fileSize(loaded, language), total: fileSize(total, language) });
  return (
    <div className="w-full max-w-sm">
      <progress value={loaded} max={total} aria-label={words} className="h-3 w-full bg-white/25 text-sun" />
      <p className="mt-1 tabular-nums">{words}</p>
    </div>
  );
}

/** The end of the time that a guardian allows: no fault, and said kindly. */
function TimeOver({ because }: { because: TimeLeft['because'] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="time-over" className="flex max-w-md flex-col items-center gap-4">
      <Moon aria-hidden="true" className="size-12 text-sun" />
      <h2 id="time-over" ref={focusOnce} tabIndex={-1} className="text-2xl text-white outline-none">
        {t(`play.over.${because}.title`)}
      </h2>
      <p>{t(`play.over.${because}.text`)}</p>
      <LinkButton to="/player-stats">{t('play.over.stats')}</LinkButton>
    </section>
  );
}

/** Who played with the keyboard reads on here. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

/** What went wrong, in words that help, and the way on. */
function Ending({ state, onAgain }: { state: GameState; onAgain: () => void }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const { at, failure, failureDetail, problem } = state;
  const again = <Button onClick={onAgain}>{t('play.again')}</Button>;
  const library = (
    <LinkButton look="secondary" to="/library">
      {t('play.library')}
    </LinkButton>
  );
  if (at === 'failed' && failure)
    return (
      <Words title={t(`play.failures.${failure}.title`)} action={again}>
        {t(`play.failures.${failure}.text`)}
        {failureDetail && (
          <span className="mt-2 block text-sm">
            {t('play.stoppedBy')} <code>{failureDetail}</code>
          </span>
        )}
      </Words>
    );
  return (
    <Words
      title={t('play.refused')}
      action={
        <>
          {again}
          {library}
        </>
      }
    >
      {explain(problem)}
    </Words>
  );
}

function Words({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="max-w-lg text-left text-ink">
      <ErrorNotice title={title} action={action} focus>
        {children}
      </ErrorNotice>
    </div>
  );
}

/** Games of engines are drawn wide: a phone held upright shows little of them. Who read it is not told again. */
function RotateHint() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(() => memory.read(HINT_READ) === null);
  if (!isShown) return null;
  const close = (): void => {
    memory.write(HINT_READ, 'yes');
    setShown(false);
  };
  return (
    <div className="on-colour absolute inset-x-3 top-3 hidden items-center gap-2 rounded-card bg-purple/90 py-1 pl-3 pr-1 text-sm text-white max-md:portrait:flex">
      <Smartphone aria-hidden="true" className="size-5 shrink-0 rotate-90" />
      <p className="grow">{t('play.rotate')}</p>
      <button
        type="button"
        onClick={close}
        aria-label={t('play.closeHint')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
