import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { ApplicationForm } from '../../features/developers/ApplicationForm';
import { ApplicationStatus } from '../../features/developers/ApplicationStatus';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { drawnLanguage, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('developers'));

/** The person's application; null for accounts of students and children. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const language = drawnLanguage();
    const [application, { hash }] = await Promise.all([
      get('/v1/developer/application').catch((problem: unknown) => {
        if (problem instanceof HttpError && problem.code === 'developer-not-allowed') return null;
        throw problem;
      }),
      get('/v1/legal/{document}', { params: { path: { document: 'developers' }, query: { lang: language } } }),
    ]);
    return { application, termsHash: hash };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('developers.applyTitle')} heights={['h-96', 'h-40', 'h-56']} />;
}

export default function ApplicationPage() {
  const { t } = useTranslation();
  const { application: initial, termsHash } = useLoaderData<typeof clientLoader>();
  const [application, setApplication] = useState(initial);
  const isOpen = application !== null && application.state !== 'applied' && application.state !== 'approved';
  return (
    <Page narrow title={t('developers.applyTitle')} lead={isOpen ? t('developers.applyLead') : undefined}>
      <Head title={t('developers.applyTitle')} hidden />
      {!application && <EmptyState title={t('developers.notForYou')}>{t('developers.notForYouText')}</EmptyState>}
      {application && !isOpen && <ApplicationStatus application={application} />}
      {application && isOpen && (
        <ApplicationForm initial={application} termsHash={termsHash} onSubmitted={setApplication} />
      )}
    </Page>
  );
}
