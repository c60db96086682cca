import type { ReactNode } from 'react';
import { Link as LinkIcon } from 'lucide-react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { day } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { LegalText } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { LegalChangesView } from './LegalChangesView';
import type { LegalView } from './legal-text';
import { Link } from '../../ui/Link';

interface LegalPageProps extends LegalView {
  /** What people may want to do about it. */
  action?: ReactNode;
  /** What belongs below the text. */
  children?: ReactNode;
}

/** An agreement, clause by clause with its summaries beside it, its versions, and what changed between them. */
export function LegalPage({ text, changes, action, children }: LegalPageProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const inForce = text.versions[0]?.version === text.version;
  return (
    <Page title={text.title} lead={t('law.version', { version: text.version, day: day(text.publishedOn, language) })}>
      <Head
        title={text.title}
        description={text.sections[0]?.summary ?? undefined}
        hidden={!inForce || changes !== null}
      />
      {!inForce && <Earlier />}
      {action && <div className="mb-6 print:hidden">{action}</div>}
      {changes ? (
        <LegalChangesView changes={changes} />
      ) : (
        <>
          <Contents text={text} />
          <p className="measure mb-8 text-muted print:hidden">{t('law.summariesAre')}</p>
          <div className="grid gap-12 print:block">
            {text.sections.map((section) => (
              <Clause key={section.key} section={section} />
            ))}
          </div>
        </>
      )}
      {children && <div className="print:hidden">{children}</div>}
      <Versions text={text} />
      <Printed text={text} />
    </Page>
  );
}

/** Above a text that is no longer in force. */
function Earlier() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <p role="note" className="mb-6 rounded-card border-2 border-sun-foot bg-sun-soft p-4 font-semibold text-sun-text">
      {t('law.earlier')}{' '}
      <Link to={pathname} className="underline underline-offset-4">
        {t('law.toCurrent')}
      </Link>
    </p>
  );
}

function Contents({ text }: { text: LegalText }) {
  const { t } = useTranslation();
  return (
    <nav
      aria-label={t('law.contents')}
      className="mb-8 rounded-card border border-line bg-surface p-5 print:hidden lg:max-w-[calc(43.2em+2.5rem)]"
    >
      <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {text.sections.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`} className="link inline-block py-1">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Clause({ section }: { section: LegalText['sections'][number] }) {
  const { t } = useTranslation();
  const { key, heading, html, summary, forChildren } = section;
  return (
    <section
      id={key}
      aria-labelledby={`${key}-heading`}
      className="grid scroll-mt-6 items-start gap-5 lg:grid-cols-[minmax(0,43.2em)_minmax(15rem,20rem)] lg:gap-10 print:mb-6 print:block"
    >
      <div className="min-w-0 break-inside-auto">
        <h2 id={`${key}-heading`} className="text-xl print:break-after-avoid print:text-[13pt]">
          {heading}{' '}
          <a
            href={`#${key}`}
            aria-label={t('law.linkTo', { heading })}
            className="inline-grid size-6 place-items-center align-middle text-muted hover:text-link print:hidden"
          >
            <LinkIcon aria-hidden="true" className="size-4" />
          </a>
        </h2>
        {/* Drawn by the server from the texts of this release, in which HTML is switched off. */}
        <div className="clause mt-3" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {summary && (
        <aside
          aria-label={t('law.asideOf', { heading })}
          className="grid gap-3 lg:mt-9 print:my-3 print:break-inside-avoid print:border-l-4 print:pl-3"
        >
          <Note title={t('law.summary')} text={summary} look="bg-mint-soft text-mint-text" />
          {forChildren && <Note title={t('law.forChildren')} text={forChildren} look="bg-sun-soft text-sun-text" />}
        </aside>
      )}
    </section>
  );
}

function Note({ title, text, look }: { title: string; text: string; look: string }) {
  return (
    <p className={`rounded-[14px] p-4 print:bg-transparent print:p-0 print:text-[10pt] ${look}`}>
      <strong className="mb-0.5 block font-display">{title}</strong> {text}
    </p>
  );
}

/** On paper: where the text stands, which one it is, and where its links lead. */
function Printed({ text }: { text: LegalText }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { origin = '' } = (useRouteLoaderData('root') as { origin?: string } | undefined) ?? {};
  return (
    <p className="mt-6 hidden break-inside-avoid border-t border-line pt-3 text-[9pt] print:block">
      {t('law.printed', { address: `${origin}${pathname}${search}`, origin })} {t('law.fingerprint')}:{' '}
      <span className="break-all">{text.hash}</span>
    </p>
  );
}

/** Every version of the text, each to be read or compared with the one in force. */
function Versions({ text }: { text: LegalText }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <section aria-labelledby="versions" className="mt-12 max-w-[43.2em] border-t border-line pt-6 print:hidden">
      <h2 id="versions" className="text-xl">
        {t('law.versions')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {text.versions.map(({ version, publishedOn }, n) => (
          <li key={version} className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="font-semibold">{version}</span>
            <span className="text-muted">{day(publishedOn, language)}</span>
            {n === 0 ? (
              <Link to={pathname} className="link">
                {t('law.inForce')}
              </Link>
            ) : (
              <>
                <Link to={`${pathname}?version=${version}`} className="link">
                  {t('law.read', { version })}
                </Link>
                <Link to={`${pathname}?compare=${version}`} className="link">
                  {t('law.compare', { version })}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <details className="mt-6 text-sm text-muted">
        <summary className="w-fit py-1">{t('law.technical')}</summary>
        <p className="break-all">
          {t('law.fingerprint')}: {text.hash}
        </p>
      </details>
    </section>
  );
}
