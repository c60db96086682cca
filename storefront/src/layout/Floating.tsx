import { Flag } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../lib/useTranslation';
import { LanguageMark } from './LanguageToggle';
import { Link } from '../ui/Link';

const SIGN =
  'grid size-9 place-items-center rounded-full border-2 border-edge bg-surface text-sm font-bold text-ink no-underline shadow-card hover:border-link';

/**
 * Language and report, in the empty edge that every page of a wide window has, so that they cover nothing.
 * A narrow one has no such edge, and a strip kept free would take height from games and the buying bar: bar, menu and footer have both.
 */
export function Floating() {
  const { t } = useTranslation();
  const { pathname: from } = useLocation();
  return (
    <nav
      aria-label={t('shell.floating')}
      className="fixed bottom-4 right-[calc((clamp(16px,4vw,56px)-2.25rem)/2)] z-30 hidden gap-2 lg:grid print:hidden in-[:has(:fullscreen)]:hidden"
    >
      <Link
        to="/report-problem"
        state={{ from }}
        aria-label={t('shell.footer.report')}
        title={t('shell.footer.report')}
        className={SIGN}
      >
        <Flag aria-hidden="true" className="size-4.5" />
      </Link>
      <LanguageMark className={SIGN} />
    </nav>
  );
}
