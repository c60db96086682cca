import type { ReactNode } from 'react';
import { SHOW_KEPT_LIBRARY } from '../../features/offline/show-kept-library';
import { says } from '../../lib/i18n';
import { useNonce } from '../../lib/nonce';
import { useTranslation } from '../../lib/useTranslation';
import { Logo } from '../../layout/Logo';
import { MAIN_BUTTON } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';

/** Kept by the browser and shown at any address: it wakes no script, so it needs none to be kept. */
export const handle = { ...says('copies'), still: true };

export default function Offline() {
  const { t } = useTranslation();
  const nonce = useNonce();
  return (
    <main className="edge mx-auto max-w-3xl pb-16 pt-8">
      <Head title={t('copies.away.title')} hidden />
      <Logo onLight />
      <EmptyState
        heading="h1"
        title={t('copies.away.title')}
        action={
          <a href="" className={MAIN_BUTTON}>
            {t('shell.errors.retry')}
          </a>
        }
      >
        {t('copies.away.lead')}
      </EmptyState>
      <FilledIn id="kept-games" title={t('copies.away.games')}>
        <ul className="mt-4 space-y-2" />
      </FilledIn>
      <FilledIn id="kept-library" title={t('shell.nav.library')}>
        <p className="mt-1 text-muted">
          {t('copies.away.seen')} <time />
        </p>
        <ul className="mt-4 list-disc space-y-2 pl-6" />
      </FilledIn>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHOW_KEPT_LIBRARY }} />
    </main>
  );
}

interface FilledInProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part that the script of the page fills, and shows. */
function FilledIn({ id, title, children }: FilledInProps) {
  return (
    <section
      id={id}
      hidden
      aria-labelledby={`${id}-title`}
      className="mb-6 rounded-card border border-line bg-surface p-6"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
