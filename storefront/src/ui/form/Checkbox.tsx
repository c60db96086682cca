import { useId, type ComponentProps, type ReactNode } from 'react';
import { Problem } from './Field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  problem?: string | null;
}

/** A tick box with a label large enough for a thumb. */
export function Checkbox({ label, problem, id, ...input }: CheckboxProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          id={key}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${key}-problem` : undefined}
          className="mt-0.5 size-6 shrink-0 accent-[var(--link)]"
        />
        <label htmlFor={key}>{label}</label>
      </div>
      {problem && <Problem id={`${key}-problem`}>{problem}</Problem>}
    </div>
  );
}
