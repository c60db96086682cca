import type { ComponentProps, ReactNode } from 'react';
import { type LinkProps } from 'react-router';
import { classes } from './classes';
import { Spinner } from './waiting/Spinner';
import { Link } from './Link';

type Look = 'primary' | 'secondary' | 'quiet' | 'onColour';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-bold text-base leading-tight text-center no-underline transition-[transform,box-shadow,background-color] duration-150';
const LOOKS: Record<Look, string> = {
  primary:
    'min-h-12 px-6 py-2 bg-sun text-on-sun shadow-[0_3px_0_var(--sun-foot)] hover:brightness-105 active:translate-y-[2px] active:shadow-[0_1px_0_var(--sun-foot)] aria-disabled:opacity-70 aria-disabled:active:translate-y-0',
  secondary: 'min-h-12 px-6 py-2 bg-surface text-link ring-2 ring-inset ring-edge hover:ring-link',
  quiet: 'min-h-11 px-3 py-1 text-link underline underline-offset-4 decoration-2 hover:decoration-[3px]',
  onColour: 'min-h-12 px-6 py-2 text-white ring-2 ring-inset ring-white/60 hover:ring-white',
};

interface Shared {
  look?: Look;
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, Shared {
  /** While true the button keeps its focus, says so, and does nothing more. */
  busy?: boolean;
}

/** For a link that the browser alone follows, where no script runs. */
export const MAIN_BUTTON = classes(BASE, LOOKS.primary);

/** The one button: a sun-coloured primary for the main action of a view, quieter looks for the rest. */
export function Button({
  look = 'primary',
  wide,
  busy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(BASE, LOOKS[look], wide && 'w-full', className)}
    >
      {busy && <Spinner small />}
      {children}
    </button>
  );
}

/** A link with the looks of a button. */
export function LinkButton({
  look = 'primary',
  wide,
  children,
  className,
  ...rest
}: Omit<LinkProps, 'children' | 'className'> & Shared & { className?: string }) {
  return (
    <Link {...rest} className={classes(BASE, LOOKS[look], wide && 'w-full', className)}>
      {children}
    </Link>
  );
}
