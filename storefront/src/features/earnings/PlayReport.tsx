import { day as dayText, playTime } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { StudioPlay } from '../../lib/wire';
import { ChartWithTable } from '../../ui/charts/ChartWithTable';
import { TableOf } from '../../ui/charts/TableOf';
import { Section } from '../../ui/Section';

/** A month of play: time by day, and by game with the wishlists that it is on and how many of their people have it. */
export function PlayReport({ play }: { play: StudioPlay }) {
  const { t } = useTranslation();
  return (
    <Section title={t('earnings.play.title')} lead={t('earnings.play.lead')}>
      {play.byDay.length > 0 ? <Days byDay={play.byDay} /> : <p>{t('earnings.play.none')}</p>}
      <Games byGame={play.byGame} />
    </Section>
  );
}

function Days({ byDay }: Pick<StudioPlay, 'byDay'>) {
  const { t, language } = useTranslation();
  return (
    <ChartWithTable
      title={t('earnings.play.byDay')}
      columns={[t('earnings.day'), t('earnings.play.time')]}
      points={byDay.map(({ day, seconds }) => ({
        key: day,
        label: dayText(day, language),
        short: `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
        value: Math.round(seconds / 60),
      }))}
      format={(minutes) => playTime(minutes)}
    />
  );
}

const COLUMNS = ['time', 'players', 'wishes', 'bought'] as const;

function Games({ byGame }: Pick<StudioPlay, 'byGame'>) {
  const { t, pick } = useTranslation();
  const share = (part: number, of: number): string =>
    of === 0 ? '–' : t('earnings.play.percent', { percent: Math.round((part / of) * 100) });
  return (
    <TableOf
      title={t('earnings.play.byGame')}
      showTitle
      columns={[t('earnings.game'), ...COLUMNS.map((name) => t(`earnings.play.${name}`))]}
      rows={byGame.map(({ gameId, title, seconds, playerDays, wishlisted, wishlistedOwned }) => ({
        key: gameId,
        cells: [
          pick(title),
          playTime(Math.round(seconds / 60)),
          String(playerDays),
          String(wishlisted),
          share(wishlistedOwned, wishlisted),
        ],
      }))}
    />
  );
}
