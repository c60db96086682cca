import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { CodeList } from '../../features/codes/CodeList';
import { KeepCode } from '../../features/codes/KeepCode';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('codes'));

/** The person's own codes. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, () => get('/v1/discounts'));
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('codes.mine.title')} lead={t('codes.mine.lead')} heights={['h-40', 'h-36', 'h-36']} />;
}

export default function MyDiscountCodesPage() {
  const { t } = useTranslation();
  const { codes } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <Page narrow title={t('codes.mine.title')} lead={t('codes.mine.lead')}>
      <Head title={t('codes.mine.title')} hidden />
      <KeepCode kept={() => void revalidate()} />
      {codes.length > 0 ? (
        <CodeList codes={codes} />
      ) : (
        <EmptyState title={t('codes.mine.noneTitle')}>{t('codes.mine.none')}</EmptyState>
      )}
    </Page>
  );
}
