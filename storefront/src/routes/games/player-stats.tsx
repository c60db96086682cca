import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { OwnAchievements } from '../../features/achievements/OwnAchievements';
import { nextToPlay } from '../../features/library/next-to-play';
import { StatsView } from '../../features/play/stats/StatsView';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { loadedFrom } from '../../lib/hooks/useLoaded';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('stats', 'catalog', 'achievements'));

/** What the person played and earned, and no other; where nothing was played, a game to begin with. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const [stats, own] = await Promise.all([get('/v1/player-stats'), loadedFrom(get('/v1/achievements'))]);
    return { stats, own, first: stats.totalSeconds === 0 ? await gameToBegin() : null };
  });
}

/** Without the library, the page leads to the games. */
async function gameToBegin(): Promise<LibraryEntry | null> {
  return get('/v1/library').then(
    ({ entries }) => nextToPlay(entries),
    () => null,
  );
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('stats.title')} lead={t('stats.lead')} heights={['h-24', 'h-72', 'h-60']} />;
}

/** Minutes, games, streaks and achievements of the person, with the lines that the minutes are made of. */
export default function PlayerStatsPage() {
  const { t } = useTranslation();
  const { stats, own, first } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const isNew = stats.totalSeconds === 0 && own.at === 'here' && own.value.games.length === 0;
  return (
    <Page narrow title={t('stats.title')} lead={t('stats.lead')}>
      <Head title={t('stats.title')} hidden />
      <StatsView
        stats={stats}
        onChange={() => void revalidate()}
        first={first}
        achievements={isNew ? null : <OwnAchievements first={own} />}
      />
    </Page>
  );
}
