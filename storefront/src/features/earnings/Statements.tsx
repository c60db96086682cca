import { lazy, Suspense, useState } from 'react';
import { getFile } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Statement } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Section } from '../../ui/Section';
import { saveFile } from './saveFile';
import { useMoney } from './useMoney';
import { monthText } from './monthText';

const EarningLinesDialog = lazy(() =>
  import('./EarningLinesDialog').then((file) => ({ default: file.EarningLinesDialog })),
);

interface StatementsProps {
  developerId: string;
  statements: readonly Statement[];
}

/** Closed months, each with its number, its sums and the hash by which anybody can prove it. */
export function Statements({ developerId, statements }: StatementsProps) {
  const { t } = useTranslation();
  const [month, setMonth] = useState<string | null>(null);
  return (
    <Section title={t('earnings.statementsTitle')} lead={t('earnings.statementsLead')}>
      {statements.length === 0 ? (
        <p>{t('earnings.noStatements')}</p>
      ) : (
        <ul className="grid gap-4">
          {statements.map((statement) => (
            <StatementCard key={statement.month} statement={statement} open={() => setMonth(statement.month)} />
          ))}
        </ul>
      )}
      {month && (
        <Suspense>
          <EarningLinesDialog developerId={developerId} wanted={{ month }} onClose={() => setMonth(null)} />
        </Suspense>
      )}
    </Section>
  );
}

function StatementCard({ statement, open }: { statement: Statement; open: () => void }) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const { number, month, earned, carriedIn, gross, withheld, paid, carriedOut, lines, hash } = statement;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h3 className="flex flex-wrap justify-between gap-x-4 text-lg">
        <span className="first-letter:uppercase">{monthText(month, language)}</span>
        <span className="text-base font-normal text-muted">{t('earnings.statementNumber', { number })}</span>
      </h3>
      <dl className="grid gap-2">
        {carriedIn < 0 && <Fact name={t('earnings.earnedInMonth')}>{money(earned)}</Fact>}
        {carriedIn < 0 && <Fact name={t('earnings.carriedIn')}>{money(carriedIn)}</Fact>}
        <Fact name={t('earnings.gross')}>{money(gross)}</Fact>
        <Fact name={t('earnings.withheld')}>{money(withheld)}</Fact>
        <Fact name={t('earnings.transferred')}>{money(paid)}</Fact>
        {carriedOut < 0 && <Fact name={t('earnings.carriedOut')}>{money(carriedOut)}</Fact>}
      </dl>
      <p className="text-sm text-muted">
        {t('earnings.hash')} <code className="wrap-anywhere">{hash}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        {lines > 0 && (
          <Button look="secondary" onClick={open}>
            {t('earnings.statementLines', { count: lines })}
          </Button>
        )}
        <PdfButton statement={statement} />
      </div>
    </li>
  );
}

function PdfButton({ statement: { developerId, month, number } }: { statement: Statement }) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.csvFailed'));
  const download = (): void =>
    void run(async () => {
      const params = { path: { developerId, month } };
      const file = await getFile('/v1/developer/studios/{developerId}/earnings/statements/{month}/pdf', { params });
      saveFile(file, `ludoteca-${number}.pdf`);
    });
  return (
    <>
      <Button look="secondary" busy={busy} onClick={download}>
        {t('earnings.pdf')} <span className="sr-only">{monthText(month, language)}</span>
      </Button>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
    </>
  );
}
