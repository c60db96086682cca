import type { ReactNode, Ref } from 'react';

interface SectionProps { title: string; lead?: ReactNode; heading?: Ref<HTMLHeadingElement>; children: ReactNode }

/** One matter of the account, on a card of its own. Its heading can take the keyboard when what had it is gone. */
export function Section({ title, lead, heading, children }: SectionProps) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 ref={heading} tabIndex={heading ? -1 : undefined} className="text-xl outline-none">{title}</h2>
      {lead && <p className="measure mt-2 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
