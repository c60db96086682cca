import type { ReactNode } from 'react';
import { spokenTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats } from '../../../lib/wire';
import { shortDate, shortDateInChile, shortDay } from '../../../ui/charts/short-dates';
import { TableOf } from '../../../ui/charts/TableOf';
import { Link } from '../../../ui/Link';
import { useSubjectName } from './useSubjectName';

export function WeekTable({ stats: { weeks, subjects } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const nameOf = useSubjectName();
  const order = subjects.map(({ subject }) => subject);
  return (
    <TableOf
      title={t('stats.weeks.title')}
      columns={[t('stats.weeks.week'), ...order.map(nameOf), t('stats.weeks.total')]}
      rows={[...weeks].reverse().map((week) => ({
        key: week.weekOf,
        cells: [
          <Whole key="week">{shortDate(week.weekOf, language)}</Whole>,
          ...order.map((subject) => (
            <Time key={subject} seconds={week.subjects.find((one) => one.subject === subject)?.seconds ?? 0} />
          )),
          <Time key="total" seconds={week.seconds} />,
        ],
      }))}
    />
  );
}

export function SubjectTable({ stats: { subjects } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  return (
    <TableOf
      title={t('stats.subjects.title')}
      columns={[t('stats.subjects.subject'), t('stats.subjects.time')]}
      rows={subjects.map(({ subject, seconds }) => ({
        key: String(subject),
        cells: [nameOf(subject), <Time key="time" seconds={seconds} />],
      }))}
    />
  );
}

/** The days with play, the latest first. */
export function DayTable({ days }: { days: PlayStats['days'] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const played = days.filter(({ seconds }) => seconds > 0).reverse();
  if (played.length === 0) return <p>{t('stats.streak.noDays')}</p>;
  return (
    <TableOf
      title={t('stats.streak.title')}
      columns={[t('stats.streak.day'), t('stats.streak.time'), t('stats.streak.counts')]}
      rows={played.map(({ day: date, seconds, countsForStreak }) => ({
        key: date,
        cells: [
          shortDay(date, language),
          <Time key="time" seconds={seconds} />,
          t(`stats.streak.${countsForStreak ? 'yes' : 'no'}`),
        ],
      }))}
    />
  );
}

export function GameTable({ games }: { games: PlayStats['games'] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <TableOf
      title={t('stats.games.title')}
      columns={[t('stats.games.game'), t('stats.games.time'), t('stats.games.last')]}
      rows={games.map(({ gameId, slug, title, seconds, lastPlayedAt }) => ({
        key: gameId,
        cells: [
          slug && title ? (
            <Link key="game" to={`/games/${slug}`} className="link">
              {pick(title)}
            </Link>
          ) : (
            t('stats.games.gone')
          ),
          <Time key="time" seconds={seconds} />,
          lastPlayedAt && <Whole key="last">{shortDateInChile(lastPlayedAt, language)}</Whole>,
        ],
      }))}
    />
  );
}

const Time = ({ seconds }: { seconds: number }): ReactNode => <Whole>{spokenTime(seconds)}</Whole>;

/** A figure or date that stays on one line: a wide table scrolls. */
const Whole = ({ children }: { children: ReactNode }): ReactNode => (
  <span className="whitespace-nowrap">{children}</span>
);
