import { useId } from 'react';
import { day, spokenTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats } from '../../../lib/wire';
import { useWidth } from '../../../ui/charts/useWidth';
import { classes } from '../../../ui/classes';
import { inWeeks, monthsOver, weekdays, type PlayDay } from './calendar';

const LEFT = 24;
const TOP = 22;
const ROW = 24;
const GAP = 3;
const LOOKS = {
  played: 'fill-mint',
  short: 'fill-surface stroke-mint',
  none: 'fill-line',
};

/** The days of the weeks, those that were played filled, and the same in a sentence. */
export function DayCalendar({ stats: { days, streak } }: { stats: PlayStats }) {
  const { t } = useTranslation();
  const id = useId();
  const played = days.filter(({ countsForStreak }) => countsForStreak).length;
  return (
    <figure className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Grid days={days} describedBy={id} />
      <figcaption className="grid grow basis-56 gap-3">
        <p id={id}>
          {t('stats.streak.played', { count: played, of: days.length })}{' '}
          {t('stats.streak.current', { days: t('stats.days', { count: streak.current }) })}{' '}
          {t('stats.streak.longest', { days: t('stats.days', { count: streak.longest }) })}
        </p>
        <Legend />
      </figcaption>
    </figure>
  );
}

/** Months above the weeks, and weekdays beside them. */
function Names({ weeks, column }: { weeks: readonly PlayDay[][]; column: number }) {
  const { language } = useLanguage();
  return (
    <>
      {monthsOver(weeks, language).map(({ week, name }) => (
        <text key={week} x={LEFT + week * column} y={14} className="fill-muted">
          {name}
        </text>
      ))}
      {weekdays(language).map((name, n) => (
        <text key={n} x={7} y={TOP + n * ROW + 15} textAnchor="middle" className="fill-muted">
          {name}
        </text>
      ))}
    </>
  );
}

function Grid({ days, describedBy }: { days: readonly PlayDay[]; describedBy: string }) {
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>();
  const weeks = inWeeks(days);
  const column = Math.min(ROW, Math.floor((width - LEFT) / Math.max(1, weeks.length)));
  return (
    <div ref={ref} className="w-full max-w-80">
      <svg
        width={width}
        height={TOP + 7 * ROW}
        role="img"
        aria-label={t('stats.streak.alt')}
        aria-describedby={describedBy}
        className="block max-w-full text-[0.8125rem]"
      >
        <Names weeks={weeks} column={column} />
        {weeks.map((week, x) =>
          week.map((one, y) => (
            <Cell
              key={one.day}
              one={one}
              x={LEFT + x * column}
              y={TOP + y * ROW}
              width={column - GAP}
              isToday={one === days.at(-1)}
            />
          )),
        )}
      </svg>
    </div>
  );
}

interface CellProps {
  one: PlayDay;
  x: number;
  y: number;
  width: number;
  isToday: boolean;
}

function Cell({ one, x, y, width, isToday }: CellProps) {
  const { language } = useLanguage();
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={width - 2}
      height={ROW - GAP - 2}
      rx={4}
      strokeWidth={2}
      className={classes(LOOKS[lookOf(one)], isToday && 'stroke-ink')}
    >
      <title>{`${day(one.day, language)}: ${spokenTime(one.seconds)}`}</title>
    </rect>
  );
}

function lookOf({ seconds, countsForStreak }: PlayDay): keyof typeof LOOKS {
  if (countsForStreak) return 'played';
  return seconds > 0 ? 'short' : 'none';
}

function Legend() {
  const { t } = useTranslation();
  const signs = [
    ['isPlayed', LOOKS.played],
    ['short', LOOKS.short],
    ['none', LOOKS.none],
    ['today', 'fill-none stroke-ink'],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {signs.map(([name, look]) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5">
            <rect x={1} y={1} width={12} height={12} rx={3} strokeWidth={2} className={look} />
          </svg>
          {t(`stats.streak.${name}`)}
        </li>
      ))}
    </ul>
  );
}
