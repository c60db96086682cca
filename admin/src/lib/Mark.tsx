import { Box } from '@mui/material';
import { Ban, Check, CircleDot, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'good' | 'open' | 'bad' | 'back' | 'over';

const LOOK: Record<Tone, { icon: LucideIcon; colour: string }> = {
  good: { icon: Check, colour: 'success.main' },
  open: { icon: CircleDot, colour: 'primary.main' },
  bad: { icon: TriangleAlert, colour: 'error.main' },
  back: { icon: Undo2, colour: 'secondary.main' },
  over: { icon: Ban, colour: 'text.secondary' },
};

/** A state in a word, with its sign: never colour alone. @param long a sentence, which may take several lines */
export function Mark({ tone, long, children }: { tone: Tone; long?: boolean; children: ReactNode }) {
  const { icon: Icon, colour } = LOOK[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: colour,
        fontWeight: 600,
        whiteSpace: long ? 'normal' : 'nowrap',
        '& svg': { flexShrink: 0 },
        verticalAlign: 'bottom',
      }}
    >
      <Icon size={16} aria-hidden />
      {children}
    </Box>
  );
}
