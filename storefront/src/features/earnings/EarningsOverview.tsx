import { lazy, Suspense, useState, type ReactNode } from 'react';
import { day as dayText, momentInChile } from '../../lib/format';
import { getFile } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Earnings } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ChartWithTable } from '../../ui/charts/ChartWithTable';
import { MeasureBar } from '../../ui/charts/MeasureBar';
import { TableOf } from '../../ui/charts/TableOf';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import type { LinesWanted } from './EarningLinesDialog';
import { MonthBefore } from './MonthBefore';
import { saveFile } from './saveFile';
import { useGroupNames } from './useGroupNames';
import { useMoney } from './useMoney';

const EarningLinesDialog = lazy(() =>
  import('./EarningLinesDialog').then((file) => ({ default: file.EarningLinesDialog })),
);

interface OverviewProps {
  developerId: string;
  earnings: Earnings;
}

/** A month of a studio: figures, charts with their tables, and the lines behind each figure. */
export function EarningsOverview({ developerId, earnings }: OverviewProps) {
  const { t, language } = useTranslation();
  const [wanted, setWanted] = useState<LinesWanted | null>(null);
  const { month, asOf } = earnings;
  const open = (more: Omit<LinesWanted, 'month'>): void => setWanted({ month, ...more });
  return (
    <>
      {asOf && <p className="text-muted">{t('earnings.soFar', { moment: momentInChile(asOf, language) })}</p>}
      <Figures earnings={earnings} />
      {earnings.byDay.length === 0 ? (
        <EmptyState title={t('earnings.none')} />
      ) : (
        <>
          <Section title={t('earnings.byDay')}>
            <Days earnings={earnings} open={open} />
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => open({})}>
                {t('earnings.all')}
              </Button>
              <CsvButton developerId={developerId} month={month} />
            </div>
          </Section>
          <Section title={t('earnings.byGame')}>
            <Groups earnings={earnings} open={open} />
          </Section>
        </>
      )}
      <MonthBefore earnings={earnings} />
      {wanted && (
        <Suspense>
          <EarningLinesDialog developerId={developerId} wanted={wanted} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  );
}

function Figures({ earnings: { soFar, today, earned, refunded, projection } }: { earnings: Earnings }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
      {today !== null && <Figure name={t('earnings.today')}>{money(today)}</Figure>}
      <Figure name={t(soFar ? 'earnings.thisMonth' : 'earnings.monthTotal')}>{money(earned)}</Figure>
      {projection !== null && <Figure name={t('earnings.projection')}>{money(projection)}</Figure>}
      <Figure name={t('earnings.refunded')}>{money(refunded)}</Figure>
    </dl>
  );
}

export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-4">
      <dt className="grow text-sm text-muted">{name}</dt>
      <dd className="font-display text-xl font-bold whitespace-nowrap text-heading">{children}</dd>
    </div>
  );
}

interface PartProps {
  earnings: Earnings;
  open: (more: Omit<LinesWanted, 'month'>) => void;
}

function Days({ earnings: { month, byDay }, open }: PartProps) {
  const { t, language } = useTranslation();
  const money = useMoney();
  return (
    <ChartWithTable
      title={t('earnings.byDay')}
      hideTitle
      columns={[t('earnings.day'), t('earnings.amount')]}
      points={everyDay(month, byDay).map(({ day, amount }) => ({
        key: day,
        label: dayText(day, language),
        short: `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
        value: amount,
      }))}
      format={money}
      cell={({ key, value }) =>
        value === 0 ? money(0) : <LinesButton amount={money(value)} onClick={() => open({ by: 'day', key })} />
      }
    />
  );
}

/** The month's days without earnings are days too; what waited stands on days of months before. */
function everyDay(month: string, byDay: Earnings['byDay']): { day: string; amount: number }[] {
  const amounts = new Map(byDay.map(({ key, amount }) => [key ?? '', amount]));
  const days = [...amounts.keys()].sort();
  const inMonth = days.filter((day) => day.startsWith(month)).map((day) => Number(day.slice(8)));
  const [first = 1, last = 0] = [inMonth[0], inMonth.at(-1)];
  const between = Array.from({ length: last - first + 1 }, (_, n) => `${month}-${String(first + n).padStart(2, '0')}`);
  const all = [...days.filter((day) => !day.startsWith(month)), ...between];
  return all.sort().map((day) => ({ day, amount: amounts.get(day) ?? 0 }));
}

/** Opens what a figure is made of. */
function LinesButton({ amount, onClick }: { amount: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" aria-label={t('earnings.open', { amount })} onClick={onClick} className="link min-h-11 px-1">
      {amount}
    </button>
  );
}

function Groups({ earnings: { byGame, bySource, byCode, byCountry }, open }: PartProps) {
  const names = useGroupNames(byGame);
  return (
    <>
      <Group by="game" groups={byGame} open={open} name={names.game} />
      <Group by="source" groups={bySource} open={open} name={names.source} showTitle />
      <Group by="code" groups={byCode} open={open} name={names.code} showTitle />
      <Group by="country" groups={byCountry} open={open} name={names.country} showTitle />
    </>
  );
}

interface GroupProps {
  by: 'game' | 'source' | 'code' | 'country';
  groups: readonly { key: string | null; amount: number; lines: number }[];
  open: PartProps['open'];
  name: (key: string | null) => string;
  showTitle?: boolean;
}

const TITLES = {
  game: 'earnings.byGame',
  source: 'earnings.bySource',
  code: 'earnings.byCode',
  country: 'earnings.byCountry',
} as const;

function Group({ by, groups, open, name, showTitle }: GroupProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const most = Math.max(...groups.map(({ amount }) => Math.abs(amount)), 1);
  return (
    <TableOf
      title={t(TITLES[by])}
      showTitle={showTitle}
      columns={[t(`earnings.${by}`), t('earnings.lines'), t('earnings.amount')]}
      rows={groups.map(({ key, amount, lines }) => ({
        key: key ?? '',
        cells: [
          groups.length > 1 ? <Named key="name" name={name(key)} amount={amount} most={most} /> : name(key),
          String(lines),
          <LinesButton key="amount" amount={money(amount)} onClick={() => open({ by, key: key ?? '' })} />,
        ],
      }))}
    />
  );
}

/** What a row is of, and below it how its amount compares with the others. */
function Named({ name, amount, most }: { name: string; amount: number; most: number }) {
  return (
    <>
      {name}
      <MeasureBar
        share={Math.abs(amount) / most}
        fill={amount < 0 ? 'fill-danger' : 'fill-link'}
        className="mt-1 h-2 w-full min-w-24"
      />
    </>
  );
}

function CsvButton({ developerId, month }: { developerId: string; month: string }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.csvFailed'));
  const download = (): void =>
    void run(async () => {
      const params = { path: { developerId }, query: { month } };
      saveFile(await getFile('/v1/developer/studios/{developerId}/earnings/csv', { params }), `ludoteca-${month}.csv`);
    });
  return (
    <>
      <Button look="secondary" busy={busy} onClick={download}>
        {t('earnings.csv')}
      </Button>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
    </>
  );
}
