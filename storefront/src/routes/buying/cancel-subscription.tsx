import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CancelByLink } from '../../features/subscriptions/manage/CancelByLink';
import { get, HttpError } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('renewals');

/** What the link of a mail would end; looking ends nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!token) return { token, plan: null, why: null };
  try {
    const plan = await get('/v1/subscription/cancel-by-link', {
      params: { query: { token } },
      language: languageOf(request),
      anonymous: true,
    });
    return { token, plan, why: null };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500) return { token, plan: null, why: problem.message };
    throw problem;
  }
}

export default function CancelSubscriptionPage() {
  const { t } = useTranslation();
  const { token, plan, why } = useLoaderData<typeof loader>();
  if (plan)
    return (
      <>
        <Head title={t('renewals.cancel.title')} hidden />
        <CancelByLink token={token} plan={plan} />
      </>
    );
  return (
    <Page narrow title={t('renewals.cancel.title')}>
      <Head title={t('renewals.cancel.title')} hidden />
      <ErrorNotice
        title={t('renewals.cancel.brokenTitle')}
        action={
          <LinkButton look="secondary" to="/">
            {t('renewals.cancel.home')}
          </LinkButton>
        }
      >
        {why ?? t('renewals.cancel.incomplete')}
      </ErrorNotice>
    </Page>
  );
}
