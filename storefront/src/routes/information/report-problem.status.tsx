import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Conversation } from '../../features/support/Conversation';
import { ReplyForm } from '../../features/support/ReplyForm';
import { refusedIn } from '../../features/support/refused';
import type { RefusedReply } from '../../features/support/report';
import { get, HttpError } from '../../lib/http';
import { day, momentInChile } from '../../lib/format';
import { languageOf, says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { ReportStatus } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Field } from '../../ui/form/Field';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';

export const handle = says('support');

/** The report that number and token open together. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { searchParams } = new URL(request.url);
  const [number, token] = [searchParams.get('number') ?? '', searchParams.get('token') ?? ''];
  const opened = { number, token, refused: refusedIn<'text'>(context) };
  if (!number || !token) return { ...opened, report: null, why: null };
  try {
    const query = { number, token };
    return {
      ...opened,
      report: await get('/v1/reports/status', { params: { query }, language, anonymous: true }),
      why: null,
    };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500) return { ...opened, report: null, why: problem.message };
    throw problem;
  }
}

export default function ReportStatusPage() {
  const { t } = useTranslation();
  const { number, token, report, refused, why } = useLoaderData<typeof loader>();
  const title = report ? t('support.status.titleOf', { number: report.number }) : t('support.status.title');
  return (
    <Page narrow title={title}>
      <Head title={title} hidden />
      {report ? <Report report={report} token={token} refused={refused} /> : <Ask number={number} why={why} />}
    </Page>
  );
}

interface ReportProps {
  report: ReportStatus;
  token: string;
  /** What was sent without scripts and refused. */
  refused: RefusedReply | null;
}

function Report({ report, token, refused }: ReportProps) {
  const { t, language } = useTranslation();
  const { number, status, receivedAt, dueOn, description, byMail, game } = report;
  const isOver = status === 'solved' || status === 'closed';
  const news = t(byMail ? 'support.status.byMail' : 'support.status.keep');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Section title={t(`support.states.${status}`)} lead={isOver ? t('support.status.over') : news}>
        <dl className="grid gap-2">
          <About report={report} />
          <Fact name={t('support.status.receivedAt')}>{momentInChile(receivedAt, language)}</Fact>
          {dueOn && <Fact name={t('support.status.promisedOn')}>{day(dueOn, language)}</Fact>}
          <Fact name={t('support.report.description')}>
            <span className="whitespace-pre-line font-normal wrap-anywhere">{description}</span>
          </Fact>
        </dl>
      </Section>
      <Conversation report={report} isOver={isOver} />
      {(!isOver || refused) && <ReplyForm opened={{ number, token }} status={status} refused={refused} />}
      <div className="flex flex-wrap gap-3">
        {isOver && (
          <LinkButton look="secondary" to={game ? `/report-problem?game=${game.slug}` : '/report-problem'}>
            {t('support.status.again')}
          </LinkButton>
        )}
        <LinkButton look="secondary" to="/help">
          {t('support.help.all')}
        </LinkButton>
      </div>
    </div>
  );
}

/** The game and what is wrong with it, or the part of the shop. */
function About({ report: { category, game, gameReason } }: { report: ReportStatus }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  if (!gameReason) return <Fact name={t('support.report.category')}>{t(`support.categories.${category}`)}</Fact>;
  return (
    <>
      {game && <Fact name={t('support.status.game')}>{pick(game.title)}</Fact>}
      <Fact name={t('support.report.reason')}>{t(`support.gameReasons.${gameReason}`)}</Fact>
    </>
  );
}

/** For those who kept number and code, and not the link. */
function Ask({ number, why }: { number: string; why: string | null }) {
  const { t } = useTranslation();
  return (
    <Form className="grid gap-4">
      {why && <ErrorNotice title={why} />}
      <p>{t('support.status.ask')}</p>
      <Field label={t('support.status.number')} name="number" defaultValue={number} placeholder="R-1001" required />
      <Field label={t('support.status.token')} name="token" autoComplete="off" required />
      <div>
        <Button type="submit">{t('support.status.open')}</Button>
      </div>
    </Form>
  );
}
