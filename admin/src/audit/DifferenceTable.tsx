import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { partsOf, type Difference, type Part } from './difference';
import { useFieldWord, useValueWord } from './words';

const TABLE = {
  tableLayout: 'fixed',
  border: '1px solid',
  borderColor: 'divider',
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', px: 1.25, py: 0.5 },
  '& tbody th': { borderBottom: 0, color: 'text.secondary', pt: 1, pb: 0 },
  '& tbody td': { pb: 1 },
};

interface DifferenceTableProps {
  differences: Difference[];
  /** False when the fact tells only what is since. */
  hasBefore: boolean;
  label: string;
}

/** Each field that changed, with what it was and what it is. */
export function DifferenceTable({ differences, hasBefore, label }: DifferenceTableProps) {
  const translate = useTranslate();
  const fieldWord = useFieldWord();
  const sides = hasBefore ? (['before', 'after'] as const) : (['after'] as const);
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{ maxHeight: 360, maxWidth: hasBefore ? 800 : 400, mt: 1 }}
    >
      <Table size="small" sx={TABLE}>
        {hasBefore && (
          <TableHead>
            <TableRow>
              {sides.map((side) => (
                <TableCell key={side} component="th" scope="col">
                  {translate(`console.audit.${side}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        {differences.map(({ field, before, after }) => (
          <TableBody key={field}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={sides.length}>
                {fieldWord(field)}
              </TableCell>
            </TableRow>
            <TableRow>
              {hasBefore && (
                <TableCell>
                  <Value field={field} value={before} other={after} fate="gone" />
                </TableCell>
              )}
              <TableCell>
                <Value field={field} value={after} other={before} fate="new" />
              </TableCell>
            </TableRow>
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}

function Value({ field, value, other, fate }: { field: string; value: unknown; other: unknown; fate: 'gone' | 'new' }) {
  const valueWord = useValueWord();
  if (!Array.isArray(value) || value.length === 0) return <>{valueWord(field, Array.isArray(value) ? null : value)}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {partsOf(value, other, fate).map((part) => (
        <ListPart key={String(part.value)} field={field} part={part} hasOther={other !== undefined} />
      ))}
    </Box>
  );
}

/** What went or came stands out by a sign and its weight, not by colour alone. */
function ListPart({ field, part: { value, fate }, hasOther }: { field: string; part: Part; hasOther: boolean }) {
  const valueWord = useValueWord();
  const translate = useTranslate();
  if (!hasOther)
    return (
      <Box component="li" sx={{ mb: 0.25 }}>
        {valueWord(field, value)}
      </Box>
    );
  if (fate === 'kept')
    return (
      <Box component="li" sx={{ mb: 0.25, pl: 2.5, color: 'text.secondary' }}>
        {valueWord(field, value)}
      </Box>
    );
  const Sign = fate === 'gone' ? Minus : Plus;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 0.75,
        mb: 0.25,
        fontWeight: 700,
        '& svg': { flexShrink: 0, mt: '3px', color: fate === 'gone' ? 'error.main' : 'success.main' },
      }}
    >
      <Sign size={14} role="img" aria-label={translate(`console.audit.${fate}`)} />
      <span>{valueWord(field, value)}</span>
    </Box>
  );
}
