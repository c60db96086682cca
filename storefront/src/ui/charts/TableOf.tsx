import type { ReactNode } from 'react';

interface TableOfProps {
  /** What the table is about; read aloud, and shown where nothing else says it. */
  title: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** How many columns at the start are words; the others are figures, on the right. */
  words?: number;
  showTitle?: boolean;
}

/** A table that scrolls by itself on small windows, by keyboard too. */
export function TableOf({ title, columns, rows, words = 1, showTitle = false }: TableOfProps) {
  const side = (index: number): string => (index < words ? 'text-left' : 'text-right tabular-nums');
  return (
    <div role="region" aria-label={title} tabIndex={0} className="relative max-w-full overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className={showTitle ? 'pb-2 text-left font-bold' : 'sr-only'}>{title}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`py-2 pr-4 align-bottom text-sm last:pr-0 ${side(index)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {cells.map((cell, index) => (
                <Cell key={columns[index]} isHead={index === 0} className={`py-2 pr-4 last:pr-0 ${side(index)}`}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ isHead, className, children }: { isHead: boolean; className: string; children: ReactNode }) {
  if (!isHead) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={`font-normal ${className}`}>
      {children}
    </th>
  );
}
