import { Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { BalanceLine } from '../lib/wire';
import { useAccountWord, usePartWord } from './words';

const COLUMNS = ['debit', 'credit', 'balance'] as const;
/** Where one has to scroll sideways, what matters most comes first. */
const NARROW = ['balance', 'debit', 'credit'] as const;

/** Each account with what came, what went and how it stands; the parts of one below its name. */
export function BalanceTable({ balances }: { balances: BalanceLine[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const accountWord = useAccountWord();
  const partWord = usePartWord();
  const columns = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm')) ? NARROW : COLUMNS;
  if (balances.length === 0) return <Typography sx={{ p: 2 }}>{translate('console.books.empty')}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('console.books.account')}</TableCell>
          {columns.map((name) => (
            <TableCell key={name} align="right">
              {translate(`console.books.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {balances.map(({ account, subAccount, subAccountName, ...amounts }) => (
          <TableRow key={`${account} ${subAccount ?? ''}`}>
            <TableCell component="th" scope="row">
              {accountWord(account)}
              {subAccount && (
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {partWord(subAccount, subAccountName)}
                </Typography>
              )}
            </TableCell>
            {columns.map((name) => (
              <TableCell
                key={name}
                align="right"
                sx={{ whiteSpace: 'nowrap', fontWeight: name === 'balance' ? 600 : 400 }}
              >
                {format.money(name === 'credit' ? -amounts.credit : amounts[name])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
