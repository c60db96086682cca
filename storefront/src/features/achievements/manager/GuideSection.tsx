import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievements } from '../../../lib/wire';
import { CopyButton } from '../../../ui/CopyButton';
import { INPUT } from '../../../ui/form/Field';
import { useOrigin } from '../../../ui/Head';
import { Section } from '../../../ui/Section';
import { exampleOf, type Way } from './ways';

interface GuideSectionProps {
  slug: string;
  known: StudioAchievements;
}

/** The three ways in which a game reports, each with an example to copy. */
export function GuideSection({ slug, known }: GuideSectionProps) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const place = { origin, slug };
  return (
    <Section title={t('achievements.manager.guide.title')} lead={t('achievements.manager.guide.lead')}>
      <WayToReport way="ticket" code={exampleOf('ticket', place, known)} page={`${origin}/ach-pass?game=${slug}`}>
        <a href="/examples/achievements-client.mjs" download className="link inline-flex items-center gap-2 py-2">
          <Download aria-hidden="true" className="size-5 shrink-0" />
          {t('achievements.manager.guide.client')}
        </a>
      </WayToReport>
      <WayToReport way="server" code={exampleOf('server', place, known)} />
      <WayToReport way="bridge" code={exampleOf('bridge', place, known)} />
    </Section>
  );
}

interface WayToReportProps {
  way: Way;
  code: string;
  /** Where a person gets what this way needs. */
  page?: string;
  children?: ReactNode;
}

function WayToReport({ way, code, page = '', children }: WayToReportProps) {
  const { t } = useTranslation();
  const name = t(`achievements.manager.guide.${way}`);
  return (
    <details>
      <summary className="link w-fit py-2">{name}</summary>
      <p className="measure mt-2 wrap-anywhere">{t(`achievements.manager.guide.${way}Text`, { page })}</p>
      <textarea
        readOnly
        rows={code.split('\n').length}
        aria-label={t('achievements.manager.guide.code', { name })}
        value={code}
        onFocus={(event) => event.target.select()}
        className={`${INPUT} mt-3 field-sizing-content font-mono text-sm wrap-anywhere`}
      />
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <CopyButton text={code}>
          {t('achievements.manager.guide.copy')} <span className="sr-only">{name}</span>
        </CopyButton>
        {children}
      </div>
    </details>
  );
}
