import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAccountWord, usePartWord } from '../books/words';
import { Fact, Facts } from '../lib/Facts';
import { useFormat } from '../lib/format';
import type { RefundPreview } from '../lib/wire';

/** What a refund would do: the money, the games, whose earnings, and the lines of the books. */
export function RefundEffect({ effect }: { effect: RefundPreview }) {
  const translate = useTranslate();
  const format = useFormat();
  const word = (name: string): string => translate(`console.refund.give.${name}`);
  const leaving = effect.lines.filter(({ leavesLibrary }) => leavesLibrary);
  const isPlan = effect.lines.some(({ gameId }) => gameId === null);
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 700, mb: 1 }}>
        {word('effect')}
      </Typography>
      <Facts>
        <Fact name={word('back')}>
          <strong>{format.money(effect.amount)}</strong>
        </Fact>
        <Fact name={word('leaves')}>
          {isPlan
            ? effect.freePeriods > 0
              ? translate('console.refund.give.planGoesOn', { smart_count: effect.freePeriods })
              : word('planEnds')
            : leaving.length === 0
              ? word('stays')
              : leaving.map(({ title }) => title[format.language]).join(', ')}
        </Fact>
        <Fact name={word('developers')}>{format.money(effect.developersShare)}</Fact>
        <Fact name={word('shop')}>{format.money(effect.shopsShare)}</Fact>
        <Fact name={word('vat')}>{format.money(effect.vat)}</Fact>
      </Facts>
      <Box
        component="details"
        sx={{ mt: 1, '& summary': { cursor: 'pointer', color: 'primary.main', py: 0.5, width: 'fit-content' } }}
      >
        <summary>{word('books')}</summary>
        <Entries entries={effect.entries} />
      </Box>
      {effect.whole && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {word('wholeOrder')}
        </Typography>
      )}
      {effect.waitsForAnother && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {word('waits')}
        </Alert>
      )}
      <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
        {word(effect.needsSecondApproval ? 'second' : 'atOnce')}
      </Alert>
    </>
  );
}

function Entries({ entries }: Pick<RefundPreview, 'entries'>) {
  const translate = useTranslate();
  const format = useFormat();
  const accountWord = useAccountWord();
  const partWord = usePartWord();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {['account', 'debit', 'credit'].map((name, n) => (
            <TableCell key={name} align={n > 0 ? 'right' : 'left'} sx={{ pl: n === 0 ? 0 : 1, pr: n === 2 ? 0 : 1 }}>
              {translate(`console.books.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map(({ account, subAccount, subAccountName, amount }, n) => (
          <TableRow key={n}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
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
            <TableCell align="right" sx={{ px: 1, whiteSpace: 'nowrap' }}>
              {amount > 0 ? format.money(amount) : ''}
            </TableCell>
            <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap' }}>
              {amount < 0 ? format.money(-amount) : ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
