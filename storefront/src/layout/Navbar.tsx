import { useClassSession } from '../lib/session/class-session';
import { mayPublish, useSession } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { AccountMenu } from './AccountMenu';
import { CartButton } from './CartButton';
import { Installer } from './Installer';
import { LanguageMark } from './LanguageToggle';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { NavLink } from '../ui/Link';

/** Narrow where the row is full: a second line would move the page when the person is known. */
const WAY =
  'rounded-full px-2 py-2.5 whitespace-nowrap lg:px-3 min-[90rem]:px-2 font-semibold text-white no-underline hover:bg-white/15 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/** Of no use to a pupil, who can have neither. */
const FOR_ACCOUNTS = [
  ['/developer-contact', 'developers'],
  ['/subscription', 'plans'],
] as const;

/** The bar on top: blue where the shop speaks of itself, pink where one shops. */
export function Navbar({ blue }: { blue: boolean }) {
  const { t } = useTranslation();
  return (
    <header className={classes('on-colour relative z-20 print:hidden', blue ? 'bg-blue' : 'bg-pink')}>
      <div className="edge column flex min-h-16 items-center gap-x-2 md:flex-wrap">
        <Logo />
        <nav
          aria-label={t('shell.nav.label')}
          className="order-last -ml-2 hidden basis-full items-center pb-2 md:flex lg:-ml-3 lg:gap-1 min-[90rem]:order-none min-[90rem]:ml-3 min-[90rem]:gap-0 min-[90rem]:basis-auto min-[90rem]:pb-0"
        >
          <Ways />
        </nav>
        <div className="h-16 grow" />
        <div className="hidden items-center gap-1.5 md:flex">
          <AccountMenu />
        </div>
        <Installer
          look="sign"
          className="hidden size-11 shrink-0 place-items-center rounded-full text-white hover:bg-white/15 md:grid"
        />
        <LanguageMark className="grid size-11 shrink-0 place-items-center rounded-full font-bold text-white no-underline hover:bg-white/15 lg:hidden" />
        <CartButton />
        <MobileMenu />
      </div>
    </header>
  );
}

/** What only logged-in people see, or pupils do not, stands last, so that nothing moves when they are known. */
function Ways() {
  const { t } = useTranslation();
  const { isLoggedIn, user } = useSession();
  const isPupil = useClassSession() !== null;
  const ways = [
    ['/', 'home'],
    ['/games', 'games'],
    ...(isPupil ? [] : FOR_ACCOUNTS),
    ...(isLoggedIn ? [['/library', 'library'] as const] : []),
    ...(isLoggedIn && mayPublish(user) ? [['/developer', 'developer'] as const] : []),
  ] as const;
  return ways.map(([to, name]) => (
    <NavLink key={to} to={to} end={to === '/' || to === '/developer'} className={WAY}>
      {t(`shell.nav.${name}`)}
    </NavLink>
  ));
}
