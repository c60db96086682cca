import { spokenTime } from '../../../lib/format';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats, Subject } from '../../../lib/wire';

type Week = PlayStats['weeks'][number];
type SubjectTime = PlayStats['subjects'][number];

const FILLS = ['fill-link', 'fill-love', 'fill-mint', 'fill-sun-foot', 'fill-heading', 'fill-edge'] as const;
const SIZE = { width: 640, height: 240, left: 44, bottom: 34, top: 10 };
const STEPS = [5, 10, 15, 30, 60, 120, 240, 480, 960, 1920, 3840];

/** A subject's name; games of none have one too. */
export function useSubjectName(): (subject: string | null) => string {
  const { t } = useTranslation();
  return (subject) => (subject ? t(`catalog.subjects.${subject as Subject}`) : t('stats.subjects.other'));
}

/** Bars of weeks, each made of its subjects. */
export function WeekChart({ weeks, subjects }: { weeks: readonly Week[]; subjects: readonly SubjectTime[] }) {
  const { t } = useTranslation();
  const order = subjects.map(({ subject }) => subject);
  const { step, top } = scaleOf(weeks);
  const heightOf = (seconds: number): number => (seconds / 60 / top) * (SIZE.height - SIZE.bottom - SIZE.top);
  const room = (SIZE.width - SIZE.left) / weeks.length;
  return (
    <figure>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t('stats.weeks.alt')} className="w-full">
        {Array.from({ length: top / step + 1 }, (_, n) => (
          <Line key={n} minutes={n * step} y={SIZE.height - SIZE.bottom - heightOf(n * step * 60)} />
        ))}
        {weeks.map((week, n) => (
          <g key={week.weekOf}>
            <Stack
              week={week}
              order={order}
              x={SIZE.left + n * room + room * 0.18}
              width={room * 0.64}
              heightOf={heightOf}
            />
            <text
              x={SIZE.left + (n + 0.5) * room}
              y={SIZE.height - 12}
              textAnchor="middle"
              className="fill-muted text-[13px]"
            >
              {shortDay(week.weekOf)}
            </text>
          </g>
        ))}
      </svg>
      <Legend order={order} />
    </figure>
  );
}

/** In minutes: the space between two lines, and what the highest one stands for. */
function scaleOf(weeks: readonly Week[]): { step: number; top: number } {
  const most = Math.max(...weeks.map(({ seconds }) => seconds)) / 60;
  const step = STEPS.find((one) => most / one <= 4) ?? Math.ceil(most / 4);
  return { step, top: Math.max(1, Math.ceil(most / step)) * step };
}

function Legend({ order }: { order: readonly (string | null)[] }) {
  const nameOf = useSubjectName();
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {order.map((subject, n) => (
        <span key={subject} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
            <rect width={10} height={10} rx={2} className={fillOf(n)} />
          </svg>
          {nameOf(subject)}
        </span>
      ))}
    </figcaption>
  );
}

interface StackProps {
  week: Week;
  order: readonly (string | null)[];
  x: number;
  width: number;
  heightOf: (seconds: number) => number;
}

function Stack({ week, order, x, width, heightOf }: StackProps) {
  let below = 0;
  return order.map((subject, n) => {
    const seconds = week.subjects.find((one) => one.subject === subject)?.seconds ?? 0;
    if (seconds === 0) return null;
    below += seconds;
    const y = SIZE.height - SIZE.bottom - heightOf(below);
    return <rect key={subject} x={x} y={y} width={width} height={heightOf(seconds)} rx={2} className={fillOf(n)} />;
  });
}

function Line({ minutes, y }: { minutes: number; y: number }) {
  return (
    <>
      <line x1={SIZE.left} x2={SIZE.width} y1={y} y2={y} className="stroke-line" />
      <text x={SIZE.left - 8} y={y + 4} textAnchor="end" className="fill-muted text-[13px] tabular-nums">
        {minutes}
      </text>
    </>
  );
}

/** Bars of subjects, the most first. */
export function SubjectChart({ subjects }: { subjects: readonly SubjectTime[] }) {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  const most = Math.max(...subjects.map(({ seconds }) => seconds));
  return (
    <div role="img" aria-label={t('stats.subjects.alt')} className="grid gap-3">
      {subjects.map(({ subject, seconds }, n) => (
        <div key={subject} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="font-semibold">{nameOf(subject)}</span>
          <span className="tabular-nums">{spokenTime(seconds)}</span>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="col-span-2 h-4 w-full">
            <rect width={100} height={4} className="fill-line" />
            <rect width={(100 * seconds) / most} height={4} className={fillOf(n)} />
          </svg>
        </div>
      ))}
    </div>
  );
}

const fillOf = (n: number): string => FILLS[Math.min(n, FILLS.length - 1)] ?? FILLS[0];

/** `2026-11-23` as `23/11`. */
function shortDay(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}
