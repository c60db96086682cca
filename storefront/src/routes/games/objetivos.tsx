import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { grade } from '../../lib/format';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { CurriculumObjective } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { Link } from '../../ui/Link';

export const handle = says('catalog', 'lessons');

/** The objectives that some game names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { objectives } = await get('/v1/curriculum', { language: languageOf(request) });
  return objectives.filter(({ games }) => games > 0);
}

/** What schools teach, by subject, with the games for it. */
export default function ObjectivesPage() {
  const { t } = useTranslation();
  const objectives = useLoaderData<typeof loader>();
  const subjects = [...new Set(objectives.map(({ subject }) => subject))];
  return (
    <Page narrow title={t('lessons.objectives.title')} lead={t('lessons.objectives.lead')}>
      <Head title={t('lessons.objectives.title')} description={t('lessons.objectives.lead')} />
      <div className="grid gap-6">
        {subjects.map((subject) => (
          <Section key={subject} title={t(`catalog.subjects.${subject}`)}>
            <ul className="grid gap-2">
              {objectives
                .filter((one) => one.subject === subject)
                .map((one) => (
                  <Line key={one.key} objective={one} />
                ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}

function Line({ objective: { key, code, text, games, grade: of } }: { objective: CurriculumObjective }) {
  const { t, pick, language } = useTranslation();
  return (
    <li className="border-b border-line pb-2 last:border-0">
      <Link to={`/objetivos/${key}`} className="link inline-block py-1 font-semibold">
        {pick(text)}
      </Link>
      <span className="block text-sm text-muted">
        {code} · {grade(of, language)} · {t('lessons.objectives.games', { count: games })}
      </span>
    </li>
  );
}
