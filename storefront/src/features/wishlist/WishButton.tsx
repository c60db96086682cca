import { BellPlus, BellRing, Heart } from 'lucide-react';
import { useState } from 'react';
import { useExplain } from '../../lib/explain';
import { useLanguage } from '../../lib/i18n';
import { useClassSession } from '../../lib/session/class-session';
import { useSession } from '../../lib/session/session';
import { hasTexts, loadTexts } from '../../lib/texts';
import { useTranslation } from '../../lib/useTranslation';
import type { Both } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { notify, type Notice } from '../../ui/notice';
import { keptWishlist, MOST_KEPT } from './kept-wishlist';
import { useIsWished, wish } from './wishlist';

export interface WishButtonProps {
  game: { id: string; title: Both };
  /** `sign`: a heart on a cover; `words`: with its words. */
  look?: 'sign' | 'words';
}

/** Puts a game on the wishlist, or takes it off; a visitor's list stays in this browser. Pupils have none. */
export function WishButton({ game, look = 'words' }: WishButtonProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const title = pick(game.title);
  const { isWished, press } = useWishing(game.id, title);
  if (useClassSession()) return null;
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={look === 'sign' ? t('shell.wish.name', { title }) : undefined}
      onClick={() => void press()}
      className={classes(
        'needs-scripts inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold',
        look === 'sign'
          ? 'size-11 bg-surface/90 text-love shadow-card hover:bg-surface'
          : 'px-2 text-link hover:bg-line',
      )}
    >
      <Heart aria-hidden="true" className={classes('size-5 shrink-0', isWished && 'fill-current')} />
      {look === 'words' && (
        <span>
          {t(isWished ? 'shell.wish.on' : 'shell.wish.add')}
          <span className="sr-only">: {title}</span>
        </span>
      )}
    </button>
  );
}

/** For a game that is not sold yet: on the wishlist it is written about when it comes out. Pupils have none. */
export function NotifyButton({ game }: Pick<WishButtonProps, 'game'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const title = pick(game.title);
  const { isWished, press } = useWishing(game.id, title, true);
  if (useClassSession()) return null;
  const Sign = isWished ? BellRing : BellPlus;
  return (
    <Button wide look={isWished ? 'secondary' : 'primary'} aria-pressed={isWished} onClick={() => void press()}>
      <Sign aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {t(isWished ? 'shell.wish.on' : 'shell.wish.notify')}
        <span className="sr-only">: {title}</span>
      </span>
    </Button>
  );
}

/** @param waits whether the list is to write about the game, which it cannot do to a visitor */
function useWishing(gameId: string, title: string, waits = false) {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const explain = useExplain();
  const isWished = useIsWished(gameId);
  const keep = useKeeping(gameId, waits);
  const [busy, setBusy] = useState(false);
  const changed = {
    tone: 'success',
    title: t(isWished ? 'shell.wish.removed' : 'shell.wish.added', { title }),
  } as const;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if (isLoggedIn) await wish(gameId, !isWished);
      notify(isLoggedIn ? changed : { ...changed, ...(await keep(!isWished)) });
    } catch (problem) {
      notify({ tone: 'error', title: t('shell.errors.title'), message: explain(problem) });
    } finally {
      setBusy(false);
    }
  };
  return { isWished, press };
}

/** Changes the list in this browser. @returns what differs in the notice of it */
function useKeeping(gameId: string, waits: boolean) {
  const { t, language } = useTranslation();
  return async (isWished: boolean): Promise<Partial<Omit<Notice, 'id'>>> => {
    if (!isWished) {
      keptWishlist.remove(gameId);
      return {};
    }
    const isFull = keptWishlist.newest().length >= MOST_KEPT;
    const lasts = !isFull && keptWishlist.add(gameId);
    // Few visitors read these words, so they are no part of a page's first visit.
    await loadTexts(language, ['wishlist']).catch(() => undefined);
    const words = (key: 'full' | 'noRoom' | 'kept' | 'keptWaiting') =>
      hasTexts(language, 'wishlist') ? t(`wishlist.here.${key}`) : undefined;
    if (isFull) return { tone: 'error', title: t('shell.errors.title'), message: words('full') };
    if (!lasts) return { tone: 'error', message: words('noRoom') };
    return { message: words(waits ? 'keptWaiting' : 'kept') };
  };
}
