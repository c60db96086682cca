import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { HttpError, post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button, LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('developers'));

/** The invitation that a mail's link names; null for one that is over. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return whileLoggedIn(request, async () => {
    const invitation = await post('/v1/developer/invitations/read', { body: { token } }).catch((problem: unknown) => {
      if (problem instanceof HttpError && [400, 404, 409, 422].includes(problem.status)) return null;
      throw problem;
    });
    return { token, invitation };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('developers.invitationTitle')} heights={['h-56']} />;
}

export default function InvitationPage() {
  const { t } = useTranslation();
  const { token, invitation } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('developers.invitationTitle')}>
      <Head title={t('developers.invitationTitle')} hidden />
      {invitation ? (
        <Accept token={token} {...invitation} />
      ) : (
        <EmptyState
          title={t('developers.invitationOver')}
          action={<LinkButton to="/developer">{t('developers.title')}</LinkButton>}
        >
          {t('developers.invitationOverText')}
        </EmptyState>
      )}
    </Page>
  );
}

interface AcceptProps {
  token: string;
  studioName: string;
  role: 'reader' | 'editor' | 'owner';
  isForYou: boolean;
}

function Accept({ token, studioName, role, isForYou }: AcceptProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const accept = async (): Promise<void> => {
    await post('/v1/developer/invitations/accept', { body: { token } });
    await navigate('/developer');
  };
  return (
    <EmptyState
      title={t('developers.invitedTo', { name: studioName })}
      action={
        isForYou && (
          <Button busy={busy} onClick={() => void run(accept)}>
            {t('developers.accept')}
          </Button>
        )
      }
    >
      <p>{t(isForYou ? `developers.rolesLong.${role}` : 'developers.otherAddress')}</p>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
    </EmptyState>
  );
}
