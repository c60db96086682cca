import { useLoaderData, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ReportForm } from '../../features/support/ReportForm';
import { gameInQuestion } from '../../features/support/report';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import type { TextKey } from '../../lib/texts';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('support');

/** How soon reports are answered, and the game that `?game=` names by id or slug. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const named = new URL(request.url).searchParams.get('game') ?? '';
  const [{ answerDays }, game] = await Promise.all([
    get('/v1/reports/settings', { language }),
    named === '' ? null : gameInQuestion(named, language),
  ]);
  return { days: answerDays, game, isUnknown: named !== '' && !game };
}

export default function ReportProblem() {
  const { t } = useTranslation();
  const { days, game } = useLoaderData<typeof loader>();
  const { state, pathname } = useLocation() as { state: { from?: string } | null; pathname: string };
  const refused = useRefused();
  const title = t(game ? 'support.report.gameTitle' : 'support.report.title');
  const lead = t(game ? 'support.report.gameLead' : 'support.report.lead', { days });
  return (
    <Page narrow title={title} lead={lead}>
      <Head title={title} description={lead} />
      <ReportForm from={state?.from ?? pathname} game={game} refused={refused} />
    </Page>
  );
}

const REFUSED: Record<string, TextKey> = { 'attachment-too-large': 'support.report.fileTooLarge' };

/** Why there is no such game here, or why a form that was sent without scripts came back. */
function useRefused(): string | null {
  const { t } = useTranslation();
  const { isUnknown } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const problem = query.get('problem');
  if (isUnknown) return t('support.report.gameUnknown');
  return problem && t(REFUSED[problem] ?? 'support.report.refused');
}
