const FILLS = ['fill-link', 'fill-love', 'fill-mint', 'fill-sun-foot', 'fill-heading', 'fill-edge'] as const;

/** The colour of the n-th subject, the same in all charts of the page. */
export const fillOf = (n: number): string => FILLS[Math.min(n, FILLS.length - 1)] ?? FILLS[0];
