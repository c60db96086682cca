import { Box, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FigureTable } from '../../earnings/FigureTable';
import { Panel } from '../../lib/Facts';
import { useFormat } from '../../lib/format';
import { CardHead, CardLine, useIsNarrow } from '../../lib/narrow';
import { RecordLink } from '../../lib/RecordLink';
import type { BankFile } from '../../lib/wire';
import { FiledState } from './BankFileState';

interface RowsProps {
  title: string;
  payouts: BankFile['payouts'];
}

/** The pay-outs that a file holds, in the order of its lines. */
export function FiledPayouts({ file: { payouts } }: { file: BankFile }) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const title = translate('console.bankFile.held');
  const Rows = isNarrow ? Cards : Lines;
  return (
    <Panel title={title}>
      <Rows title={title} payouts={payouts} />
    </Panel>
  );
}

function Lines({ title, payouts }: RowsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const columns = [
    'resources.payouts.fields.developerName',
    'resources.bank-files.fields.reference',
    'resources.bank-files.fields.paid',
    'resources.bank-files.fields.state',
  ];
  return (
    <Card variant="outlined" sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
      <FigureTable
        columns={columns.map((column) => translate(column))}
        rows={payouts.map((payout) => ({
          key: payout.payoutId,
          cells: [
            <RecordLink key="studio" resource="payouts" id={payout.payoutId}>
              {payout.developerName}
            </RecordLink>,
            payout.reference,
            format.money(payout.paid),
            <FiledState key="state" state={payout.state} />,
          ],
        }))}
      />
    </Card>
  );
}

function Cards({ payouts }: RowsProps) {
  const format = useFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {payouts.map((payout) => (
        <li key={payout.payoutId}>
          <CardHead>
            <RecordLink resource="payouts" id={payout.payoutId}>
              {payout.developerName}
            </RecordLink>
            <span>{format.money(payout.paid)}</span>
          </CardHead>
          <CardLine>
            <span>{payout.reference}</span>
            <FiledState state={payout.state} />
          </CardLine>
        </li>
      ))}
    </Box>
  );
}
