import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import type { LegalText } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

/** An agreement as it stands, section by section, with its version; `action` is what people may want to do about it. */
export function LegalPage({ text, action }: { text: LegalText; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page narrow title={text.title} lead={t('shell.legal.version', { version: text.version })}>
      <Head title={text.title} />
      {action && <div className="mb-6">{action}</div>}
      <nav aria-label={t('shell.legal.contents')} className="mb-8 rounded-card border border-line bg-surface p-5">
        <ol className="grid gap-1">
          {text.sections.map((section, n) => (
            <li key={section.heading}>
              <a href={`#part-${n + 1}`} className="link inline-block py-1">
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="measure grid gap-8">
        {text.sections.map((section, n) => (
          <section key={section.heading} id={`part-${n + 1}`}>
            <h2 className="text-xl">{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <details className="mt-10 border-t border-line pt-4 text-sm text-muted">
        <summary className="w-fit py-1">{t('shell.legal.technical')}</summary>
        <p className="break-all">
          {t('shell.legal.fingerprint')}: {text.hash}
        </p>
      </details>
    </Page>
  );
}
