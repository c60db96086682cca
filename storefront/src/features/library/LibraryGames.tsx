import { Ban } from 'lucide-react';
import { dayInChile, playTime } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry } from '../../lib/wire';
import { Cover } from '../../ui/game/Cover';
import { Tag } from '../../ui/Tag';
import type { ShownEntry } from './filters';
import { PlayActions } from './PlayActions';
import { Link } from '../../ui/Link';

type Takedown = NonNullable<LibraryEntry['takenDown']>;

/** One cover a row on phones, up to four at a desk. */
export const LIBRARY_GRID = 'grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4';
const IN_LIBRARY =
  '(min-width: 1024px) min(23vw - 18px, 282px), (min-width: 768px) calc(30.7vw - 16px), (min-width: 640px) calc(46vw - 12px), calc(100vw - 32px)';

/** Games that a person may play, with large covers and what can be done with each. */
export function LibraryGames({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <ul className={LIBRARY_GRID}>
      {entries.map((entry, n) => (
        <li key={entry.gameId} className="flex flex-col">
          <LibraryCard entry={entry} eager={n < 4} />
        </li>
      ))}
    </ul>
  );
}

/** What a library has and nobody can play yet, out of the way. */
export function FoldedGames({ entries }: { entries: readonly ShownEntry[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <details className="mt-9">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
        {t('library.folded', { count: entries.length })}
      </summary>
      <div className="mt-4">
        <LibraryGames entries={entries} />
      </div>
    </details>
  );
}

function LibraryCard({ entry, eager }: { entry: ShownEntry; eager: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const since = useSince();
  return (
    <>
      <div className="group relative">
        <Cover
          src={coverIn(language, entry)}
          eager={eager}
          sizes={IN_LIBRARY}
          className="transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transform-none"
        />
        <Title entry={entry} />
        <p className="mt-1 text-sm text-muted">{since(entry)}</p>
        {entry.lastPlayedAt && (
          <p className="text-sm text-muted">
            {t('library.lastPlayed', { date: dayInChile(entry.lastPlayedAt, language) })}
          </p>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-2">
        <Tag tone={entry.because === 'purchase' ? 'love' : 'mint'}>{t(`library.because.${entry.because}`)}</Tag>
        {entry.installed && <Tag tone="sun">{t('library.isInstalled')}</Tag>}
        {entry.isKept && <Tag tone="sun">{t('library.isKept')}</Tag>}
        {entry.playMinutes > 0 && <Tag tone="plain">{t('library.played', { time: playTime(entry.playMinutes) })}</Tag>}
      </p>
      <OrderLinks entry={entry} />
      <div className="mt-auto pt-3">
        {entry.takenDown ? (
          <TakenDown takedown={entry.takenDown} wasBought={entry.because === 'purchase'} />
        ) : (
          <PlayActions game={entry} />
        )}
      </div>
    </>
  );
}

/** Leads to the game's page, where it has one. */
function Title({ entry: { slug, title, takenDown } }: { entry: LibraryEntry }) {
  const { pick } = useLanguage();
  return (
    <h2 className="mt-3 text-xl">
      {takenDown ? (
        pick(title)
      ) : (
        <Link
          to={`/games/${slug}`}
          className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline"
        >
          {pick(title)}
        </Link>
      )}
    </h2>
  );
}

/** Why a game is here and does not open. */
function TakenDown({ takedown, wasBought }: { takedown: Takedown; wasBought: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="rounded-[14px] bg-line px-4 py-2.5">
      <p className="flex items-center gap-2 font-bold">
        <Ban aria-hidden="true" className="size-5 shrink-0" />
        {t('library.takenDown.title')}
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere">
        {t('library.takenDown.text', { date: dayInChile(takedown.at, language), reason: takedown.reason })}
      </p>
      {wasBought && <p className="mt-0.5 text-sm">{t('library.takenDown.bought')}</p>}
    </div>
  );
}

function OrderLinks({ entry: { orderId, gameId, because, title } }: { entry: LibraryEntry }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  if (!orderId) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-3">
      <Link to={`/postorder?orderId=${orderId}`} className="link py-1 text-sm">
        {t('library.receipt')}
      </Link>
      {because === 'purchase' && (
        <Link
          to={`/orders/${orderId}/return?game=${gameId}`}
          aria-label={t('returns.game', { title: pick(title) })}
          className="link py-1 text-sm"
        >
          {t('returns.action')}
        </Link>
      )}
    </p>
  );
}

/** Since when a game may be played, or until when where that comes to an end. */
function useSince(): (entry: LibraryEntry) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ because, grantedAt, until, renews }) => {
    if (because !== 'plan') return t('library.since', { date: dayInChile(grantedAt, language) });
    if (!until || renews) return t('library.planSince', { date: dayInChile(grantedAt, language) });
    return t('library.planUntil', { date: dayInChile(new Date(Date.parse(until) - 1).toISOString(), language) });
  };
}
