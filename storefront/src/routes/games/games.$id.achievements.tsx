import { useCallback } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AchievementCard } from '../../features/achievements/AchievementCard';
import { useAvailability } from '../../features/library/availability';
import { get, HttpError } from '../../lib/http';
import { languageOf, says, useLanguage } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useLoaded, type Loaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { AchievementsReply } from '../../lib/wire';
import { classes } from '../../ui/classes';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Link } from '../../ui/Link';

export const handle = says('achievements');

/** A game's achievements as everybody sees them; the secret ones arrive without their words. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  try {
    return await get('/v1/games/{idOrSlug}/achievements', {
      params: { path: { idOrSlug: params.id ?? '' } },
      language: languageOf(request),
    });
  } catch (problem) {
    if (problem instanceof HttpError && [400, 404, 422].includes(problem.status)) throw data(null, { status: 404 });
    throw problem;
  }
}

export default function AchievementsPage() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const everybodys = useLoaderData<typeof loader>();
  const { user } = useSession();
  const own = useOwn(everybodys.game.slug, user.userId);
  const { game, achievements, players } = own.at === 'here' && own.value ? own.value : everybodys;
  const title = t('achievements.of', { title: pick(game.title) });
  const lead =
    achievements.length > 0 ? t('achievements.lead', { count: achievements.length }) : t('achievements.none');
  return (
    <Page narrow title={title} lead={lead}>
      <Head title={title} description={lead} />
      <p className="mb-5 flex flex-wrap gap-x-6">
        <Link to={`/games/${game.slug}`} className="link inline-block py-1">
          {t('achievements.back', { title: pick(game.title) })}
        </Link>
        {achievements.length > 0 && <ConnectLink game={game} />}
      </p>
      <p role="status" className="mb-3 min-h-6 font-semibold">
        {own.at === 'here' && own.value && achievements.length > 0 && t('achievements.mine', earnedIn(own.value))}
        {own.at === 'failed' && t('achievements.mineFailed')}
      </p>
      <ul className="grid gap-3">
        {achievements.map((one) => (
          <li key={one.id}>
            <AchievementCard one={one} />
          </li>
        ))}
      </ul>
      {players === null && achievements.length > 0 && (
        <p className="mt-4 text-sm text-muted">{t('achievements.few')}</p>
      )}
    </Page>
  );
}

/** To a code for a game that can be downloaded. Its room is kept while that is not known. */
function ConnectLink({ game: { id, slug } }: Pick<AchievementsReply, 'game'>) {
  const { t } = useTranslation();
  const hasDownload = (useAvailability(id)?.downloads.length ?? 0) > 0;
  return (
    <Link to={`/ach-pass?game=${slug}`} className={classes('link inline-block py-1', hasDownload ? null : 'invisible')}>
      {t('achievements.connect')}
    </Link>
  );
}

/** The same with the person's own progress; null for guests. */
function useOwn(slug: string, userId: string | null): Loaded<AchievementsReply | null> {
  const load = useCallback(
    async (key: string) => {
      if (!userId) return null;
      return get('/v1/games/{idOrSlug}/achievements', { params: { path: { idOrSlug: key } } });
    },
    [userId],
  );
  return useLoaded<AchievementsReply | null>(load, slug).loaded;
}

function earnedIn({ achievements }: AchievementsReply): { unlocked: number; total: number } {
  const unlocked = achievements.filter(({ mine }) => mine?.unlockedAt).length;
  return { unlocked, total: achievements.length };
}
