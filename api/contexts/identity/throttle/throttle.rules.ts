import { days, hours, minutes } from '../../../kernel/instant.js';

/** How often one account or one network may try one thing within a window. */
export interface Budget {
  tries: number;
  windowMs: number;
}

/** `account` budgets count per e-mail address, known to us or not; `network` budgets per place on the internet. */
export const BUDGETS = {
  'log-in:account': { tries: 10, windowMs: minutes(15) },
  'log-in:network': { tries: 100, windowMs: minutes(15) },
  // Whose account it is shows only when the token was read: until then, each token is one.
  'google:account': { tries: 10, windowMs: minutes(15) },
  'google:network': { tries: 100, windowMs: minutes(15) },
  'sign-up:account': { tries: 5, windowMs: hours(1) },
  // A whole class signs up behind one address of its school.
  'sign-up:network': { tries: 90, windowMs: hours(1) },
  'pending:account': { tries: 5, windowMs: hours(1) },
  'pending:network': { tries: 90, windowMs: hours(1) },
  'resend:account': { tries: 3, windowMs: hours(1) },
  'resend:network': { tries: 60, windowMs: hours(1) },
  'reset:account': { tries: 3, windowMs: hours(1) },
  'reset:network': { tries: 60, windowMs: hours(1) },
  'check:account': { tries: 5, windowMs: minutes(1) },
  'check:network': { tries: 5, windowMs: minutes(1) },
  'link:account': { tries: 10, windowMs: minutes(15) },
  'link:network': { tries: 60, windowMs: minutes(15) },
  'address-change:account': { tries: 5, windowMs: hours(1) },
  'address-change:network': { tries: 60, windowMs: hours(1) },
  'picture:account': { tries: 20, windowMs: hours(1) },
  'picture:network': { tries: 120, windowMs: hours(1) },
  'receipt:account': { tries: 5, windowMs: hours(1) },
  'receipt:network': { tries: 120, windowMs: hours(1) },
  // Both the child's account and the guardian's address count here.
  'guardian:account': { tries: 3, windowMs: days(1) },
  'guardian:network': { tries: 120, windowMs: days(1) },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** What is counted, per account and per network, in windows of the same length. */
export type Tried = BudgetName extends `${infer What}:${string}` ? What : never;

/**
 * The network that a request comes from: an IPv4 address, or the /64 that an IPv6 customer gets as a whole.
 * @param address as the server saw it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;

  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string): string[] => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')];
  return `${all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
