import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureTableProps {
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** What is said without rows. */
  empty?: string;
}

/** A word and its figures in each row. */
export function FigureTable({ columns, rows, empty }: FigureTableProps) {
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{empty}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map((name, index) => (
            <TableCell key={name} align={index === 0 ? 'left' : 'right'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [head, ...figures] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {head}
            </TableCell>
            {figures.map((figure, index) => (
              <TableCell key={columns[index + 1]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {figure}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
