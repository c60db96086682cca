import type { ReactNode } from 'react';
import { classes } from './classes';

/** The usual frame of a page: its edges, its heading and one column or the whole width. */
export function Page({
  title,
  lead,
  narrow = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes('edge pb-16 pt-8 md:pt-11', narrow ? 'mx-auto max-w-3xl' : 'column')}>
      <h1 className="text-3xl">{title}</h1>
      {lead && <div className="mt-2 text-lg text-muted">{lead}</div>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
