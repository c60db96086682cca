import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { savePdf } from '../../features/documents/download';
import { DocumentView } from '../../features/documents/DocumentView';
import { useWork } from '../../features/documents/useWork';
import { useExplain } from '../../lib/explain';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { DocumentContent } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('documents'));

/** A receipt or credit note of the person; a failure is kept, so that the page can say which. */
export async function clientLoader({
  request,
  params,
}: ClientLoaderFunctionArgs): Promise<{ content: DocumentContent } | { problem: unknown }> {
  return await whileLoggedIn(request, async () => {
    try {
      return { content: await get('/v1/documents/{id}', { params: { path: { id: params.id ?? '' } } }) };
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === 401) throw problem;
      return { problem };
    }
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('documents.title')} label={t('documents.loading')} heights={['h-12', 'h-[40rem]']} />;
}

export default function DocumentPage() {
  const { t } = useTranslation();
  const loaded: { content: DocumentContent } | { problem: unknown } = useLoaderData<typeof clientLoader>();
  if ('problem' in loaded) return <Unread problem={loaded.problem} />;
  const { content } = loaded;
  return (
    <Page narrow title={content.title}>
      <Head title={content.title} hidden />
      <Tools content={content} />
      <DocumentView content={content} />
      <p className="mt-6 print:hidden">
        <LinkButton look="quiet" to="/orders">
          {t('documents.back')}
        </LinkButton>
      </p>
    </Page>
  );
}

function Tools({ content }: { content: DocumentContent }) {
  const { t } = useTranslation();
  const { busy, problem, run } = useWork();
  const save = () =>
    run(async () => {
      await savePdf(content, content.title);
      return null;
    }, t('documents.downloadFailed'));
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
      <Button busy={busy} onClick={() => void save()}>
        {busy ? t('documents.downloading') : t('documents.download')}
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        {t('documents.print')}
      </Button>
      {problem && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Unread({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const unknown = problem instanceof HttpError && problem.status === 404;
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('documents.title')} hidden />
      <EmptyState
        heading="h1"
        title={t(unknown ? 'documents.missing' : 'documents.loadFailed')}
        action={<LinkButton to="/orders">{t('documents.back')}</LinkButton>}
      >
        {unknown ? t('documents.missingText') : explain(problem)}
      </EmptyState>
    </div>
  );
}
