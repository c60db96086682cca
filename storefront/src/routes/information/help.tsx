import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { HelpSearchBox } from '../../features/support/HelpSearchBox';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { HelpFound, HelpLink } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Link } from '../../ui/Link';

export const handle = says('support');

/** Every page of the help, and what a search found. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [articles, found] = await Promise.all([
    get('/v1/help', { params: { query: { lang: language } }, language, anonymous: true }),
    query
      ? get('/v1/help/search', { params: { query: { q: query, lang: language } }, language, anonymous: true })
      : null,
  ]);
  return { query, articles, found };
}

export default function Help() {
  const { t } = useTranslation();
  const { query, articles, found } = useLoaderData<typeof loader>();
  return (
    <Page narrow title={t('support.help.title')} lead={t('support.help.lead')}>
      <Head title={t('support.help.title')} description={t('support.help.lead')} hidden={query !== ''} />
      <HelpSearchBox query={query} />
      {found && <Found query={query} found={found} />}
      <Topics articles={articles} />
      <section className="mt-10 rounded-card bg-sun-soft p-5 sm:p-6">
        <h2 className="text-xl">{t('support.help.noAnswer')}</h2>
        <p className="measure mt-2">{t('support.help.noAnswerText')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to="/report-problem">{t('support.help.report')}</LinkButton>
          <LinkButton look="secondary" to="/contact">
            {t('support.help.contact')}
          </LinkButton>
        </div>
        <p className="mt-4">
          <Link to="/status" className="link">
            {t('support.help.status')}
          </Link>
        </p>
      </section>
    </Page>
  );
}

function Found({ query, found }: { query: string; found: HelpFound[] }) {
  const { t } = useTranslation();
  return (
    <section aria-live="polite" className="mt-8">
      <h2 className="text-xl">{t('support.help.found', { count: found.length, words: query })}</h2>
      {found.length === 0 && <p className="mt-2">{t('support.help.foundNothing')}</p>}
      <ol className="mt-4 grid gap-5">
        {found.map(({ address, title, heading, excerpt }) => (
          <li key={address}>
            <Link to={address} className="link text-lg font-semibold">
              {heading}
            </Link>
            <p className="text-sm text-muted">{title}</p>
            <p className="measure mt-1">{excerpt}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TOPICS: readonly HelpLink['topic'][] = ['start', 'pay', 'play', 'account', 'shop'];

function Topics({ articles }: { articles: HelpLink[] }) {
  const { t } = useTranslation();
  return (
    <div className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
      {TOPICS.map((topic) => (
        <section key={topic}>
          <h2 className="text-xl">{t(`support.topics.${topic}`)}</h2>
          <ul className="mt-2 grid gap-3">
            {articles
              .filter((article) => article.topic === topic)
              .map(({ slug, title, summary }) => (
                <li key={slug}>
                  <Link to={`/help/${slug}`} className="link font-semibold">
                    {title}
                  </Link>
                  <p className="text-muted">{summary}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
