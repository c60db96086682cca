import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { OwnAchievements } from '../../features/achievements/OwnAchievements';
import { StatsView } from '../../features/play/stats/StatsView';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('stats', 'catalog', 'achievements'));

/** What the person played, and no other. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, () => get('/v1/player-stats'));
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('stats.title')} lead={t('stats.lead')} heights={['h-24', 'h-72', 'h-60']} />;
}

/** Minutes, streaks and games of the person, with the lines that they are made of. */
export default function PlayerStatsPage() {
  const { t } = useTranslation();
  const stats = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <Page narrow title={t('stats.title')} lead={t('stats.lead')}>
      <Head title={t('stats.title')} hidden />
      <StatsView stats={stats} onChange={() => void revalidate()} achievements={<OwnAchievements />} />
    </Page>
  );
}
