import { Trophy, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Earned } from './earned';

const SHOWN_MS = 8_000;

export interface EarnedNotesProps {
  earned: readonly Earned[];
  onDone: (one: Earned) => void;
}

/** What was earned, over the game for some seconds: read out in its turn, without a sound, and without taking the keyboard. */
export function EarnedNotes({ earned, onDone }: EarnedNotesProps) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-3 top-3 z-10 grid justify-items-end gap-2 sm:left-auto sm:w-80"
    >
      {earned.map((one) => (
        <Note key={one.key} one={one} onDone={onDone} />
      ))}
    </div>
  );
}

/** Ends what is shown after its time, which stands still while it is held. */
function useShowing(one: Earned, onDone: (one: Earned) => void): (isHeld: boolean) => void {
  const done = useRef(onDone);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => done.current(one), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [one, isHeld]);
  return setHeld;
}

function Note({ one, onDone }: { one: Earned; onDone: (one: Earned) => void }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const setHeld = useShowing(one, onDone);
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink shadow-float"
    >
      {one.icon ? (
        <img src={one.icon} alt="" className="size-11 shrink-0 rounded-full" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
          <Trophy aria-hidden="true" className="size-6" />
        </span>
      )}
      <p className="min-w-0 grow leading-tight">
        <span className="block text-sm text-muted">{t('play.earned.label')}</span>
        <strong className="wrap-anywhere">{pick(one.title)}</strong>
      </p>
      <button
        type="button"
        onClick={() => onDone(one)}
        aria-label={t('play.earned.close')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
