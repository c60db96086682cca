import type { ReactNode } from 'react';

/** A part of the page of plans. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      {title && <h2 className="mb-3 text-xl">{title}</h2>}
      {children}
    </section>
  );
}
