import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classes } from '../classes';

export const INPUT =
  'w-full min-h-12 rounded-[14px] border-2 border-edge bg-surface px-4 py-2 text-ink placeholder:text-muted aria-invalid:border-danger';

/** A form that only scripts can send: sent before they are here, it waits for them and keeps what was typed. */
export const IN_PLACE = 'dialog';

export interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  problem?: string | null;
  /** Something at the right end of the input, such as a button. */
  aside?: ReactNode;
}

/** A labelled input whose hint and problem are read out with it. */
export function Field({ label, hint, problem, aside, id, className, ...input }: FieldProps) {
  const own = useId();
  const key = id ?? own;
  const described = [hint && `${key}-hint`, problem && `${key}-problem`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={key} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={key}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          className={classes(INPUT, 'read-only:bg-paper', aside ? 'pr-28' : null)}
        />
        {aside && <div className="absolute inset-y-0 right-2 flex items-center">{aside}</div>}
      </div>
      {hint && (
        <div id={`${key}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      )}
      {problem && <Problem id={`${key}-problem`}>{problem}</Problem>}
    </div>
  );
}

/** What is wrong with one field, in words and with a sign. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
