import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Chart, type ChartPoint, type ChartProps } from './Chart';
import { TableOf } from './TableOf';

interface ChartWithTableProps extends Omit<ChartProps, 'summary'> {
  /** The heads of the table's two columns. */
  columns: readonly [label: string, value: string];
  /** Says more about a point in the table, such as a button that opens its lines. */
  cell?: (point: ChartPoint) => ReactNode;
  /** Where a heading beside it says the title already. */
  hideTitle?: boolean;
}

/** A chart, its highest point as a sentence, and the same values as a table that opens by keyboard. */
export function ChartWithTable({ columns, cell, hideTitle = false, ...chart }: ChartWithTableProps) {
  const { t } = useTranslation();
  const { points, format, title } = chart;
  const best = points.reduce<ChartPoint | null>((so, one) => (one.value > (so?.value ?? 0) ? one : so), null);
  const summary = best
    ? t('shell.chart.summary', { best: best.label, value: format(best.value) })
    : t('shell.chart.empty');
  return (
    <figure>
      <figcaption className={hideTitle ? 'sr-only' : 'font-bold'}>{title}</figcaption>
      <p className="mb-2 text-sm text-muted">{summary}</p>
      {points.length > 0 && <Chart {...chart} summary={summary} />}
      {points.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center font-semibold text-link">
            {t('shell.chart.asTable')}
          </summary>
          <TableOf
            title={title}
            columns={columns}
            rows={points.map((point) => ({
              key: point.key,
              cells: [point.label, cell?.(point) ?? format(point.value)],
            }))}
          />
        </details>
      )}
    </figure>
  );
}
