import { useTranslation } from '../../lib/useTranslation';
import { Link } from '../Link';

/** Older and newer pages of a list, as links. */
export function Pages({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  // The other page begins at its top, and so does the keyboard.
  const toTop = () => document.getElementById('main')?.focus({ preventScroll: true });
  const look =
    'inline-flex min-h-12 items-center rounded-full px-5 font-bold text-link no-underline ring-2 ring-inset ring-edge hover:ring-link';
  return (
    <nav aria-label={t('shell.pages.label')} className="mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link rel="prev" to={to(page - 1)} onClick={toTop} className={look}>
          {t('shell.pages.previous')}
        </Link>
      )}
      <span>{t('shell.pages.page', { page, pages })}</span>
      {page < pages && (
        <Link rel="next" to={to(page + 1)} onClick={toTop} className={look}>
          {t('shell.pages.next')}
        </Link>
      )}
    </nav>
  );
}
