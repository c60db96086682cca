import { Link, useLocation } from 'react-router';
import { useCart } from '../features/ordering/cart/cart';
import { mayPublish, useSession } from '../lib/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/Dialog';
import { Face } from '../ui/Face';
import { useLogOut } from './AccountMenu';
import { Installer } from './Installer';
import { LanguageLink } from './LanguageToggle';

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
  const { isLoggedIn, user } = useSession();
  const count = useCart().length;
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const ways = [
    { to: '/', name: t('shell.nav.home') },
    { to: '/games', name: t('shell.nav.games') },
    { to: '/subscription', name: t('shell.nav.plans') },
    ...(count > 0 ? [{ to: '/cart', name: t('shell.cart.label', { count }) }] : []),
    ...(isLoggedIn
      ? [
          { to: '/library', name: t('shell.nav.library') },
          { to: '/orders', name: t('shell.nav.orders') },
          { to: '/subscription-management', name: t('shell.nav.subscription') },
          { to: '/payment-methods', name: t('shell.nav.cards') },
          ...(mayPublish(user) ? [{ to: '/developer', name: t('shell.nav.developer') }] : []),
        ]
      : [
          { to: '/login', name: t('shell.nav.login') },
          { to: '/register-pending', name: t('shell.nav.signup') },
        ]),
  ];
  const leave = () => {
    close();
    void logOut();
  };
  return (
    <nav aria-label={t('shell.nav.label')}>
      {isLoggedIn && (
        <Link
          to="/account"
          onClick={close}
          aria-current={pathname === '/account' ? 'page' : undefined}
          className={classes(ITEM, 'mb-3 gap-3')}
        >
          <Face url={user.profilePictureUrl} className="text-muted" />
          <span className="min-w-0">
            <span className="block truncate">{user.username ?? user.email}</span>
            <span className="block text-sm font-normal text-muted">{t('shell.nav.profile')}</span>
          </span>
        </Link>
      )}
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
