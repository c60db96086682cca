import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/useTranslation';
import { Section } from '../../../ui/Section';
import { classes } from '../../../ui/classes';

interface ChartCardProps {
  title: string;
  lead: string;
  chart: ReactNode;
  table: ReactNode;
}

/** Figures as a chart or, for eyes and screen readers that prefer it, as a table. */
export function ChartCard({ title, lead, chart, table }: ChartCardProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Section title={title} lead={lead}>
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
    </Section>
  );
}
