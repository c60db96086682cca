import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Section } from '../Section';
import { classes } from '../classes';

interface ChartOrTableProps {
  /** So that an address can lead here. */
  id?: string;
  title: string;
  lead: string;
  chart: ReactNode;
  table: ReactNode;
  /** What stands below both. */
  children?: ReactNode;
}

/** Figures as a chart or, for eyes and screen readers that prefer it, as a table. Its page says the texts `stats`. */
export function ChartOrTable({ id, title, lead, chart, table, children }: ChartOrTableProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Section id={id} title={title} lead={lead}>
      <div role="group" aria-label={`${title}: ${t('stats.view.label')}`} className="flex gap-2">
        {(['chart', 'table'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => setView(one)}
            className={classes(
              'min-h-11 rounded-full border-2 px-4 font-semibold',
              view === one ? 'border-chosen bg-chosen text-on-chosen' : 'border-edge bg-surface text-ink hover:bg-line',
            )}
          >
            {t(`stats.view.${one}`)}
          </button>
        ))}
      </div>
      {view === 'chart' ? chart : table}
      {children}
    </Section>
  );
}
