import { days, hours, minutes, seconds } from '../../../kernel/instant.js';

export { networkOf } from '../../../kernel/network.js';

/** How often one account or one network may try one thing within a window. */
export interface Budget {
  tries: number;
  windowMs: number;
  /** Counted apart for each network: tries from one network use up nothing in another. */
  perNetwork?: true;
}

/** `account` budgets count per e-mail address, known to us or not, or per token or person; `network` budgets per place on the internet. */
export const BUDGETS = {
  'log-in:account': { tries: 10, windowMs: minutes(15), perNetwork: true },
  'log-in:network': { tries: 100, windowMs: minutes(15) },
  // Guesses from all networks together shut nobody out: beyond them each network waits between its own, `pauseAfter`.
  'log-in:everywhere': { tries: 30, windowMs: hours(1) },
  'log-in:pause': { tries: 1, windowMs: minutes(15), perNetwork: true },
  // Devices that logged in to the account before: others in their network use up nothing of it.
  'log-in:device': { tries: 10, windowMs: minutes(15) },
  // Per session: a stolen one gives few guesses, and shuts its owner out of nothing.
  'password:account': { tries: 10, windowMs: minutes(15) },
  'password:network': { tries: 200, windowMs: minutes(15) },
  // Whose account it is shows only when the token was read: until then, each token is one.
  'google:account': { tries: 10, windowMs: minutes(15) },
  'google:network': { tries: 100, windowMs: minutes(15) },
  // Codes of two-step log-in, right ones given back; `account` is the person, so that guessing from many networks gains nothing.
  'second-factor:account': { tries: 10, windowMs: hours(1) },
  'second-factor:network': { tries: 60, windowMs: hours(1) },
  // Answers of passkeys, right ones given back; `account` is the passkey.
  'passkey:account': { tries: 20, windowMs: minutes(15), perNetwork: true },
  'passkey:network': { tries: 200, windowMs: minutes(15) },
  'sign-up:account': { tries: 5, windowMs: hours(1), perNetwork: true },
  // A whole class signs up behind one address of its school.
  'sign-up:network': { tries: 90, windowMs: hours(1) },
  'pending:account': { tries: 5, windowMs: hours(1), perNetwork: true },
  'pending:network': { tries: 90, windowMs: hours(1) },
  'resend:account': { tries: 3, windowMs: hours(1), perNetwork: true },
  'resend:network': { tries: 60, windowMs: hours(1) },
  'reset:account': { tries: 3, windowMs: hours(1), perNetwork: true },
  'reset:network': { tries: 60, windowMs: hours(1) },
  // Counted over all networks; beyond it the newest link in the mailbox has to do.
  'mailbox:account': { tries: 15, windowMs: hours(1) },
  'check:account': { tries: 5, windowMs: minutes(1), perNetwork: true },
  // A class of 40 behind one address of its school, each pupil as often as its own address allows.
  'check:network': { tries: 200, windowMs: minutes(1) },
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
  // Unknown codes, on every route that takes one; known codes cost nothing.
  'code:account': { tries: 30, windowMs: minutes(15) },
  'code:network': { tries: 120, windowMs: minutes(15) },
  // Codes that connect a downloaded game: of an account's they are given out, of a network's they are typed in.
  'pass-mint:account': { tries: 30, windowMs: hours(1) },
  'pass-mint:network': { tries: 600, windowMs: hours(1) },
  // Wrong codes; `account` is the person whose code was nearly met. A right one costs nothing.
  'pass:account': { tries: 15, windowMs: minutes(15) },
  'pass:network': { tries: 60, windowMs: minutes(15) },
  // Wrong class codes; `account` is the network itself. A class types its code at once behind one address; right ones cost nothing.
  'class:account': { tries: 60, windowMs: minutes(15) },
  'class:network': { tries: 60, windowMs: minutes(15) },
  // Wrong numbers of a pupil who comes back; `account` is the pupil.
  'class-pin:account': { tries: 10, windowMs: hours(1) },
  'class-pin:network': { tries: 90, windowMs: hours(1) },
  // Wrong codes of school plans; `account` is the teacher.
  'school-plan:account': { tries: 10, windowMs: hours(1) },
  'school-plan:network': { tries: 60, windowMs: hours(1) },
  // Reads of orders without a session: `account` is the network itself.
  'order:account': { tries: 240, windowMs: minutes(1) },
  'order:network': { tries: 240, windowMs: minutes(1) },
  // As the service of the e-mail client documents it.
  'enquiry-second:account': { tries: 1, windowMs: seconds(1), perNetwork: true },
  'enquiry-second:network': { tries: 1, windowMs: seconds(1) },
  'enquiry:account': { tries: 10, windowMs: hours(1) },
  'enquiry:network': { tries: 60, windowMs: hours(1) },
  // `account` is the network itself: most reports come without an address.
  'report:account': { tries: 60, windowMs: hours(1) },
  'report:network': { tries: 60, windowMs: hours(1) },
} as const satisfies Record<string, Budget>;

/**
 * The wait between two tries of one network, by how many wrong ones an account saw from all networks in an hour: none up to the budget,
 * then a second that doubles with every five more. The first try of a network never waits, so that strangers delay no owner.
 * @returns milliseconds
 */
export function pauseAfter(wrongTries: number): number {
  const over = wrongTries - BUDGETS['log-in:everywhere'].tries;
  return over <= 0 ? 0 : Math.min(seconds(1) * 2 ** Math.floor(over / 5), BUDGETS['log-in:pause'].windowMs);
}

export type BudgetName = keyof typeof BUDGETS;

/** What is counted, per account and per network, in windows of the same length. */
export type Tried = Extract<BudgetName, `${string}:network`> extends `${infer What}:network` ? What : never;
