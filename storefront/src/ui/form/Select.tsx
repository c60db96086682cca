import { useId, type ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../classes';
import { Problem } from './Field';

interface SelectProps extends ComponentProps<'select'> {
  label: string;
  options: { value: string; label: string }[];
  inline?: boolean;
  problem?: string | null;
}

/** The browser's own list: it opens well on every phone. */
export function Select({ label, options, inline = false, problem, id, ...select }: SelectProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <div className={classes(inline && 'flex items-center gap-3')}>
      <label htmlFor={key} className={classes('font-semibold', inline ? 'shrink-0' : 'mb-1 block')}>
        {label}
      </label>
      <div className="relative grow">
        <select
          {...select}
          id={key}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${key}-problem` : undefined}
          className="min-h-12 w-full appearance-none rounded-[14px] border-2 border-edge bg-surface py-2 pl-4 pr-10 text-ink aria-invalid:border-danger"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
      </div>
      {problem && <Problem id={`${key}-problem`}>{problem}</Problem>}
    </div>
  );
}
