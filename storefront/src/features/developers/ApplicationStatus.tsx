import { Clock3 } from 'lucide-react';
import { day, momentInChile } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { Application } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Section } from '../../ui/Section';

/** Where a submitted application is: its place in the queue, the promised day, who decides. */
export function ApplicationStatus({ application }: { application: Application }) {
  const { t, language } = useTranslation();
  const { status, state, studioName } = application;
  if (!status) return null;
  if (state === 'approved')
    return (
      <Section title={t('developers.approvedTitle', { name: studioName })}>
        <p>{t('developers.approvedText', { date: momentInChile(status.decidedAt ?? status.appliedAt, language) })}</p>
        <div>
          <LinkButton to="/developer">{t('developers.dashboard')}</LinkButton>
        </div>
      </Section>
    );
  return (
    <Section title={t('developers.appliedTitle', { name: studioName })}>
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Clock3 aria-hidden="true" className="size-5 shrink-0" />
        {t('developers.place', { place: status.queuePlace ?? 1 })}
      </p>
      <p>{t('developers.promise', { date: day(status.decideBy, language) })}</p>
      <p className="text-muted">{t('developers.whoDecides')}</p>
    </Section>
  );
}
