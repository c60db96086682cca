import type { ReactNode } from 'react';

/** Nothing here yet, why, and the one thing to do about it. */
export function EmptyState({
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2';
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-12 text-center">
      <EmptyRack />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** A shelf with room on it. */
function EmptyRack() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className="w-52">
      <rect x="34" y="42" width="30" height="80" rx="7" fill="var(--blue)" />
      <rect x="70" y="58" width="26" height="64" rx="7" fill="var(--pink)" />
      <path d="M150 120 172 50a6 6 0 0 1 8-4l18 6a6 6 0 0 1 4 8l-20 60z" fill="var(--sun)" />
      <circle cx="178" cy="82" r="7" fill="#fff" />
      <circle cx="180" cy="83" r="3.4" fill="#1c1433" />
      <path d="M40 60h18M40 68h18" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".8" />
      <rect
        x="104"
        y="52"
        width="34"
        height="70"
        rx="7"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="7 7"
      />
      <rect x="14" y="122" width="212" height="12" rx="6" fill="var(--edge)" />
    </svg>
  );
}
