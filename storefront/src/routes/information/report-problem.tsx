import { useLoaderData, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { ReportForm } from '../../features/support/ReportForm';
import { refusedIn } from '../../features/support/refused';
import { gameInQuestion, type RefusedReport } from '../../features/support/report';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('support');

/** How soon reports are answered, and the game that `?game=` names by id or slug. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const named = new URL(request.url).searchParams.get('game') ?? '';
  const [{ answerDays }, game] = await Promise.all([
    get('/v1/reports/settings', { language }),
    named === '' ? null : gameInQuestion(named, language),
  ]);
  const refused: RefusedReport | null = refusedIn(context);
  return { days: answerDays, game, refused, isUnknown: named !== '' && !game };
}

export default function ReportProblem() {
  const { t } = useTranslation();
  const { days, game, refused } = useLoaderData<typeof loader>();
  const { state, pathname } = useLocation() as { state: { from?: string } | null; pathname: string };
  const trouble = useTrouble();
  const title = t(game ? 'support.report.gameTitle' : 'support.report.title');
  const lead = t(game ? 'support.report.gameLead' : 'support.report.lead', { days });
  return (
    <Page narrow title={title} lead={lead}>
      <Head title={title} description={lead} />
      <ReportForm from={state?.from ?? pathname} game={game} refused={refused} trouble={trouble} />
    </Page>
  );
}

/** Why the page cannot show what its address wants, or why a form that was too large to be read came back. */
function useTrouble(): string | null {
  const { t } = useTranslation();
  const { isUnknown } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  if (isUnknown) return t('support.report.gameUnknown');
  if (!query.has('problem')) return null;
  return t(query.get('problem') === 'attachment-too-large' ? 'support.report.fileTooLarge' : 'support.report.refused');
}
