import { Box } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import { useWholeRecord } from '../lib/useWholeRecord';
import type { StatementItem } from '../lib/wire';

const WORDS = 'resources.statements.fields';

/** A statement with all its sums, and the hashes that prove it. */
export default function StatementShow() {
  return (
    <Show<StatementItem> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const statement = useWholeRecord<StatementItem>('hash');
  if (!statement) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 760 }}>
      <Money statement={statement} />
      <Proof statement={statement} />
    </Box>
  );
}

function Money({ statement }: { statement: StatementItem }) {
  const translate = useTranslate();
  const format = useFormat();
  const { developerId, developerName, month, issuedAt, bySource, earned, carriedIn, carriedOut } = statement;
  const { gross, rate, withheld, paid, taxKind } = statement;
  const name = (field: string): string => translate(`${WORDS}.${field}`);
  return (
    <Panel title={`${statement.number} · ${month}`}>
      <Facts>
        <Fact name={name('developerName')}>
          <RecordLink resource="developers" id={developerId}>
            {developerName}
          </RecordLink>
        </Fact>
        <Fact name={name('issuedAt')}>{format.moment(issuedAt)}</Fact>
        {Object.entries(bySource)
          .filter(([, amount]) => amount !== 0)
          .map(([source, amount]) => (
            <Fact key={source} name={translate(`console.earnings.sources.${source}`)}>
              {format.money(amount)}
            </Fact>
          ))}
        <Fact name={name('earned')}>{format.money(earned)}</Fact>
        {carriedIn !== 0 && <Fact name={name('carriedIn')}>{format.money(carriedIn)}</Fact>}
        <Fact name={name('gross')}>{format.money(gross)}</Fact>
        <Fact name={name('withheld')}>
          {format.money(withheld)} ({translate(`console.payouts.kind.${taxKind}`)}, {rate / 100} %)
        </Fact>
        {carriedOut !== 0 && <Fact name={name('carriedOut')}>{format.money(carriedOut)}</Fact>}
        <Fact name={name('paid')}>{format.money(paid)}</Fact>
      </Facts>
    </Panel>
  );
}

function Proof({ statement: { lines, linesHash, previousHash, hash } }: { statement: StatementItem }) {
  const translate = useTranslate();
  const name = (field: string): string => translate(`${WORDS}.${field}`);
  return (
    <Panel title={translate('console.earnings.proof')}>
      <Facts>
        <Fact name={name('lines')}>{lines}</Fact>
        <Fact name={name('linesHash')}>{linesHash}</Fact>
        <Fact name={name('previousHash')}>{previousHash ?? translate('console.none')}</Fact>
        <Fact name={name('hash')}>{hash}</Fact>
      </Facts>
    </Panel>
  );
}
