import { NavLink } from 'react-router';
import { useSession } from '../lib/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { AccountMenu } from './AccountMenu';
import { CartButton } from './CartButton';
import { Installer } from './Installer';
import { LanguageMark } from './LanguageToggle';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';

const WAY =
  'rounded-full px-3 py-2.5 font-semibold text-white no-underline hover:bg-white/15 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

/** The bar on top: blue where the shop speaks of itself, pink where one shops. */
export function Navbar({ blue }: { blue: boolean }) {
  const { t } = useTranslation();
  const { isLoggedIn } = useSession();
  return (
    <header className={classes('on-colour relative z-20 print:hidden', blue ? 'bg-blue' : 'bg-pink')}>
      <div className="edge column flex min-h-16 items-center gap-2">
        <Logo />
        <nav aria-label={t('shell.nav.label')} className="ml-3 hidden items-center gap-1 md:flex">
          <NavLink to="/games" className={WAY}>
            {t('shell.nav.games')}
          </NavLink>
          <NavLink to="/subscription" className={WAY}>
            {t('shell.nav.plans')}
          </NavLink>
          {isLoggedIn && (
            <NavLink to="/library" className={WAY}>
              {t('shell.nav.library')}
            </NavLink>
          )}
        </nav>
        <div className="grow" />
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
