import { BellPlus, BellRing, Heart } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useExplain } from '../../lib/explain';
import { useLanguage } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { Both } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { notify } from '../../ui/notice';
import { useWishes, wish } from './wishlist';

interface WishButtonProps {
  game: { id: string; title: Both };
  /** `sign`: a heart on a cover; `words`: with its words. */
  look?: 'sign' | 'words';
}

/** Puts a game on the wishlist, or takes it off. Guests log in first. */
export function WishButton({ game, look = 'words' }: WishButtonProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const title = pick(game.title);
  const { isWished, press } = useWishing(game.id, title);
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

/** For a game that is not sold yet: on the wishlist it is written about when it comes out. Guests log in first. */
export function NotifyButton({ game }: Pick<WishButtonProps, 'game'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const title = pick(game.title);
  const { isWished, press } = useWishing(game.id, title);
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

function useWishing(gameId: string, title: string) {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const explain = useExplain();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isWished = useWishes().has(gameId);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (!isLoggedIn) return void navigate(`/login?next=${encodeURIComponent(pathname + search)}`);
    if (busy) return;
    setBusy(true);
    try {
      await wish(gameId, !isWished);
      notify({ tone: 'success', title: t(isWished ? 'shell.wish.removed' : 'shell.wish.added', { title }) });
    } catch (problem) {
      notify({ tone: 'error', title: t('shell.errors.title'), message: explain(problem) });
    } finally {
      setBusy(false);
    }
  };
  return { isWished, press };
}
