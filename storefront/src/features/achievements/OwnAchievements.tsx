import { useCallback } from 'react';
import { get } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { useLoaded, type Loaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnAchievements as Own } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { Cover } from '../../ui/game/Cover';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';
import { Link } from '../../ui/Link';

/** What the person has earned, game by game. A page that has loaded it already brings it along as `first`. */
export function OwnAchievements({ first }: { first?: Loaded<Own> }) {
  const { t } = useTranslation();
  const load = useCallback(() => get('/v1/achievements'), []);
  const { loaded, again } = useLoaded(load, 'own', first);
  return (
    <Section id="achievements" title={t('achievements.own.title')} lead={t('achievements.own.lead')}>
      {loaded.at === 'loading' && (
        <Waiting label={t('achievements.own.title')}>
          <BlockSkeletons heights={['h-20', 'h-20']} />
        </Waiting>
      )}
      {loaded.at === 'failed' && (
        <ErrorNotice
          title={t('achievements.own.failed')}
          action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
        />
      )}
      {loaded.at === 'here' && <Games own={loaded.value} />}
    </Section>
  );
}

function Games({ own: { games } }: { own: Own }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  if (games.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('achievements.own.none')}</p>
        <LinkButton to="/games" look="secondary">
          {t('achievements.own.games')}
        </LinkButton>
      </div>
    );
  return (
    <ul className="grid gap-3">
      {games.map(({ game, unlocked, total }) => (
        <li key={game.id} className="flex items-center gap-4 border-b border-line pb-3 last:border-0">
          <Cover src={game.cover} className="w-12 shrink-0" />
          <Link to={`/games/${game.slug}/achievements`} className="link grow py-2">
            {pick(game.title)}
          </Link>
          <span className="shrink-0 font-semibold">{t('achievements.own.count', { unlocked, total })}</span>
        </li>
      ))}
    </ul>
  );
}
