import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { StudioCard } from '../../features/developers/StudioCard';
import { ToolTokens } from '../../features/developers/tokens/ToolTokens';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { DeveloperSelf, Studio, ToolToken } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('developers'));

/** The studios that the person works for, with their teams, and where an application is. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const self = await get('/v1/developer');
    const studios = await Promise.all(
      self.studios.map(({ developerId }) =>
        get('/v1/developer/studios/{developerId}', { params: { path: { developerId } } }),
      ),
    );
    const { tokens } = studios.length > 0 ? await get('/v1/auth/tool-tokens') : { tokens: [] };
    return { self, studios, tokens };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('developers.title')} heights={['h-40', 'h-72']} />;
}

export default function DeveloperPage() {
  const { t } = useTranslation();
  const { self, studios, tokens } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('developers.title')}>
      <Head title={t('developers.title')} hidden />
      {studios.length > 0 ? <Studios studios={studios} tokens={tokens} /> : <Invitation self={self} />}
    </Page>
  );
}

function Studios({ studios, tokens }: { studios: readonly Studio[]; tokens: readonly ToolToken[] }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<Record<string, Studio>>({});
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/upload">{t('developers.games')}</LinkButton>
        <LinkButton look="secondary" to="/developer/earnings">
          {t('developers.earnings')}
        </LinkButton>
      </div>
      {studios.map((studio) => (
        <StudioCard
          key={studio.developerId}
          studio={changed[studio.developerId] ?? studio}
          onChanged={(next) => setChanged((before) => ({ ...before, [studio.developerId]: next }))}
          onLeft={() => void revalidate()}
        />
      ))}
      <ToolTokens initial={tokens} />
    </div>
  );
}

/** What a member without a studio can do. */
function Invitation({ self: { application, canApply } }: { self: DeveloperSelf }) {
  const { t } = useTranslation();
  if (!canApply) return <EmptyState title={t('developers.notForYou')}>{t('developers.notForYouText')}</EmptyState>;
  const isSent = application === 'applied';
  return (
    <EmptyState
      title={t(isSent ? 'developers.sentTitle' : 'developers.joinTitle')}
      action={
        <LinkButton to="/developer/application">
          {t(isSent ? 'developers.seeStatus' : application === 'none' ? 'developers.apply' : 'developers.goOn')}
        </LinkButton>
      }
    >
      {t(isSent ? 'developers.sentText' : 'developers.joinText')}
    </EmptyState>
  );
}
