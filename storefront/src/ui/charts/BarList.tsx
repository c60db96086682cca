import type { ReactNode } from 'react';
import { MeasureBar } from './MeasureBar';

export interface Bar {
  key: string;
  label: ReactNode;
  /** The figure in words: `1 h 20 min`, `3 of 12`. */
  value: string;
  /** How much of the whole length is filled, from 0 to 1. */
  share: number;
  /** A class that fills it. */
  fill?: string;
}

/** Bars below each other, each with its name and figure as text: screen readers read a list. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    // Safari takes lists without bullets for none.
    <ul role="list" aria-label={label} className="grid gap-3">
      {bars.map(({ key, label: name, value, share, fill = 'fill-link' }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="tabular-nums">{value}</span>
          <MeasureBar share={share} fill={fill} className="col-span-2 h-4 w-full" />
        </li>
      ))}
    </ul>
  );
}
