import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { closeNotice, useNotice, type Notice } from '../ui/notice';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';

const SUCCESS_MS = 3000;

/** The shop's one message box. Success leaves after three seconds unless a person rests on it; problems wait. */
export function NoticeBox() {
  const notice = useNotice();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-4 z-50 flex justify-center px-4 print:hidden">
      <div role="status" className="min-w-0">
        {notice?.tone === 'success' && <Box key={notice.id} notice={notice} />}
      </div>
      <div role="alert" className="min-w-0">
        {notice?.tone === 'error' && <Box key={notice.id} notice={notice} />}
      </div>
    </div>
  );
}

function Box({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const good = notice.tone === 'success';

  useEffect(() => {
    if (!good || held) return;
    const timer = setTimeout(closeNotice, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [good, held]);

  useEffect(() => {
    if (!good) return;
    const uncover = ({ target }: FocusEvent) => {
      if (box.current && target instanceof HTMLElement && target.tabIndex >= 0 && covers(box.current, target))
        closeNotice();
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [good]);

  /** Held while the mouse rests on it or the keyboard is inside. */
  const look = (event: SyntheticEvent<HTMLElement>) => setHeld(event.currentTarget.matches(':hover, :focus-within'));
  const close = (event: SyntheticEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-within')) document.getElementById('main')?.focus({ preventScroll: true });
    closeNotice();
  };

  const Sign = good ? CircleCheck : TriangleAlert;
  return (
    <div
      ref={box}
      onMouseEnter={look}
      onMouseLeave={look}
      onFocus={look}
      onBlur={look}
      onKeyDown={(event) => event.key === 'Escape' && close(event)}
      className={classes(
        'rise pointer-events-auto flex max-w-md items-start gap-3 rounded-card border-2 bg-surface p-4 pr-2 shadow-float',
        good ? 'border-mint' : 'border-danger',
      )}
    >
      <Sign aria-hidden="true" className={classes('mt-0.5 size-6 shrink-0', good ? 'text-mint' : 'text-danger')} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{notice.title}</p>
        {notice.message && <p className="mt-0.5">{notice.message}</p>}
      </div>
      <button
        type="button"
        aria-label={t('shell.close')}
        onClick={close}
        className="-mt-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-line"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** Whether a box lies over something outside of it, which the keyboard's owner could then not see. */
function covers(box: HTMLElement, other: HTMLElement): boolean {
  const [a, b] = [box.getBoundingClientRect(), other.getBoundingClientRect()];
  return !box.contains(other) && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
