import { Box, Typography } from '@mui/material';
import { Show, useTranslate } from 'react-admin';
import { Fact, Facts, Panel } from '../../lib/Facts';
import { useFormat } from '../../lib/format';
import { useWholeRecord } from '../../lib/useWholeRecord';
import type { BankFile } from '../../lib/wire';
import { PersonLink } from '../../people/PersonLink';
import { BankFileActions } from './BankFileActions';
import { BankFileState } from './BankFileState';
import { FiledPayouts } from './FiledPayouts';

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
      <FiledPayouts file={file} />
    </Box>
  );
}

function FileFacts({ file }: { file: BankFile }) {
  const translate = useTranslate();
  const format = useFormat();
  const { number, count, sum, madeAt, madeBy, withdrawnAt, withdrawnBy, withdrawnBecause } = file;
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
        {withdrawnAt && <Fact name={name('withdrawnAt')}>{format.moment(withdrawnAt)}</Fact>}
        {withdrawnBy && (
          <Fact name={name('withdrawnBy')}>
            <PersonLink {...withdrawnBy} />
          </Fact>
        )}
        {withdrawnBecause && <Fact name={name('withdrawnBecause')}>{withdrawnBecause}</Fact>}
      </Facts>
      {withdrawnAt && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate('console.bankFile.doNotUpload')}
        </Typography>
      )}
    </Panel>
  );
}
