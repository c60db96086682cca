import { Link } from 'react-router';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry } from '../../lib/wire';
import { Cover } from '../../ui/Cover';
import { Tag } from '../../ui/Tag';

/** One cover a row on phones, up to four at a desk. */
export const LIBRARY_GRID = 'grid grid-cols-1 gap-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';

/** Games that a person may play, with large covers; `title` where there are more shelves than one. */
export function LibraryGames({ entries, title }: { entries: readonly LibraryEntry[]; title?: string }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const since = useSince();
  const Heading = title ? 'h3' : 'h2';
  return (
    <section>
      {title && <h2 className="mb-5 text-2xl">{title}</h2>}
      <ul className={LIBRARY_GRID}>
        {entries.map((entry, n) => (
          <li key={entry.gameId} className="group relative">
            <Cover
              src={entry.cover}
              eager={n < 4}
              className="transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transform-none"
            />
            <Heading className="mt-3 text-xl">
              <Link
                to={`/games/${entry.slug}`}
                className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline"
              >
                {pick(entry.title)}
              </Link>
            </Heading>
            <p className="mt-1 text-sm text-muted">{since(entry)}</p>
            <p className="relative mt-1.5 flex flex-wrap items-center gap-3">
              <Tag tone={entry.because === 'purchase' ? 'love' : 'mint'}>
                {t(`bought.library.because.${entry.because}`)}
              </Tag>
              {entry.orderId && (
                <Link to={`/postorder?orderId=${entry.orderId}`} className="link py-1 text-sm">
                  {t('bought.library.receipt')}
                </Link>
              )}
              {entry.orderId && entry.because === 'purchase' && (
                <Link
                  to={`/orders/${entry.orderId}/return?game=${entry.gameId}`}
                  aria-label={t('returns.game', { title: pick(entry.title) })}
                  className="link py-1 text-sm"
                >
                  {t('returns.action')}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Since when a game may be played, or until when where that comes to an end. */
function useSince(): (entry: LibraryEntry) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ because, grantedAt, until, renews }) => {
    if (because !== 'plan') return t('bought.library.since', { date: dayInChile(grantedAt, language) });
    if (!until || renews) return t('bought.library.planSince', { date: dayInChile(grantedAt, language) });
    return t('bought.library.planUntil', { date: dayInChile(new Date(Date.parse(until) - 1).toISOString(), language) });
  };
}
