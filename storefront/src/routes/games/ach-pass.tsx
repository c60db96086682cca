import { useState } from 'react';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { Connections } from '../../features/achievements/Connections';
import { PassPanel } from '../../features/achievements/PassPanel';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('achievements'));

/** The person's games and those that are connected. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const [{ entries }, { connections }] = await Promise.all([get('/v1/library'), get('/v1/achievements/connections')]);
    return { entries, connections };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('achievements.pass.title')} heights={['h-64', 'h-40']} />;
}

/** Codes that connect a downloaded game to the account. */
export default function PassPage() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { entries, connections } = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const [connected, setConnected] = useState<typeof connections | null>(null);
  const requestedSlug = query.get('game');
  const games = entries
    .filter(({ downloads, slug }) => downloads.length > 0 || slug === requestedSlug)
    .map(({ gameId, slug, title }) => ({ id: gameId, slug, name: pick(title) }));
  const refresh = async (): Promise<void> => setConnected((await get('/v1/achievements/connections')).connections);
  return (
    <Page narrow title={t('achievements.pass.title')} lead={t('achievements.pass.lead')}>
      <Head title={t('achievements.pass.title')} hidden />
      <div className="grid gap-6">
        {games.length > 0 ? (
          <PassPanel games={games} requestedSlug={requestedSlug} onConnected={() => void refresh()} />
        ) : (
          <EmptyState
            title={t('achievements.pass.noGames')}
            action={<LinkButton to="/games">{t('achievements.pass.toGames')}</LinkButton>}
          >
            {t('achievements.pass.noGamesText')}
          </EmptyState>
        )}
        <Connections connections={connected ?? connections} onChanged={(next) => setConnected([...next])} />
      </div>
    </Page>
  );
}
