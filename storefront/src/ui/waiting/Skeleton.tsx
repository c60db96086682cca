import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { classes } from '../classes';
import { Head } from '../Head';
import { NeedsScripts } from './NeedsScripts';
import { Page } from '../Page';

/** Grey places where covers will stand, of the same size, so that nothing jumps. */
export function CoverSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="contents">
      {Array.from({ length: count }, (_, n) => (
        <div key={n}>
          <div className="skeleton aspect-3/4 !rounded-card" />
          <div className="skeleton mt-3 h-6 w-4/5" />
          <div className="skeleton mt-2 h-4 w-3/5" />
          <div className="skeleton mt-2 h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}

/** Grey places of these heights, as classes: the cards of a page that are on their way. */
export function BlockSkeletons({ heights }: { heights: readonly string[] }) {
  return (
    <div aria-hidden="true" className="grid gap-4 sm:gap-6">
      {heights.map((height, n) => (
        <div key={n} className={classes('skeleton !rounded-card', height)} />
      ))}
    </div>
  );
}

/** Around grey places: the words that are read out, and what is said where scripts never bring the rest. */
export function Waiting({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status" className="needs-scripts">
        <span className="sr-only">{label ?? t('shell.loading')}</span>
        {children}
      </div>
      <NeedsScripts />
    </>
  );
}

interface PageSkeletonProps {
  title: string;
  lead?: ReactNode;
  narrow?: boolean;
  label?: string;
  heights: readonly string[];
}

/** A page while the browser asks for what is on it: its heading, and grey places about as high as what will stand there. */
export function PageSkeleton({ title, lead, narrow = true, label, heights }: PageSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Page title={title} lead={lead} narrow={narrow}>
      <Head title={title} hidden />
      <Waiting label={label ?? t('shell.checkingSession')}>
        <BlockSkeletons heights={heights} />
      </Waiting>
    </Page>
  );
}
