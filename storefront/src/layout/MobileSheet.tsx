import { useLocation } from 'react-router';
import { plainPath } from '../lib/addresses';
import { useKeptWishlist } from '../features/wishlist/kept-wishlist';
import { useClassSession } from '../lib/session/class-session';
import { mayPublish, useSession } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/dialog/Dialog';
import { useLogOut } from './AccountMenu';
import { CartMessage } from './CartButton';
import { Installer } from './Installer';
import { LanguageLink } from './LanguageToggle';
import { ProfileLink } from './ProfileLink';
import { useCartWay } from './useCartWay';
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
  const { inBar, more } = useWays();
  const pathname = plainPath(useLocation().pathname);
  return (
    <nav aria-label={t('shell.nav.label')}>
      {isLoggedIn && (
        <ProfileLink
          onClick={close}
          aria-current={pathname === '/account' ? 'page' : undefined}
          className={classes(ITEM, 'mb-3')}
        />
      )}
      <ul className="grid gap-1">
        <List ways={inBar} at={pathname} close={close} />
        <li className="relative">
          <Cart isHere={pathname === '/cart'} close={close} />
        </li>
        <List ways={more} at={pathname} close={close} />
        <li className="empty:hidden">
          <Installer look="words" className={ITEM} onClick={close} />
        </li>
        <Help from={pathname} close={close} />
        <li>
          <LanguageLink className={ITEM} onClick={close} />
        </li>
        {isLoggedIn && <LogOut close={close} />}
      </ul>
    </nav>
  );
}

type WayTo = readonly [to: string, name: string];

/** Where a person, a pupil or a visitor may go: what the bar leads to, and what only this menu has room for. */
function useWays(): { inBar: WayTo[]; more: WayTo[] } {
  const { t } = useTranslation();
  const { isLoggedIn, user } = useSession();
  const pupil = useClassSession();
  const hasWishlist = useKeptWishlist().length > 0;
  const forAll: WayTo[] = [
    ['/', t('shell.nav.home')],
    ['/games', t('shell.nav.games')],
  ];
  if (pupil) return { inBar: forAll, more: [['/class', t('shell.nav.class', { name: pupil.nickname })]] };
  const everywhere: WayTo[] = [
    ...forAll,
    ['/developer-contact', t('shell.nav.developers')],
    ['/subscription', t('shell.nav.plans')],
  ];
  if (isLoggedIn)
    return {
      inBar: [
        ...everywhere,
        ['/library', t('shell.nav.library')],
        ...(mayPublish(user) ? [['/developer', t('shell.nav.developer')] as const] : []),
      ],
      more: [
        ['/wishlist', t('shell.nav.wishlist')],
        ['/player-stats', t('shell.nav.stats')],
        ['/orders', t('shell.nav.orders')],
        ['/subscription-management', t('shell.nav.subscription')],
        ['/payment-methods', t('shell.nav.cards')],
      ],
    };
  return {
    inBar: everywhere,
    more: [
      ...(hasWishlist ? [['/wishlist', t('shell.nav.wishlist')] as const] : []),
      ['/login', t('shell.nav.login')],
      ['/register-pending', t('shell.nav.signup')],
    ],
  };
}

function List({ ways, at, close }: { ways: readonly WayTo[]; at: string; close: () => void }) {
  return ways.map(([to, name]) => (
    <li key={to}>
      <Link to={to} onClick={close} aria-current={at === to ? 'page' : undefined} className={ITEM}>
        {name}
      </Link>
    </li>
  ));
}

/** The cart with its count. An empty one says so, as the button of the bar does. */
function Cart({ isHere, close }: { isHere: boolean; close: () => void }) {
  const { isEmpty, name, sayEmpty, message } = useCartWay();
  return (
    <>
      {isEmpty ? (
        <button type="button" onClick={sayEmpty} className={ITEM}>
          {name}
        </button>
      ) : (
        <Link to="/cart" onClick={close} aria-current={isHere ? 'page' : undefined} className={ITEM}>
          {name}
        </Link>
      )}
      <CartMessage text={message} className="left-3" />
    </>
  );
}

function LogOut({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const leave = () => {
    close();
    void logOut();
  };
  return (
    <li>
      <button type="button" className={ITEM} onClick={leave}>
        {t('shell.nav.logout')}
      </button>
    </li>
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
