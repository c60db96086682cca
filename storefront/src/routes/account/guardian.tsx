import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { GuardianLimits } from '../../features/accounts/consent/GuardianLimits';
import { GuardianQuestion } from '../../features/accounts/consent/GuardianQuestion';
import { get, HttpError } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { legalText } from '../../features/legal/legal-text';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('guardian');

/** The question behind the link of the mail; reading it uses nothing up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const text = await legalText('guardian', language);
  if (!token) return { token, text, question: null, limits: null, why: null };
  try {
    const options = { params: { query: { token } }, language, anonymous: true } as const;
    const [question, limits] = await Promise.all([get('/v1/guardian', options), get('/v1/guardian/limits', options)]);
    return { token, text, question, limits, why: null };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500)
      return { token, text, question: null, limits: null, why: problem.message };
    throw problem;
  }
}

export default function GuardianPage() {
  const { t } = useTranslation();
  const { token, text, question, limits, why } = useLoaderData<typeof loader>();
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
      {limits && <GuardianLimits token={token} first={limits} name={question.username} />}
    </Page>
  );
}
