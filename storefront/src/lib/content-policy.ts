interface Surroundings {
  /** The mark of this answer's own scripts and styles. */
  nonce: string;
  /** Where the buyer's browser may post the payment form. */
  bankOrigins: readonly string[];
  /** Whether this page shows Google's own button. */
  google: boolean;
  /** The origins of games' frames. Every page names them: one walks to the player without another document. */
  gameOrigins: readonly string[];
  /** Whether the shop has measuring tools: their frames are our own. */
  measuring?: boolean;
}

const GOOGLE = 'https://accounts.google.com/gsi';

/** What a page may load and where it may send: nothing of others but what it needs. */
export function contentPolicy({ nonce, bankOrigins, google, gameOrigins, measuring = false }: Surroundings): string {
  const also = (source: string): string[] => (google ? [`${GOOGLE}/${source}`] : []);
  return [
    ["default-src 'self'"],
    ["script-src 'self'", `'nonce-${nonce}'`, ...also('client')],
    ["style-src 'self'", `'nonce-${nonce}'`, ...also('style')],
    ["connect-src 'self'", ...also('')],
    ['frame-src', ...(measuring ? ["'self'"] : []), ...also(''), ...gameOrigins],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'", ...bankOrigins],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
