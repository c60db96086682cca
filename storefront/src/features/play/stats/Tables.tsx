import type { ReactNode } from 'react';
import { day, dayInChile, spokenTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats } from '../../../lib/wire';
import { useSubjectName } from './charts';
import { Link } from '../../../ui/Link';

export const CELL = 'border-b border-line px-2 py-2.5 text-left align-top first:pl-0';

/** A table that scrolls by itself where it is wider than its page. */
export function DataTable({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    // A region that scrolls must be reached by keyboard.
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={`${CELL} text-sm text-muted`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function WeekTable({ stats: { weeks, subjects } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const nameOf = useSubjectName();
  const order = subjects.map(({ subject }) => subject);
  return (
    <DataTable
      label={t('stats.weeks.title')}
      head={[t('stats.weeks.week'), ...order.map(nameOf), t('stats.weeks.total')]}
    >
      {[...weeks].reverse().map((week) => (
        <tr key={week.weekOf}>
          <th scope="row" className={`${CELL} font-semibold`}>
            {day(week.weekOf, language)}
          </th>
          {order.map((subject) => (
            <td key={subject} className={`${CELL} tabular-nums`}>
              {spokenTime(week.subjects.find((one) => one.subject === subject)?.seconds ?? 0)}
            </td>
          ))}
          <td className={`${CELL} tabular-nums`}>{spokenTime(week.seconds)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

export function SubjectTable({ stats: { subjects } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  return (
    <DataTable label={t('stats.subjects.title')} head={[t('stats.subjects.subject'), t('stats.subjects.time')]}>
      {subjects.map(({ subject, seconds }) => (
        <tr key={subject}>
          <th scope="row" className={`${CELL} font-semibold`}>
            {nameOf(subject)}
          </th>
          <td className={`${CELL} tabular-nums`}>{spokenTime(seconds)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

export function GameTable({ games }: { games: PlayStats['games'] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <DataTable
      label={t('stats.games.title')}
      head={[t('stats.games.game'), t('stats.games.time'), t('stats.games.last')]}
    >
      {games.map(({ gameId, slug, title, seconds, lastPlayedAt }) => (
        <tr key={gameId}>
          <th scope="row" className={`${CELL} font-semibold`}>
            {slug && title ? (
              <Link to={`/games/${slug}`} className="link">
                {pick(title)}
              </Link>
            ) : (
              t('stats.games.gone')
            )}
          </th>
          <td className={`${CELL} tabular-nums`}>{spokenTime(seconds)}</td>
          <td className={CELL}>{lastPlayedAt && dayInChile(lastPlayedAt, language)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
