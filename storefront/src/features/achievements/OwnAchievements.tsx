import { useCallback } from 'react';
import { get } from '../../lib/http';
import { useLoaded, type Loaded } from '../../lib/hooks/useLoaded';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnAchievements as Own } from '../../lib/wire';
import { Button, LinkButton } from '../../ui/Button';
import { ChartOrTable } from '../../ui/charts/ChartOrTable';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';
import { EarnedChart, EarnedTable } from './EarnedByGame';
import { OwnList } from './OwnList';

const ID = 'achievements';

/** What the person has earned, game by game, last and soon. The page that has loaded it already brings it along as `first`. */
export function OwnAchievements({ first }: { first?: Loaded<Own> }) {
  const { t } = useTranslation();
  const load = useCallback(() => get('/v1/achievements'), []);
  const { loaded, again } = useLoaded(load, 'own', first);
  if (loaded.at === 'here' && loaded.value.games.length > 0) return <Earned own={loaded.value} />;
  return (
    <Section id={ID} title={t('stats.achievements.title')} lead={t('stats.achievements.lead')}>
      {loaded.at === 'loading' && (
        <Waiting label={t('stats.achievements.title')}>
          <BlockSkeletons heights={['h-20', 'h-20']} />
        </Waiting>
      )}
      {loaded.at === 'failed' && (
        <ErrorNotice
          title={t('stats.achievements.failed')}
          action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
        />
      )}
      {loaded.at === 'here' && <None />}
    </Section>
  );
}

function None() {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('stats.achievements.none')}</p>
      <LinkButton to="/games" look="secondary">
        {t('stats.achievements.toGames')}
      </LinkButton>
    </div>
  );
}

function Earned({ own: { games, latest, underWay } }: { own: Own }) {
  const { t } = useTranslation();
  return (
    <ChartOrTable
      id={ID}
      title={t('stats.achievements.title')}
      lead={t('stats.achievements.lead')}
      chart={<EarnedChart games={games} />}
      table={<EarnedTable games={games} />}
    >
      <OwnList title={t('stats.achievements.latest')} entries={latest} />
      <OwnList title={t('stats.achievements.underWay')} entries={underWay} />
    </ChartOrTable>
  );
}
