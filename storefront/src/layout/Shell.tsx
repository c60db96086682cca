import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { languageInPath, plainPath } from '../lib/addresses';
import { speak } from '../lib/i18n';
import { announceEarlyChanges } from '../lib/starting/early-changes';
import { AWAKE } from '../lib/starting/revive';
import { session } from '../lib/session/session';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { AgreePlace } from '../features/accounts/consent/AgreePlace';
import { MeasuringPlace } from '../features/measuring/MeasuringPlace';
import { OfflineWorker } from '../features/offline/OfflineWorker';
import { Footer } from './Footer';
import { Floating } from './Floating';
import { Navbar } from './Navbar';
import { NoticeBox } from './NoticeBox';
import { RouteAnnouncer } from './RouteAnnouncer';

const ACCOUNT_DOORS = new Set([
  '/login',
  '/register',
  '/register-pending',
  '/forgot-password',
  '/confirm-password-reset',
  '/new-account-verify-email',
]);
const BLUE = new Set(['/', '/developer-contact']);

/** What surrounds every page: bar, footer, language, messages; and the session check at each change of page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const location = useLocation();
  const path = plainPath(location.pathname).replace(/(.)\/$/, '$1');
  const atDoor = ACCOUNT_DOORS.has(path);

  useLanguageOf(location.pathname);
  useEffect(() => {
    session.check().catch(() => undefined);
  }, [location.key]);

  useAwake();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-[60] rounded-full bg-sun px-5 py-3 font-bold text-on-sun focus:not-sr-only focus:fixed focus:left-4 focus:top-3"
      >
        {t('shell.skip')}
      </a>
      <Stuck />
      <Progress />
      {!atDoor && <Navbar blue={BLUE.has(path)} />}
      {!atDoor && <AgreePlace />}
      {/* The footer begins below the window, so that a page that is still growing never moves it while it is seen. */}
      <main
        id="main"
        tabIndex={-1}
        className={classes('grow outline-none', !atDoor && 'min-h-[calc(100dvh-4rem)] print:min-h-0')}
      >
        {children}
      </main>
      <Footer home={path === '/'} small={atDoor} />
      <Floating />
      <NoticeBox />
      <RouteAnnouncer />
      <MeasuringPlace />
      <OfflineWorker />
    </div>
  );
}

/** Tells the page that it woke up. */
function useAwake(): void {
  useEffect(() => {
    // A moment later, when what is kept in the browser is drawn too; what was pressed comes after what was typed.
    let timer = setTimeout(() => {
      // Set first: no button works before, whatever becomes of the fields.
      timer = setTimeout(() => dispatchEvent(new Event(AWAKE)));
      announceEarlyChanges();
    });
    return () => clearTimeout(timer);
  }, []);
}

/** Speaks the language that the address names. */
function useLanguageOf(pathname: string): void {
  const { language, draw } = useTranslation();
  const named = languageInPath(pathname);
  useEffect(() => {
    if (named && named !== language) speak(named, draw).catch(() => undefined);
  }, [named, language, draw]);
}

/** A thin line while the next page is on its way. */
function Progress() {
  const busy = useNavigation().state !== 'idle';
  return <div aria-hidden="true" className={busy ? 'fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-sun' : 'hidden'} />;
}

/** What stands above a page that cannot wake up; the link asks for it again without any script. The way to the content comes before it. */
function Stuck() {
  const { t } = useTranslation();
  return (
    <p
      id="stuck"
      role="alert"
      hidden
      suppressHydrationWarning
      className="sticky top-0 z-50 bg-danger-soft p-4 text-center font-semibold text-danger"
    >
      {t('shell.errors.brokenTitle')}.{' '}
      <a href="" className="link">
        {t('shell.errors.retry')}
      </a>
    </p>
  );
}
