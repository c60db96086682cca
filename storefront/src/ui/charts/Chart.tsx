import { useId } from 'react';
import { roundSteps } from './chart-scale';
import { useWidth } from './useWidth';

export interface ChartPoint {
  /** Different for each point: a day, a week, an id. */
  key: string;
  /** What the point is, in full: `3 November 2026`. */
  label: string;
  /** The same below the axis, where there is little room: `3 Nov`. */
  short?: string;
  value: number;
}

export interface ChartProps {
  title: string;
  /** Says in a sentence what the picture shows. */
  summary: string;
  points: readonly ChartPoint[];
  kind?: 'bars' | 'line';
  format: (value: number) => string;
}

const HEIGHT = 220;
const EDGE = { top: 14, right: 8, bottom: 28 };
const LETTER = 7.2;
const LEAST_BETWEEN_LABELS = 64;

/** Values side by side as a picture with a name; `ChartWithTable` adds the same as a table. */
export function Chart({ title, summary, points, kind = 'bars', format }: ChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const id = useId();
  const values = points.map(({ value }) => value);
  const steps = roundSteps(Math.min(0, ...values), Math.max(0, ...values));
  const plot = plotOf({ width, steps, count: points.length, format });
  return (
    <div ref={ref} className="w-full min-w-0">
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="block max-w-full overflow-visible text-[0.8125rem]"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{summary}</desc>
        <Steps steps={steps} plot={plot} width={width} format={format} />
        {kind === 'bars' ? <Bars points={points} plot={plot} /> : <Line points={points} plot={plot} />}
        <Marks points={points} plot={plot} format={format} />
      </svg>
    </div>
  );
}

interface Plot {
  left: number;
  slot: number;
  y: (value: number) => number;
  middle: (index: number) => number;
}

interface Room {
  width: number;
  steps: readonly number[];
  count: number;
  format: (value: number) => string;
}

function plotOf({ width, steps, count, format }: Room): Plot {
  const left = 10 + Math.max(...steps.map((step) => format(step).length)) * LETTER;
  const slot = (width - left - EDGE.right) / Math.max(1, count);
  const [lowest = 0, highest = 1] = [steps[0], steps.at(-1)];
  const room = HEIGHT - EDGE.top - EDGE.bottom;
  return {
    left,
    slot,
    y: (value) => EDGE.top + room * (1 - (value - lowest) / Math.max(1, highest - lowest)),
    middle: (index) => left + slot * (index + 0.5),
  };
}

interface StepsProps {
  steps: readonly number[];
  plot: Plot;
  width: number;
  format: (value: number) => string;
}

function Steps({ steps, plot, width, format }: StepsProps) {
  return steps.map((step) => (
    <g key={step}>
      <line
        x1={plot.left}
        x2={width - EDGE.right}
        y1={plot.y(step)}
        y2={plot.y(step)}
        stroke={step === 0 ? 'var(--edge)' : 'var(--line)'}
      />
      <text x={plot.left - 8} y={plot.y(step) + 4} textAnchor="end" fill="var(--muted)">
        {format(step)}
      </text>
    </g>
  ));
}

interface Drawn {
  points: readonly ChartPoint[];
  plot: Plot;
}

function Bars({ points, plot }: Drawn) {
  return points.map(({ key, value }, index) => (
    <rect
      key={key}
      x={plot.middle(index) - plot.slot * 0.36}
      width={plot.slot * 0.72}
      y={Math.min(plot.y(value), plot.y(0))}
      height={Math.abs(plot.y(value) - plot.y(0))}
      rx={Math.min(3, plot.slot * 0.2)}
      fill={value < 0 ? 'var(--love)' : 'var(--link)'}
    />
  ));
}

function Line({ points, plot }: Drawn) {
  const places = points.map(({ value }, index) => `${plot.middle(index)},${plot.y(value)}`);
  return (
    <>
      <polyline points={places.join(' ')} fill="none" stroke="var(--link)" strokeWidth="2.5" strokeLinejoin="round" />
      {points.map(({ key, value }, index) => (
        <circle key={key} cx={plot.middle(index)} cy={plot.y(value)} r="3.5" fill="var(--link)" />
      ))}
    </>
  );
}

/** What a point is: on hovering all of it, below the axis as many as there is room for. */
function Marks({ points, plot, format }: Drawn & Pick<ChartProps, 'format'>) {
  const every = Math.max(1, Math.ceil(LEAST_BETWEEN_LABELS / plot.slot));
  return points.map(({ key, label, short, value }, index) => (
    <g key={key}>
      <rect
        x={plot.left + plot.slot * index}
        width={plot.slot}
        y={EDGE.top}
        height={HEIGHT - EDGE.top - EDGE.bottom}
        fill="transparent"
      >
        <title>{`${label}: ${format(value)}`}</title>
      </rect>
      {(points.length - 1 - index) % every === 0 && plot.middle(index) - plot.left >= plot.slot * 0.5 && (
        <text x={plot.middle(index)} y={HEIGHT - 8} textAnchor="middle" fill="var(--muted)">
          {short ?? label}
        </text>
      )}
    </g>
  ));
}
