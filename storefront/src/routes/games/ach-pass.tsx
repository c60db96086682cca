import { useState } from 'react';
import { useLoaderData, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { connectableGames, type ConnectableGame } from '../../features/achievements/connectable';
import { Connections } from '../../features/achievements/Connections';
import { InTheBrowser } from '../../features/achievements/InTheBrowser';
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

/** The person's games, those that they make, and those that are connected. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const [{ entries }, { games: made }, { connections }] = await Promise.all([
      get('/v1/library'),
      get('/v1/developer/games'),
      get('/v1/achievements/connections'),
    ]);
    return { entries, games: connectableGames(entries, made), connections };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('achievements.pass.title')} heights={['h-64', 'h-40']} />;
}

/** Codes that connect a downloaded game to the account. */
export default function PassPage() {
  const { t } = useTranslation();
  const { entries, games, connections } = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const [connected, setConnected] = useState<typeof connections | null>(null);
  const requestedSlug = query.get('game');
  const needsNoCode = games.every(({ slug }) => slug !== requestedSlug);
  const inTheBrowser = needsNoCode && entries.find(({ slug }) => slug === requestedSlug);
  const refresh = async (): Promise<void> => setConnected((await get('/v1/achievements/connections')).connections);
  return (
    <Page narrow title={t('achievements.pass.title')} lead={t('achievements.pass.lead')}>
      <Head title={t('achievements.pass.title')} hidden />
      <div className="grid gap-6">
        {inTheBrowser && <InTheBrowser game={inTheBrowser} />}
        <Codes games={games} requestedSlug={requestedSlug} onConnected={() => void refresh()} />
        <Connections connections={connected ?? connections} onChanged={(next) => setConnected([...next])} />
      </div>
    </Page>
  );
}

interface CodesProps {
  games: readonly ConnectableGame[];
  requestedSlug: string | null;
  onConnected: () => void;
}

function Codes({ games, ...panel }: CodesProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  if (games.length > 0)
    return (
      <PassPanel games={games.map(({ title, ...game }) => ({ ...game, name: pick(title) || game.slug }))} {...panel} />
    );
  return (
    <EmptyState
      title={t('achievements.pass.noGames')}
      action={<LinkButton to="/games">{t('achievements.pass.toGames')}</LinkButton>}
    >
      {t('achievements.pass.noGamesText')}
    </EmptyState>
  );
}
