import { Flag } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/useTranslation';
import { Link } from '../../ui/Link';

/** The quiet way from a game to a report about its content. */
export function ReportGameLink({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const { pathname: from } = useLocation();
  return (
    <Link
      to={`/report-problem?game=${encodeURIComponent(slug)}`}
      state={{ from }}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-muted underline hover:text-ink"
    >
      <Flag aria-hidden="true" className="size-4" />
      {t('catalog.game.report')}
    </Link>
  );
}
