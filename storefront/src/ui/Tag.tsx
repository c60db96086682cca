import type { ReactNode } from 'react';
import { classes } from './classes';

const TONES = {
  mint: 'bg-mint-soft text-mint-text',
  love: 'bg-love-soft text-love-text',
  sun: 'bg-sun-soft text-sun-text',
  plain: 'bg-line text-ink',
  danger: 'bg-danger-soft text-danger',
};

/** A short fact on a soft background. */
export function Tag({ tone = 'mint', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-[8px] px-2 py-0.5 text-[0.875rem] font-bold leading-snug',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
