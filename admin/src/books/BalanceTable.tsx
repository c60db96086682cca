import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { BalanceLine } from '../lib/wire';
import { useAccountWord } from './words';

/** Each account with what came, what went and how it stands; the parts of one below its name. */
export function BalanceTable({ balances }: { balances: BalanceLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const accountWord = useAccountWord();
  if (balances.length === 0) return <Typography sx={{ p: 2 }}>{translate('console.books.empty')}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('console.books.account')}</TableCell>
          {['debit', 'credit', 'balance'].map((name) => <TableCell key={name} align="right">{translate(`console.books.${name}`)}</TableCell>)}
        </TableRow>
      </TableHead>
      <TableBody>
        {balances.map(({ account, subAccount, debit, credit, balance }) => (
          <TableRow key={`${account} ${subAccount ?? ''}`}>
            <TableCell component="th" scope="row">
              {accountWord(account)}
              {subAccount && <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>{partWord(translate, subAccount)}</Typography>}
            </TableCell>
            <TableCell align="right">{format.money(debit)}</TableCell>
            <TableCell align="right">{format.money(-credit)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>{format.money(balance)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function partWord(translate: ReturnType<typeof useTranslate>, part: string): string {
  const [, month] = /^pool-(\d{4}-\d\d)$/.exec(part) ?? [];
  if (month) return translate('console.books.pool', { month });
  return part === 'unassigned' ? translate('console.books.unassigned') : translate('console.books.developer', { id: part });
}
