import { useLocation, useSearchParams } from 'react-router';
import { ReportForm } from '../../features/support/ReportForm';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('support');

export default function ReportProblem() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { state, pathname } = useLocation() as { state: { from?: string } | null; pathname: string };
  return (
    <Page narrow title={t('support.report.title')} lead={t('support.report.lead')}>
      <Head title={t('support.report.title')} description={t('support.report.lead')} />
      <ReportForm from={state?.from ?? pathname} refused={query.has('problem')} />
    </Page>
  );
}
