import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

/** Whether a table of several columns does not fit; lists show cards instead. */
export const useIsNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

/** The first line of a card: what it is, and its figure at the other end. */
export function CardHead({ children }: { children: ReactNode }) {
  return <strong style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>{children}</strong>;
}

/** A further line of a card, from one end to the other. */
export function CardLine({ children }: { children: ReactNode }) {
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 }}>{children}</span>
  );
}
