import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import type { LibraryEntry } from '../../lib/wire';
import { Cover } from '../../ui/Cover';
import { Tag } from '../../ui/Tag';

/** The games somebody owns, with large covers, the newest first. */
export function Shelf({ entries }: { entries: readonly LibraryEntry[] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {entries.map((entry, n) => (
        <li key={entry.gameId} className="group relative">
          <Cover src={entry.cover} eager={n < 4} className="transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transform-none" />
          <h2 className="mt-3 text-xl"><Link to={`/games/${entry.slug}`} className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline">{pick(entry.title)}</Link></h2>
          <p className="mt-1 text-sm text-muted">{t('buying.library.since', { date: dayInChile(entry.grantedAt, language) })}</p>
          <p className="relative mt-1.5 flex flex-wrap items-center gap-3">
            <Tag tone={entry.because === 'purchase' ? 'love' : 'mint'}>{t(`buying.library.because.${entry.because}`)}</Tag>
            {entry.orderId && <Link to={`/postorder?orderId=${entry.orderId}`} className="link text-sm">{t('buying.library.receipt')}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
}
