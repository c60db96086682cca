import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockTime, playTime, spokenTime } from '../../../lib/format';
import { useTranslation } from '../../../lib/useTranslation';
import { useLanguage } from '../../../lib/i18n';
import type { Both, PlayStats } from '../../../lib/wire';
import { LinkButton } from '../../../ui/Button';
import { ChartOrTable } from '../../../ui/charts/ChartOrTable';
import { EmptyState } from '../../../ui/EmptyState';
import { GameChart, SubjectChart } from './BarCharts';
import { DayCalendar } from './DayCalendar';
import { PlayLines } from './PlayLines';
import { DayTable, GameTable, SubjectTable, WeekTable } from './Tables';
import { WeekChart } from './WeekChart';

interface StatsViewProps {
  stats: PlayStats;
  onChange: () => void;
  /** Where nothing was played yet: a game that can be played at once, if there is one. */
  first: { slug: string; title: Both } | null;
  /** What the route knows of achievements. */
  achievements?: ReactNode;
}

/** What a person played, in figures, charts and lines. */
export function StatsView({ stats, onChange, first, achievements }: StatsViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {stats.limit && <Limit limit={stats.limit} />}
      {stats.totalSeconds === 0 ? <Nothing first={first} /> : <Filled stats={stats} />}
      {achievements}
      <PlayLines onChange={onChange} />
    </div>
  );
}

function Nothing({ first }: Pick<StatsViewProps, 'first'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <EmptyState
      title={t('stats.none.title')}
      action={
        first ? (
          <LinkButton to={`/webgame/${first.slug}`} state={{ starts: true }}>
            {t('stats.none.play', { title: pick(first.title) })}
          </LinkButton>
        ) : (
          <LinkButton to="/games">{t('stats.none.games')}</LinkButton>
        )
      }
    >
      {t('stats.none.text')}
    </EmptyState>
  );
}

function Filled({ stats }: { stats: PlayStats }) {
  const { t } = useTranslation();
  return (
    <>
      <Figures stats={stats} />
      {stats.subjects.length > 0 && (
        <>
          <ChartOrTable
            title={t('stats.weeks.title')}
            lead={t('stats.weeks.lead')}
            chart={<WeekChart weeks={stats.weeks} subjects={stats.subjects} />}
            table={<WeekTable stats={stats} />}
          />
          <ChartOrTable
            title={t('stats.subjects.title')}
            lead={t('stats.subjects.lead')}
            chart={<SubjectChart subjects={stats.subjects} />}
            table={<SubjectTable stats={stats} />}
          />
        </>
      )}
      <ChartOrTable
        title={t('stats.games.title')}
        lead={t('stats.games.lead')}
        chart={<GameChart games={stats.games} />}
        table={<GameTable games={stats.games} />}
      />
      <ChartOrTable
        title={t('stats.streak.title')}
        lead={t('stats.streak.lead')}
        chart={<DayCalendar stats={stats} />}
        table={<DayTable days={stats.days} />}
      />
    </>
  );
}

function Figures({ stats: { totalSeconds, secondsToday, streak } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const figures = [
    { name: t('stats.figures.today'), value: spokenTime(secondsToday) },
    { name: t('stats.figures.total'), value: spokenTime(totalSeconds) },
    { name: t('stats.figures.streak'), value: t('stats.days', { count: streak.current }) },
    { name: t('stats.figures.longest'), value: t('stats.days', { count: streak.longest }) },
  ];
  return (
    <section aria-label={t('stats.figures.label')}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl font-extrabold text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Limit({ limit }: { limit: NonNullable<PlayStats['limit']> }) {
  const { t } = useTranslation();
  const { minutesADay, allowedFrom, allowedUntil, timeLeft } = limit;
  return (
    <section aria-labelledby="limit" className="flex gap-4 rounded-card bg-sun-soft p-4 text-sun-text sm:p-5">
      <Hourglass aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <h2 id="limit" className="text-lg text-sun-text">
          {t('stats.limit.title')}
        </h2>
        <p>
          {[
            minutesADay !== null && t('stats.limit.minutes', { time: playTime(minutesADay) }),
            allowedFrom !== null &&
              allowedUntil !== null &&
              t('stats.limit.hours', { from: clockTime(allowedFrom), until: clockTime(allowedUntil) }),
            timeLeft &&
              (timeLeft.seconds > 0
                ? t('stats.limit.left', { time: spokenTime(timeLeft.seconds) })
                : t('stats.limit.over')),
            t('stats.limit.set'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </section>
  );
}
