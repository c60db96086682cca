/** What a game gets beyond the rest, because it works only with that. */
export interface Allowances {
  /** Strings compiled as code. */
  compiling: boolean;
  /** `alert`, `confirm` and `prompt` of the browser. */
  dialogs: boolean;
}

/**
 * What a game's document may do: run its own code, however it is written, and reach nothing else. All of it is one studio's:
 * to tell its inline code from its files would protect nobody.
 */
export function gamePolicy(shopOrigin: string, allowed: Allowances): string {
  return [
    ["default-src 'none'"],
    ["script-src 'self' blob: 'unsafe-inline' 'wasm-unsafe-eval'", ...(allowed.compiling ? ["'unsafe-eval'"] : [])],
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
    [
      'sandbox allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
      ...(allowed.dialogs ? ['allow-modals'] : []),
    ],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** What the page that keeps a game may do: run our script, and read the game's files. */
export const keeperPolicy = (shopOrigin: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}; sandbox allow-scripts allow-same-origin`;

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
