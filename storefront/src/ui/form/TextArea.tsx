import { useId, type ComponentProps, type ReactNode } from 'react';
import { INPUT, Problem } from './Field';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  problem?: string | null;
}

/** A labelled place for several lines. */
export function TextArea({ label, hint, problem, id, className, ...area }: TextAreaProps) {
  const own = useId();
  const key = id ?? own;
  const described = [hint && `${key}-hint`, problem && `${key}-problem`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={key} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        id={key}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className={INPUT}
      />
      {hint && (
        <div id={`${key}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      )}
      {problem && <Problem id={`${key}-problem`}>{problem}</Problem>}
    </div>
  );
}
