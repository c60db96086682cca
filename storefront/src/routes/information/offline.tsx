import { SHOW_KEPT_LIBRARY } from '../../features/offline/show-kept-library';
import { useNonce } from '../../lib/nonce';
import { useTranslation } from '../../lib/useTranslation';
import { Logo } from '../../layout/Logo';
import { MAIN_BUTTON } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';

/** Kept by the browser and shown at any address: it wakes no script, so it needs none to be kept. */
export const handle = { still: true };

export default function Offline() {
  const { t } = useTranslation();
  const nonce = useNonce();
  return (
    <main className="edge mx-auto max-w-3xl pb-16 pt-8">
      <Head title={t('shell.away.title')} hidden />
      <Logo onLight />
      <EmptyState
        heading="h1"
        title={t('shell.away.title')}
        action={
          <a href="" className={MAIN_BUTTON}>
            {t('shell.errors.retry')}
          </a>
        }
      >
        {t('shell.away.lead')}
      </EmptyState>
      <section
        id="kept-library"
        hidden
        aria-labelledby="kept-title"
        className="rounded-card border border-line bg-surface p-6"
      >
        <h2 id="kept-title" className="text-2xl">
          {t('shell.nav.library')}
        </h2>
        <p className="mt-1 text-muted">
          {t('shell.away.seen')} <time />
        </p>
        <ul className="mt-4 list-disc space-y-2 pl-6" />
      </section>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHOW_KEPT_LIBRARY }} />
    </main>
  );
}
