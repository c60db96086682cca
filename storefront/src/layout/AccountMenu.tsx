import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKeptWishlist } from '../features/wishlist/kept-wishlist';
import { notify } from '../ui/notice';
import { useClassSession } from '../lib/session/class-session';
import { mayPublish, session, useSession } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { Face } from '../ui/Face';
import { Spinner } from '../ui/waiting/Spinner';
import { ProfileLink } from './ProfileLink';
import type { Way } from './WayIcon';
import { Link } from '../ui/Link';

/** Ends the session and says so. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async () => {
    await session.logOut();
    notify({ tone: 'success', title: t('shell.nav.loggedOut') });
    await navigate('/');
  };
}

const WayIcon = lazy(() => import('./WayIcon').then((file) => ({ default: file.WayIcon })));
const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-[12px] px-3 font-semibold text-ink no-underline hover:bg-line';

/** Who is logged in, with account, orders and the way out; for others the two doors. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { isLoggedIn, verifying, user } = useSession();
  if (verifying)
    return (
      <>
        <span role="status" className="needs-scripts px-2 text-white">
          <Spinner small />
          <span className="sr-only">{t('shell.checkingSession')}</span>
        </span>
        <noscript>
          <Doors />
        </noscript>
      </>
    );
  if (isLoggedIn) return <Person name={user.username ?? user.email ?? ''} picture={user.profilePictureUrl} />;
  return <Doors />;
}

/** Of a pupil the way to the class, which is all that is theirs. */
function Doors() {
  const { t } = useTranslation();
  const pupil = useClassSession();
  const hasWishlist = useKeptWishlist().length > 0;
  if (pupil)
    return (
      <Link
        to="/class"
        className="rounded-full px-4 py-2.5 font-semibold text-white no-underline ring-2 ring-inset ring-white/60 hover:ring-white"
      >
        {t('shell.nav.class', { name: pupil.nickname })}
      </Link>
    );
  return (
    <>
      {hasWishlist && (
        <Link
          to="/wishlist"
          aria-label={t('shell.nav.wishlist')}
          className="rounded-full px-3 py-2.5 font-semibold text-white no-underline hover:bg-white/15"
        >
          <Suspense fallback={null}>
            <WayIcon of="wishlist" className="size-6" />
          </Suspense>
        </Link>
      )}
      <Link to="/login" className="rounded-full px-3 py-2.5 font-semibold text-white no-underline hover:bg-white/15">
        {t('shell.nav.login')}
      </Link>
      <Link
        to="/register-pending"
        className="rounded-full px-4 py-2.5 font-semibold text-white no-underline ring-2 ring-inset ring-white/60 hover:ring-white"
      >
        {t('shell.nav.signup')}
      </Link>
    </>
  );
}

/** Whether the menu is open. Another page, a press or the keyboard outside of it, and Escape close it. */
function useMenu() {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return { box, button, open, setOpen };
}

const WAYS = [
  { to: '/wishlist', icon: 'wishlist' },
  { to: '/player-stats', icon: 'stats' },
  { to: '/orders', icon: 'orders' },
  { to: '/subscription-management', icon: 'subscription' },
  { to: '/payment-methods', icon: 'cards' },
] as const;
const DASHBOARD = { to: '/developer', icon: 'developer' } as const;

function Person({ name, picture }: { name: string; picture: string | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const ways = mayPublish(user) ? [...WAYS, DASHBOARD] : WAYS;
  const { box, button, open, setOpen } = useMenu();
  const [wasOpen, setWasOpen] = useState(false);
  const logOut = useLogOut();
  // Pictures are fetched when the menu first opens; the ways themselves are there at once.
  const icon = (of: Way) => (
    <span aria-hidden="true" className="size-5">
      {wasOpen && (
        <Suspense fallback={null}>
          <WayIcon of={of} />
        </Suspense>
      )}
    </span>
  );

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="account-menu"
        aria-label={t('shell.nav.account', { name })}
        onClick={() => {
          setWasOpen(true);
          setOpen(!open);
        }}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-white hover:bg-white/15"
      >
        <Face url={picture} />
        <span className="hidden max-w-40 truncate lg:inline min-[90rem]:max-w-28">{name}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      <ul
        id="account-menu"
        hidden={!open}
        className="absolute right-0 top-full z-30 mt-2 w-60 rounded-card border border-line bg-surface p-2 shadow-float"
      >
        <li className="mb-1 border-b border-line pb-1">
          <ProfileLink className={ITEM} />
        </li>
        {ways.map((way) => (
          <li key={way.to}>
            <Link to={way.to} className={ITEM}>
              {icon(way.icon)}
              {t(`shell.nav.${way.icon}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()} className={ITEM}>
            {icon('logout')}
            {t('shell.nav.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
