import { useLocation } from 'react-router';
import { plainPath } from '../lib/addresses';
import { useCart } from '../features/ordering/cart/cart';
import { useClassSession } from '../lib/session/class-session';
import { mayPublish, useSession } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/dialog/Dialog';
import { Face } from '../ui/Face';
import { useLogOut } from './AccountMenu';
import { Installer } from './Installer';
import { LanguageLink } from './LanguageToggle';
import { Link } from '../ui/Link';

const ITEM =
  'flex min-h-12 w-full items-center rounded-[12px] px-3 text-lg font-semibold text-ink no-underline hover:bg-line aria-[current=page]:bg-line';

/** Every way of the bar; fetched when a person first asks for it. */
export function MobileSheet({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={close} title={t('shell.nav.menu')} side>
      <Ways close={close} />
    </Dialog>
  );
}

function Ways({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  const ways = useWays();
  const pathname = plainPath(useLocation().pathname);
  const logOut = useLogOut();
  const leave = () => {
    close();
    void logOut();
  };
  return (
    <nav aria-label={t('shell.nav.label')}>
      {isLoggedIn && <Profile isHere={pathname === '/account'} close={close} />}
      <ul className="grid gap-1">
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to} onClick={close} aria-current={pathname === way.to ? 'page' : undefined} className={ITEM}>
              {way.name}
            </Link>
          </li>
        ))}
        <li className="empty:hidden">
          <Installer look="words" className={ITEM} onClick={close} />
        </li>
        <Help from={pathname} close={close} />
        <li>
          <LanguageLink className={ITEM} onClick={close} />
        </li>
        {isLoggedIn && (
          <li>
            <button type="button" className={ITEM} onClick={leave}>
              {t('shell.nav.logout')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Where a person, a pupil or a visitor may go. */
function useWays(): { to: string; name: string }[] {
  const { t } = useTranslation();
  const { isLoggedIn, user } = useSession();
  const pupil = useClassSession();
  const count = useCart().length;
  const everywhere = [
    { to: '/', name: t('shell.nav.home') },
    { to: '/games', name: t('shell.nav.games') },
    { to: '/subscription', name: t('shell.nav.plans') },
    { to: '/developer-contact', name: t('shell.nav.developers') },
    ...(count > 0 ? [{ to: '/cart', name: t('shell.cart.label', { count }) }] : []),
  ];
  if (isLoggedIn)
    return [
      ...everywhere,
      { to: '/library', name: t('shell.nav.library') },
      { to: '/wishlist', name: t('shell.nav.wishlist') },
      { to: '/player-stats', name: t('shell.nav.stats') },
      { to: '/orders', name: t('shell.nav.orders') },
      { to: '/subscription-management', name: t('shell.nav.subscription') },
      { to: '/payment-methods', name: t('shell.nav.cards') },
      ...(mayPublish(user) ? [{ to: '/developer', name: t('shell.nav.developer') }] : []),
    ];
  if (pupil) return [...everywhere, { to: '/class', name: t('shell.nav.class', { name: pupil.nickname }) }];
  return [
    ...everywhere,
    { to: '/login', name: t('shell.nav.login') },
    { to: '/register-pending', name: t('shell.nav.signup') },
  ];
}

function Profile({ isHere, close }: { isHere: boolean; close: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Link
      to="/account"
      onClick={close}
      aria-current={isHere ? 'page' : undefined}
      className={classes(ITEM, 'mb-3 gap-3')}
    >
      <Face url={user.profilePictureUrl} className="text-muted" />
      <span className="min-w-0">
        <span className="block truncate">{user.username ?? user.email}</span>
        <span className="block text-sm font-normal text-muted">{t('shell.nav.profile')}</span>
      </span>
    </Link>
  );
}

function Help({ from, close }: { from: string; close: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <li>
        <Link to="/help" onClick={close} className={ITEM}>
          {t('shell.footer.help')}
        </Link>
      </li>
      <li>
        <Link to="/report-problem" state={{ from }} onClick={close} className={ITEM}>
          {t('shell.footer.report')}
        </Link>
      </li>
    </>
  );
}
