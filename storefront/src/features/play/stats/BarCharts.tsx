import { spokenTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayStats } from '../../../lib/wire';
import { BarList, type Bar } from '../../../ui/charts/BarList';
import { leading } from '../../../ui/charts/leading';
import { fillOf } from './fills';
import { useSubjectName } from './useSubjectName';

const MOST_BARS = 10;

/** Bars of subjects, the most first, in the colours of the weeks. */
export function SubjectChart({ subjects }: { subjects: PlayStats['subjects'] }) {
  const { t } = useTranslation();
  const nameOf = useSubjectName();
  const times = subjects.map(({ subject, seconds }, n) => ({
    key: String(subject),
    label: nameOf(subject),
    seconds,
    fill: fillOf(n),
  }));
  return <BarList label={t('stats.subjects.title')} bars={barsOf(times)} />;
}

/** Bars of games, the longest played first; from the tenth on, all others are one. */
export function GameChart({ games }: { games: PlayStats['games'] }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { shown, others } = leading(games, MOST_BARS);
  const times = shown.map(({ gameId, title, seconds }) => ({
    key: gameId,
    label: title ? pick(title) : t('stats.games.gone'),
    seconds,
  }));
  const rest = {
    key: 'others',
    label: t('stats.games.others', { count: others.length }),
    seconds: others.reduce((sum, { seconds }) => sum + seconds, 0),
    fill: 'fill-edge',
  };
  return <BarList label={t('stats.games.title')} bars={barsOf(others.length > 0 ? [...times, rest] : times)} />;
}

type Time = Pick<Bar, 'key' | 'label' | 'fill'> & { seconds: number };

function barsOf(times: readonly Time[]): Bar[] {
  const most = Math.max(...times.map(({ seconds }) => seconds));
  return times.map(({ seconds, ...bar }) => ({ ...bar, value: spokenTime(seconds), share: seconds / most }));
}
