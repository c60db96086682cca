import { useState } from 'react';
import { day, dayInChile } from '../../lib/format';
import { getFile, post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { PupilReport, SchoolClass } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ChartWithTable } from '../../ui/charts/ChartWithTable';
import { TableOf } from '../../ui/charts/TableOf';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { RemovePupil } from './RemovePupil';

interface ReportProps {
  of: SchoolClass;
  onChanged: (next: SchoolClass) => void;
}

const earned = ({ games }: PupilReport): number => games.reduce((sum, { unlocked }) => sum + unlocked, 0);

/** What the pupils of a class did: figures, a table, weeks as a chart with its table, and a file. */
export function ClassReport({ of, onChanged }: ReportProps) {
  const { t } = useTranslation();
  const { report, code } = of;
  return (
    <Section title={t('schools.report.title')} lead={t('schools.report.lead')}>
      {report.length === 0 ? (
        <EmptyState title={t('schools.report.none')} heading="h2">
          {t('schools.report.noneText', { code })}
        </EmptyState>
      ) : (
        <>
          <Figures report={report} />
          <Table of={of} onChanged={onChanged} />
          <Weeks weeks={of.weeks} />
          <CsvButton of={of} />
        </>
      )}
    </Section>
  );
}

function Figures({ report }: Pick<SchoolClass, 'report'>) {
  const { t } = useTranslation();
  const figures = [
    [t('schools.report.pupils'), report.length],
    [t('schools.report.minutes'), report.reduce((sum, { minutes }) => sum + minutes, 0)],
    [t('schools.report.achievements'), report.reduce((sum, pupil) => sum + earned(pupil), 0)],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
      {figures.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-col rounded-card border border-line p-3 sm:p-4">
          <dt className="grow text-sm text-muted wrap-anywhere">{name}</dt>
          <dd className="font-display text-xl font-bold text-heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ of, onChanged }: ReportProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.class.failed'));
  const [fresh, setFresh] = useState<{ nickname: string; pin: string } | null>(null);
  const { columns, cellsOf } = useCells(of);
  const renewPin = (pupilId: string): void =>
    void run(async () => {
      const params = { path: { classId: of.id, pupilId } };
      setFresh(await post('/v1/schools/classes/{classId}/pupils/{pupilId}/pin', { params }));
    });
  const actions = (pupil: PupilReport) => (
    <span key="do" className="inline-flex flex-wrap justify-end gap-x-2">
      <Button look="quiet" busy={busy} onClick={() => renewPin(pupil.id)}>
        {t('schools.report.pin')}{' '}
        <span className="sr-only">{t('schools.report.pinOf', { nickname: pupil.nickname })}</span>
      </Button>
      <RemovePupil classId={of.id} pupil={pupil} onRemoved={onChanged} />
    </span>
  );
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div role="status">
        {fresh && (
          <p className="rounded-[14px] bg-mint-soft p-4 font-semibold text-mint-text">
            {t('schools.report.pinDone', fresh)}
          </p>
        )}
      </div>
      <TableOf
        title={t('schools.report.table')}
        showTitle
        columns={[...columns, t('schools.report.actions')]}
        words={2}
        rows={of.report.map((pupil) => ({ key: pupil.id, cells: [...cellsOf(pupil), actions(pupil)] }))}
      />
    </>
  );
}

/** What the table says of each pupil, game by game. */
function useCells({ assigned }: SchoolClass) {
  const { t, language, pick } = useTranslation();
  const columns = [
    t('schools.report.nickname'),
    t('schools.report.joined'),
    t('schools.report.minutes'),
    t('schools.report.achievements'),
    ...assigned.map(({ title }) => pick(title)),
  ];
  const cellsOf = (pupil: PupilReport) => [
    pupil.nickname,
    dayInChile(pupil.joinedAt, language),
    pupil.minutes,
    earned(pupil),
    ...assigned.map((game) => {
      const { minutes = 0, progress = 0 } = pupil.games.find(({ gameId }) => gameId === game.id) ?? {};
      return t('schools.report.ofGame', { minutes, progress });
    }),
  ];
  return { columns, cellsOf };
}

function Weeks({ weeks }: Pick<SchoolClass, 'weeks'>) {
  const { t, language } = useTranslation();
  if (weeks.length === 0) return <p className="text-muted">{t('schools.report.weeksNone')}</p>;
  return (
    <ChartWithTable
      title={t('schools.report.weeks')}
      columns={[t('schools.report.week'), t('schools.report.minutes')]}
      format={(count) => t('schools.report.minutesShort', { count })}
      points={weeks.map(({ weekOf, minutes }) => ({
        key: weekOf,
        label: day(weekOf, language),
        short: `${Number(weekOf.slice(8))}/${Number(weekOf.slice(5, 7))}`,
        value: minutes,
      }))}
    />
  );
}

function CsvButton({ of: { id, code } }: { of: SchoolClass }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.report.csvFailed'));
  const download = (): void =>
    void run(async () => {
      const file = await getFile('/v1/schools/classes/{classId}/csv', { params: { path: { classId: id } } });
      const address = URL.createObjectURL(file);
      const name = `${t('schools.report.csvName')}-${code}.csv`;
      Object.assign(document.createElement('a'), { href: address, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(address));
    });
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button look="secondary" busy={busy} onClick={download}>
          {t('schools.report.csv')}
        </Button>
      </div>
    </>
  );
}
