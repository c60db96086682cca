import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import { RecordLink } from '../lib/RecordLink';
import type { RefundLine } from '../lib/wire';
import { RefundState } from './RefundState';

/** The refunds of one order. */
export function OrderRefunds({ refunds }: { refunds: RefundLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const { canAccess } = useCanAccess({ resource: 'refunds', action: 'show' });
  if (refunds.length === 0) return <Typography variant="body2">{translate('console.refund.none')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('console.refund.ofOrder')}>
      <Table
        size="small"
        sx={{ '& td, & th': { px: 1 }, '& tr > :first-of-type': { pl: 0 }, '& tr > :last-of-type': { pr: 0 } }}
      >
        <TableHead>
          <TableRow>
            {['requestedAt', 'state'].map((field) => (
              <TableCell key={field}>{translate(`resources.refunds.fields.${field}`)}</TableCell>
            ))}
            <TableCell align="right">{translate('resources.refunds.fields.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {refunds.map(({ id, requestedAt, state, amount }) => (
            <TableRow key={id}>
              <TableCell>
                {canAccess ? (
                  <RecordLink resource="refunds" id={id}>
                    {format.moment(requestedAt)}
                  </RecordLink>
                ) : (
                  format.moment(requestedAt)
                )}
              </TableCell>
              <TableCell>
                <RefundState state={state} />
              </TableCell>
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
