import { useTranslation } from '../../lib/useTranslation';
import type { HelpArticle } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

/** A page of the help, section by section, and where to go when it does not help. */
export function HelpArticlePage({ article }: { article: HelpArticle }) {
  const { t } = useTranslation();
  return (
    <Page narrow title={article.title} lead={article.summary}>
      <Head title={article.title} description={article.summary} />
      <div className="measure grid gap-8">
        {article.sections.map((section, n) => (
          <section key={section.heading} id={`part-${n + 1}`} className="scroll-mt-24">
            <h2 className="text-xl">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <nav aria-label={t('support.help.more')} className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        <LinkButton look="secondary" to="/help">
          {t('support.help.all')}
        </LinkButton>
        <LinkButton look="secondary" to="/contact">
          {t('support.help.contact')}
        </LinkButton>
        <LinkButton look="secondary" to="/report-problem">
          {t('support.help.report')}
        </LinkButton>
      </nav>
    </Page>
  );
}
