/** What a game's document may do: run its own files, and reach nothing else. */
export function gamePolicy(shopOrigin: string, inlineHashes: readonly string[]): string {
  const hashes = inlineHashes.map((hash) => `'sha256-${hash}'`);
  return [
    ["default-src 'none'"],
    ["script-src 'self' blob: 'wasm-unsafe-eval'", ...(hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : [])],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:"],
    ["media-src 'self' data: blob:"],
    ["font-src 'self' data:"],
    ["connect-src 'self' data: blob:"],
    ["worker-src 'self' blob:"],
    ["frame-src 'none'"],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'none'"],
    [`frame-ancestors ${shopOrigin}`],
    ["webrtc 'block'"],
    // Also where the address is opened outside the player.
    ['sandbox allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** On every answer of a game's host. */
export const GAME_HEADERS = {
  'x-content-type-options': 'nosniff',
  // A file that a game asks for beside its page is known by the page, which no other host is told.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), bluetooth=(), display-capture=(), interest-cohort=()',
} as const;
