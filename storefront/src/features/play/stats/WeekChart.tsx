import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats } from '../../../lib/wire';
import { useWidth } from '../../../ui/charts/useWidth';
import { fillOf } from './fills';
import { useSubjectName } from './useSubjectName';

type Week = PlayStats['weeks'][number];
type SubjectTime = PlayStats['subjects'][number];

const HEIGHT = 240;
const EDGE = { left: 44, bottom: 34, top: 10 };
const STEPS = [5, 10, 15, 30, 60, 120, 240, 480, 960, 1920, 3840];
const LEAST_BETWEEN_LABELS = 44;
const HALF_LABEL = 20;

/** Bars of weeks, each made of its subjects. */
export function WeekChart({ weeks, subjects }: { weeks: readonly Week[]; subjects: readonly SubjectTime[] }) {
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLDivElement>();
  const order = subjects.map(({ subject }) => subject);
  const { step, top } = scaleOf(weeks);
  const heightOf = (seconds: number): number => (seconds / 60 / top) * (HEIGHT - EDGE.bottom - EDGE.top);
  const room = (width - EDGE.left) / weeks.length;
  return (
    <figure>
      <div ref={ref} className="w-full min-w-0">
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={t('stats.weeks.alt')}
          className="block max-w-full text-[0.8125rem]"
        >
          {Array.from({ length: top / step + 1 }, (_, n) => (
            <Line key={n} minutes={n * step} width={width} y={HEIGHT - EDGE.bottom - heightOf(n * step * 60)} />
          ))}
          {weeks.map((week, n) => (
            <Stack
              key={week.weekOf}
              week={week}
              order={order}
              x={EDGE.left + n * room + room * 0.18}
              width={room * 0.64}
              heightOf={heightOf}
            />
          ))}
          <Mondays weeks={weeks} room={room} width={width} />
        </svg>
      </div>
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

/** Below the bars, from the last one back, as many as there is room for. */
function Mondays({ weeks, room, width }: { weeks: readonly Week[]; room: number; width: number }) {
  const middleOf = (n: number): number => Math.min(EDGE.left + (n + 0.5) * room, width - HALF_LABEL);
  const every = Math.max(1, Math.ceil(LEAST_BETWEEN_LABELS / room));
  return weeks.map(
    ({ weekOf }, n) =>
      (weeks.length - 1 - n) % every === 0 && (
        <text key={weekOf} x={middleOf(n)} y={HEIGHT - 12} textAnchor="middle" className="fill-muted">
          {shortDay(weekOf)}
        </text>
      ),
  );
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
    const y = HEIGHT - EDGE.bottom - heightOf(below);
    return <rect key={subject} x={x} y={y} width={width} height={heightOf(seconds)} rx={2} className={fillOf(n)} />;
  });
}

function Line({ minutes, width, y }: { minutes: number; width: number; y: number }) {
  return (
    <>
      <line x1={EDGE.left} x2={width} y1={y} y2={y} className="stroke-line" />
      <text x={EDGE.left - 8} y={y + 4} textAnchor="end" className="fill-muted tabular-nums">
        {minutes}
      </text>
    </>
  );
}

/** `2026-11-23` as `23/11`. */
function shortDay(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}
