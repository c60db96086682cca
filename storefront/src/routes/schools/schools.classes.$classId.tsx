import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { ClassView } from '../../features/schools/ClassView';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head, useOrigin } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Link } from '../../ui/Link';

export const handle = behindLogin(says('schools'));

/** A class of the teacher; null where there is none. */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    try {
      return await get('/v1/schools/classes/{classId}', { params: { path: { classId: params.classId ?? '' } } });
    } catch (problem) {
      if (problem instanceof HttpError && problem.status === 404) return null;
      throw problem;
    }
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('schools.mine.title')} heights={['h-40', 'h-80']} />;
}

/** A class, its code and its report, for its teacher alone. */
export default function ClassPage() {
  const { t } = useTranslation();
  const found = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const origin = useOrigin();
  const title = found?.name ?? t('schools.mine.title');
  return (
    <Page title={title}>
      <Head title={title} hidden />
      <p className="-mt-4 mb-4">
        <Link to="/schools" className="link inline-block py-1">
          {t('schools.class.back')}
        </Link>
      </p>
      {found ? (
        <ClassView
          key={found.id}
          first={found}
          address={`${origin.replace(/^https?:\/\//, '')}/join`}
          onDeleted={() => void navigate('/schools')}
        />
      ) : (
        <EmptyState
          title={t('schools.class.missing')}
          action={<LinkButton to="/schools">{t('schools.class.back')}</LinkButton>}
        >
          {t('schools.class.missingText')}
        </EmptyState>
      )}
    </Page>
  );
}
