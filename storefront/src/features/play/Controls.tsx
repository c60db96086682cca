import {
  Bell,
  BellOff,
  Camera,
  Expand,
  MessageSquare,
  MousePointerClick,
  Pause,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { classes } from '../../ui/classes';
import type { GameSession, GameState } from './game-session';

interface ControlsProps {
  ref: Ref<HTMLDivElement>;
  state: GameState;
  session: GameSession;
  onFullscreen: () => void;
  onPicture: () => void;
  onMessage?: (() => void) | undefined;
}

/** What is done to the game from outside. Nothing is switched off before it runs: it says then what is missing. */
export function Controls({ ref, state, session, onFullscreen, onPicture, onMessage }: ControlsProps) {
  const { t } = useTranslation();
  const { isPaused } = state;
  return (
    <div
      ref={ref}
      id="game-controls"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('play.controls.label')}
      className="on-colour flex flex-wrap items-center gap-1 px-2 py-1.5 text-white outline-none"
    >
      <Control
        sign={isPaused ? Play : Pause}
        name={t(isPaused ? 'play.controls.resume' : 'play.controls.pause')}
        onPress={() => session.pause(!isPaused)}
      />
      <Loudness state={state} session={session} />
      <Picture state={state} session={session} onFullscreen={onFullscreen} onPicture={onPicture} />
      <Control sign={RotateCcw} name={t('play.controls.reload')} onPress={() => void session.reload()} />
      <Control
        sign={state.showsEarned ? Bell : BellOff}
        name={t(state.showsEarned ? 'play.controls.hushEarned' : 'play.controls.showEarned')}
        onPress={() => session.showEarned(!state.showsEarned)}
      />
      {onMessage && <Control sign={MessageSquare} name={t('play.controls.send')} onPress={onMessage} />}
      <Control sign={X} name={t('play.controls.unload')} onPress={() => void session.unload()} />
    </div>
  );
}

type PictureProps = Pick<ControlsProps, 'state' | 'session' | 'onFullscreen' | 'onPicture'>;

/** What is done with the picture that the game shows. */
function Picture({ state, session, onFullscreen, onPicture }: PictureProps) {
  const { t } = useTranslation();
  const isFull = useFullscreen() || state.fillsWindow;
  return (
    <>
      <Control
        sign={Expand}
        name={t(isFull ? 'play.controls.smaller' : 'play.controls.fullscreen')}
        onPress={onFullscreen}
      />
      <Control sign={Camera} name={t('play.controls.screenshot')} onPress={onPicture} />
      <Control
        sign={MousePointerClick}
        name={t('play.controls.pointer')}
        onPress={() => session.lockPointer()}
        // Fingers have no pointer to hold.
        className="pointer-coarse:hidden"
      />
    </>
  );
}

interface ControlProps {
  sign: LucideIcon;
  name: string;
  onPress: () => void;
  className?: string;
}

function Control({ sign: Sign, name, onPress, className }: ControlProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 min-w-9 items-center justify-center gap-1.5 rounded-full text-sm font-semibold hover:bg-white/15 sm:min-w-11 sm:px-2.5',
        className,
      )}
    >
      <Sign aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-lg:sr-only">{name}</span>
    </button>
  );
}

function Loudness({ state: { sound }, session }: { state: GameState; session: GameSession }) {
  const { t } = useTranslation();
  const isSilent = sound.muted || sound.volume === 0;
  return (
    <>
      <Control
        sign={isSilent ? VolumeX : Volume2}
        name={t(isSilent ? 'play.controls.unmute' : 'play.controls.mute')}
        onPress={() => session.setSound({ muted: !isSilent, volume: sound.volume || 1 })}
      />
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={sound.muted ? 0 : Math.round(sound.volume * 100)}
        aria-label={t('play.controls.volume')}
        onChange={({ target }) => session.setSound({ muted: false, volume: Number(target.value) / 100 })}
        // Telephones have keys for it.
        className="h-11 w-20 accent-sun max-sm:hidden"
      />
    </>
  );
}

function useFullscreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
