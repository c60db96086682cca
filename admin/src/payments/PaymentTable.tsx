import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { PaymentLine } from '../lib/wire';
import { PaymentState } from './PaymentState';

/** The attempts to pay one order. */
export function PaymentTable({ payments }: { payments: PaymentLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('console.order.payments')}>
      <Table
        size="small"
        sx={{ '& td, & th': { px: 1 }, '& tr > :first-of-type': { pl: 0 }, '& tr > :last-of-type': { pr: 0 } }}
      >
        <TableHead>
          <TableRow>
            {['plannedAt', 'state', 'authorizationCode'].map((field) => (
              <TableCell key={field}>{translate(`resources.payments.fields.${field}`)}</TableCell>
            ))}
            <TableCell align="right">{translate('resources.payments.fields.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map(({ id, plannedAt, state, authorizationCode, amount }) => (
            <TableRow key={id}>
              <TableCell>
                <RecordLink resource="payments" id={id}>
                  {format.moment(plannedAt)}
                </RecordLink>
              </TableCell>
              <TableCell>
                <PaymentState state={state} />
              </TableCell>
              <TableCell>{authorizationCode ?? translate('console.none')}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {format.money(amount)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
