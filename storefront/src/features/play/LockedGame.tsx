import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClassSession } from '../../lib/session/class-session';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';

interface LockedGameProps {
  slug: string;
  game: Game | null;
  hasDemo: boolean;
  /** Buys the game, or claims a free one. */
  offer: ReactNode;
}

/** A game that this person may not play yet: the ways to it. */
export function LockedGame({ slug, game, hasDemo, offer }: LockedGameProps) {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const pupil = useClassSession();
  if (pupil) return <NotOfClass />;
  return (
    <EmptyState
      title={t('play.locked.title')}
      action={
        <>
          {offer}
          {hasDemo && <DemoLink />}
        </>
      }
    >
      <p>{t('play.locked.text')}</p>
      {game?.inPlan && game.price > 0 && (
        <p className="mt-2">
          {t('play.locked.plan')}{' '}
          <Link to="/subscription" className="link">
            {t('play.locked.plans')}
          </Link>
        </p>
      )}
      {!isLoggedIn && (
        <p className="mt-2">
          {t('play.locked.guest')}{' '}
          <Link to={`/login?next=${encodeURIComponent(`/webgame/${slug}`)}`} className="link">
            {t('play.locked.logIn')}
          </Link>
        </p>
      )}
    </EmptyState>
  );
}

/** A game that a pupil's teacher did not choose. */
function NotOfClass() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('play.locked.class')} action={<LinkButton to="/class">{t('play.locked.toClass')}</LinkButton>}>
      {t('play.locked.classText')}
    </EmptyState>
  );
}

/** A game that staff took down: its buyers read why in their library. */
export function TakenDownGame() {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('play.takenDown.title')} action={<LinkButton to="/library">{t('play.library')}</LinkButton>}>
      {t('play.takenDown.text')}
    </EmptyState>
  );
}

/** A game without a build for browsers, or without any yet. */
export function NotInTheBrowser({ game, name, hasDemo }: { game: Game | null; name: string; hasDemo?: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t(game?.announced ? 'catalog.game.coming' : 'play.none.title')}
      action={
        <>
          <LinkButton to={game ? `/games/${game.slug}` : '/games'}>
            {game ? t('play.about', { title: name }) : t('shell.errors.games')}
          </LinkButton>
          {hasDemo && <DemoLink />}
        </>
      }
    >
      {t(game?.announced ? 'catalog.game.comingNote' : 'play.none.text')}
    </EmptyState>
  );
}

function DemoLink() {
  const { t } = useTranslation();
  return (
    <LinkButton look="secondary" to="?channel=demo">
      <Play aria-hidden="true" className="size-5" />
      {t('play.tryDemo')}
    </LinkButton>
  );
}
