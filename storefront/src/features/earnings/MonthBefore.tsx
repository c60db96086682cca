import { useTranslation } from '../../lib/useTranslation';
import type { Earnings } from '../../lib/wire';
import { TableOf } from '../../ui/charts/TableOf';
import { Section } from '../../ui/Section';
import { useGroupNames } from './useGroupNames';
import { monthText } from './monthText';
import { useMoney } from './useMoney';

/** What a closed month brought more or less than the one before, by game and by source. */
export function MonthBefore({ earnings }: { earnings: Earnings }) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const { before } = earnings;
  const names = useGroupNames([...earnings.byGame, ...(before?.byGame ?? [])]);
  if (!before) return null;
  const month = monthText(before.month, language);
  const difference = earnings.earned - before.earned;
  const said = difference < 0 ? 'less' : difference > 0 ? 'more' : 'same';
  return (
    <Section
      title={t('earnings.before.title', { month })}
      lead={t(`earnings.before.${said}`, { amount: money(Math.abs(difference)) })}
    >
      {(['game', 'source'] as const).map((by) => (
        <TableOf
          key={by}
          title={t(by === 'game' ? 'earnings.byGame' : 'earnings.bySource')}
          showTitle
          columns={[t(`earnings.${by}`), month, t('earnings.before.difference')]}
          rows={compared(
            by === 'game' ? before.byGame : before.bySource,
            by === 'game' ? earnings.byGame : earnings.bySource,
          ).map(({ key, was, change }) => ({
            key: key ?? '',
            cells: [names[by](key), money(was), `${change > 0 ? '+' : ''}${money(change)}`],
          }))}
        />
      ))}
    </Section>
  );
}

type Groups = readonly { key: string | null; amount: number }[];

/** Each group of either month, what fell most first. */
function compared(before: Groups, now: Groups): { key: string | null; was: number; change: number }[] {
  const amountOf = (groups: Groups, key: string | null): number => groups.find((one) => one.key === key)?.amount ?? 0;
  const keys = new Set([...before, ...now].map(({ key }) => key));
  return [...keys]
    .map((key) => ({ key, was: amountOf(before, key), change: amountOf(now, key) - amountOf(before, key) }))
    .sort((a, b) => a.change - b.change);
}
