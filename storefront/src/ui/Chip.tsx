import type { ReactNode } from 'react';
import { type To } from 'react-router';
import { classes } from './classes';
import { Link } from './Link';

const LOOK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 px-4 py-1.5 font-semibold leading-tight no-underline';

/** A choice that is a link, so that it works before and without scripts. */
export function Chip({
  to,
  chosen = false,
  children,
  label,
  scroll = true,
}: {
  to: To;
  chosen?: boolean;
  children: ReactNode;
  label?: string;
  scroll?: boolean;
}) {
  return (
    <Link
      to={to}
      preventScrollReset={!scroll}
      aria-current={chosen ? 'true' : undefined}
      aria-label={label}
      className={classes(
        LOOK,
        chosen ? 'border-chosen bg-chosen text-on-chosen' : 'border-line bg-surface text-ink hover:border-edge',
      )}
    >
      {children}
    </Link>
  );
}
