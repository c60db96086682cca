import { CircleCheck, CircleX, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

const LOOKS: Record<'done' | 'failed' | 'waiting' | 'returned', { Sign: LucideIcon; background: string }> = {
  done: { Sign: CircleCheck, background: 'bg-mint-soft text-mint-text' },
  failed: { Sign: CircleX, background: 'bg-danger-soft text-danger' },
  waiting: { Sign: Hourglass, background: 'bg-sun-soft text-sun-text' },
  returned: { Sign: Undo2, background: 'bg-sun-soft text-sun-text' },
};

/** One clear word on how it ended, with what it means below; read out when it changes. */
export function Outcome({ look, title, children }: { look: keyof typeof LOOKS; title: string; children: ReactNode }) {
  const { Sign, background } = LOOKS[look];
  return (
    <section role="status" className={classes('rounded-card p-5 sm:p-7', background)}>
      <div className="flex items-start gap-4">
        <Sign aria-hidden="true" className="mt-1 size-10 shrink-0" />
        <div className="min-w-0 text-ink">
          <h1 className="text-3xl">{title}</h1>
          {children}
        </div>
      </div>
    </section>
  );
}
