import { Box, Card } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { FigureTable } from '../../earnings/FigureTable';
import { Fact, Facts, Panel } from '../../lib/Facts';
import { useFormat } from '../../lib/format';
import { RecordLink } from '../../lib/RecordLink';
import { useWholeRecord } from '../../lib/useWholeRecord';
import type { BankFile } from '../../lib/wire';
import { PersonLink } from '../../people/PersonLink';
import { BankFileActions } from './BankFileActions';
import { BankFileState, FiledState } from './BankFileState';

const FIELDS = 'resources.bank-files.fields';

/** A file of pay-outs for the bank: what it holds, and what became of it. */
export default function BankFileShow() {
  return (
    <Show<BankFile> component="div" actions={false}>
      <Page />
    </Show>
  );
}

function Page() {
  const file = useWholeRecord<BankFile>('payouts');
  if (!file) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2, maxWidth: 760 }}>
      <FileFacts file={file} />
      {!file.withdrawnAt && <BankFileActions file={file} />}
      <Payouts file={file} />
    </Box>
  );
}

function FileFacts({ file }: { file: BankFile }) {
  const translate = useTranslate();
  const format = useFormat();
  const { number, count, sum, madeAt, madeBy, withdrawnBy, withdrawnBecause } = file;
  const name = (field: string): string => translate(`${FIELDS}.${field}`);
  return (
    <Panel title={translate('console.bankFile.numbered', { number })}>
      <Facts>
        <Fact name={name('state')}>
          <BankFileState file={file} />
        </Fact>
        <Fact name={name('count')}>{format.count(count)}</Fact>
        <Fact name={name('sum')}>{format.money(sum)}</Fact>
        <Fact name={name('madeAt')}>{format.moment(madeAt)}</Fact>
        <Fact name={name('madeBy')}>
          <PersonLink {...madeBy} />
        </Fact>
        {withdrawnBy && (
          <Fact name={name('withdrawnBy')}>
            <PersonLink {...withdrawnBy} />
          </Fact>
        )}
        {withdrawnBecause && <Fact name={name('withdrawnBecause')}>{withdrawnBecause}</Fact>}
      </Facts>
    </Panel>
  );
}

function Payouts({ file: { payouts, withdrawnAt } }: { file: BankFile }) {
  const translate = useTranslate();
  const format = useFormat();
  const title = translate('console.bankFile.held');
  const columns = [
    'resources.payouts.fields.developerName',
    `${FIELDS}.reference`,
    'resources.payouts.fields.paid',
    `${FIELDS}.state`,
  ];
  return (
    <Panel title={title}>
      <Card variant="outlined" sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
        <FigureTable
          columns={columns.map((column) => translate(column))}
          rows={payouts.map(({ payoutId, developerName, reference, paid, state }) => ({
            key: payoutId,
            cells: [
              <RecordLink key="studio" resource="payouts" id={payoutId}>
                {developerName}
              </RecordLink>,
              reference,
              format.money(paid),
              <FiledState key="state" state={withdrawnAt && state === 'released' ? 'back' : state} />,
            ],
          }))}
        />
      </Card>
    </Panel>
  );
}
