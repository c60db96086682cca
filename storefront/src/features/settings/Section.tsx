import type { ReactNode } from 'react';

/** One part of the account: its name, what it is for, and what can be done. */
export function Section({ id, title, lead, children }: { id: string; title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">{title}</h2>
      {lead && <div className="mt-1 text-muted">{lead}</div>}
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  );
}
