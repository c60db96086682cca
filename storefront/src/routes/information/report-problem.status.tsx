import { Form, useLoaderData, type LoaderFunctionArgs } from 'react-router';
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
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const { searchParams } = new URL(request.url);
  const [number, token] = [searchParams.get('number') ?? '', searchParams.get('token') ?? ''];
  if (!number || !token) return { number, report: null, why: null };
  try {
    const query = { number, token };
    return {
      number,
      report: await get('/v1/reports/status', { params: { query }, language, anonymous: true }),
      why: null,
    };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500) return { number, report: null, why: problem.message };
    throw problem;
  }
}

export default function ReportStatusPage() {
  const { t } = useTranslation();
  const { number, report, why } = useLoaderData<typeof loader>();
  const title = report ? t('support.status.titleOf', { number: report.number }) : t('support.status.title');
  return (
    <Page narrow title={title}>
      <Head title={title} hidden />
      {report ? <Report report={report} /> : <Ask number={number} why={why} />}
    </Page>
  );
}

function Report({ report }: { report: ReportStatus }) {
  const { t, language } = useTranslation();
  const { status, receivedAt, promisedOn, description, byMail, answers, game } = report;
  const isOver = status === 'solved' || status === 'closed';
  const news = t(byMail ? 'support.status.byMail' : 'support.status.keep');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Section title={t(`support.states.${status}`)} lead={isOver ? t('support.status.over') : news}>
        <dl className="grid gap-2">
          <About report={report} />
          <Fact name={t('support.status.receivedAt')}>{momentInChile(receivedAt, language)}</Fact>
          {!isOver && <Fact name={t('support.status.promisedOn')}>{day(promisedOn, language)}</Fact>}
          <Fact name={t('support.report.description')}>
            <span className="whitespace-pre-line font-normal wrap-anywhere">{description}</span>
          </Fact>
        </dl>
      </Section>
      <Answers answers={answers} isOver={isOver} />
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

function Answers({ answers, isOver }: { answers: ReportStatus['answers']; isOver: boolean }) {
  const { t, language } = useTranslation();
  return (
    <Section title={t('support.status.answers')}>
      {answers.length === 0 && (
        <p className="text-muted">{t(isOver ? 'support.status.noAnswerAtAll' : 'support.status.noAnswer')}</p>
      )}
      {answers.map(({ at, text }) => (
        <article key={at} className="border-l-4 border-blue pl-4">
          <p className="text-sm text-muted">{momentInChile(at, language)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </article>
      ))}
    </Section>
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
