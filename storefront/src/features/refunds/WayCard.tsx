import type { ReactNode } from 'react';
import type { Order, Refund, RefundOption, RefundOptions } from '../../lib/wire';

/** What goes back, of which order, and what to do once it was asked. */
export interface WaysProps {
  lines: readonly RefundOption[];
  options: RefundOptions;
  order: Order;
  settle: (refund?: Refund) => Promise<void>;
}

/** One way to give something back. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}
