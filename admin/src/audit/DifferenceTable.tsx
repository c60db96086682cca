import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { partsOf, type Difference, type Part } from './difference';
import { useFieldWord, useValueWord } from './words';

const TABLE = {
  tableLayout: 'fixed', maxWidth: 900, border: '1px solid', borderColor: 'divider',
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', px: 1.25, py: 0.75 },
  '& thead th:first-of-type': { width: { xs: '28%', sm: 180 } },
};

/** Each field that changed, with what it was and what it is. */
export function DifferenceTable({ differences, label }: { differences: Difference[]; label: string }) {
  const translate = useTranslate();
  const fieldWord = useFieldWord();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 360, mt: 1 }}>
      <Table size="small" sx={TABLE}>
        <TableHead>
          <TableRow>{['what', 'before', 'after'].map((name) => <TableCell key={name} component="th" scope="col">{translate(`console.audit.${name}`)}</TableCell>)}</TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">{fieldWord(field)}</TableCell>
              <TableCell><Value field={field} value={before} other={after} fate="gone" /></TableCell>
              <TableCell><Value field={field} value={after} other={before} fate="new" /></TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ field, value, other, fate }: { field: string; value: unknown; other: unknown; fate: 'gone' | 'new' }) {
  const valueWord = useValueWord();
  if (!Array.isArray(value) || value.length === 0) return <>{valueWord(field, Array.isArray(value) ? null : value)}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {partsOf(value, other, fate).map((part) => <ListPart key={String(part.value)} field={field} part={part} isFirstList={other === undefined} />)}
    </Box>
  );
}

/** What went or came stands out by a sign and its weight, not by colour alone. */
function ListPart({ field, part: { value, fate }, isFirstList }: { field: string; part: Part; isFirstList: boolean }) {
  const valueWord = useValueWord();
  const translate = useTranslate();
  if (fate === 'kept' || isFirstList) return <Box component="li" sx={{ color: isFirstList ? 'text.primary' : 'text.secondary', pl: isFirstList ? 0 : 2.5 }}>{valueWord(field, value)}</Box>;
  const Sign = fate === 'gone' ? Minus : Plus;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, fontWeight: 700, '& svg': { flexShrink: 0, mt: '3px', color: fate === 'gone' ? 'error.main' : 'success.main' } }}>
      <Sign size={14} role="img" aria-label={translate(`console.audit.${fate}`)} />
      <span>{valueWord(field, value)}</span>
    </Box>
  );
}
