import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  /** So that an address can lead here. */
  id?: string;
  title: string;
  lead?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One matter of a page, on a card of its own. Its heading can take the keyboard when what had it is gone. */
export function Section({ id, title, lead, heading, children }: SectionProps) {
  const own = useId();
  const titleId = `${id ?? own}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {lead && <div className="measure mt-2 text-muted">{lead}</div>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
