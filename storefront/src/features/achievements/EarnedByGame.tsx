import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { OwnAchievements } from '../../lib/wire';
import { BarList } from '../../ui/charts/BarList';
import { leading } from '../../ui/charts/leading';
import { shortDateInChile } from '../../ui/charts/short-dates';
import { TableOf } from '../../ui/charts/TableOf';
import { Link } from '../../ui/Link';

type Games = readonly OwnAchievements['games'][number][];

const MOST_BARS = 10;

/** Bars of games, the last earned in first: how much of each is earned. */
export function EarnedChart({ games }: { games: Games }) {
  const { t } = useTranslation();
  const { shown, others } = leading(games, MOST_BARS);
  const bars = shown.map(({ game, unlocked, total }) => ({
    key: game.id,
    label: <GameLink game={game} />,
    value: t('stats.achievements.count', { unlocked, total }),
    share: unlocked / total,
    fill: 'fill-mint',
  }));
  const [unlocked, total] = [sumOf(others, 'unlocked'), sumOf(others, 'total')];
  const rest = {
    key: 'others',
    label: t('stats.games.others', { count: others.length }),
    value: t('stats.achievements.count', { unlocked, total }),
    share: unlocked / total,
    fill: 'fill-edge',
  };
  return <BarList label={t('stats.achievements.title')} bars={others.length > 0 ? [...bars, rest] : bars} />;
}

export function EarnedTable({ games }: { games: Games }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <TableOf
      title={t('stats.achievements.title')}
      columns={[
        t('stats.achievements.game'),
        t('stats.achievements.earned'),
        t('stats.achievements.all'),
        t('stats.achievements.last'),
      ]}
      rows={games.map(({ game, unlocked, total, lastUnlockedAt }) => ({
        key: game.id,
        cells: [
          <GameLink key="game" game={game} />,
          unlocked,
          total,
          lastUnlockedAt && shortDateInChile(lastUnlockedAt, language),
        ],
      }))}
    />
  );
}

function GameLink({ game: { slug, title } }: { game: Games[number]['game'] }) {
  const { pick } = useLanguage();
  return (
    <Link to={`/games/${slug}/achievements`} className="link">
      {pick(title)}
    </Link>
  );
}

function sumOf(games: Games, what: 'unlocked' | 'total'): number {
  return games.reduce((sum, game) => sum + game[what], 0);
}
