import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { GuardianQuestion } from '../features/accounts/consent/GuardianQuestion';
import { get, HttpError } from '../lib/http';
import { languageOf, says } from '../lib/i18n';
import { legalText } from '../features/legal/legal-text';
import { useTranslation } from '../lib/useTranslation';
import { LinkButton } from '../ui/Button';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';

export const handle = says('guardian');

/** The question behind the link of the mail; reading it uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const text = await legalText('guardian', language);
  if (!token) return { token, text, question: null, why: null };
  try {
    return {
      token,
      text,
      question: await get('/v1/guardian', { params: { query: { token } }, language, anonymous: true }),
      why: null,
    };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500)
      return { token, text, question: null, why: problem.message };
    throw problem;
  }
}

export default function GuardianPage() {
  const { t } = useTranslation();
  const { token, text, question, why } = useLoaderData<typeof loader>();
  const title = t('guardian.page.title');
  if (!question) {
    return (
      <Page narrow title={title}>
        <Head title={title} hidden />
        <ErrorNotice
          title={t('guardian.page.brokenTitle')}
          action={
            <LinkButton look="secondary" to="/">
              {t('guardian.page.home')}
            </LinkButton>
          }
        >
          {why ?? t('guardian.page.incomplete')}
        </ErrorNotice>
      </Page>
    );
  }
  return (
    <Page narrow title={title}>
      <Head title={title} hidden />
      <GuardianQuestion token={token} question={question} text={text} />
    </Page>
  );
}
