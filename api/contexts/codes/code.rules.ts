import type { Instant } from '../../kernel/instant.js';
import type { Pesos } from '../../kernel/money.js';
import type { CodeBenefit, CodeLimits } from './code.events.js';

/** Without letters and digits that look alike, and without U, so that no rude word comes out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_SIZE = 4;
const HINT_SIZE = 4;

export const SHORTEST_CODE = 5;
export const LONGEST_CODE = 40;

/** Why a code does not work. */
export type WhyNot =
  | 'code-inactive'
  | 'code-not-yet-valid'
  | 'code-expired'
  | 'code-used-by-you'
  | 'code-exhausted'
  | 'code-only-first-purchase'
  | 'code-not-for-these-games'
  | 'code-is-for-a-plan'
  | 'code-takes-nothing-off'
  | 'code-not-whole';

/** What must be known of a code to say whether a person may use it. */
export interface CodeStatus {
  codeId: string;
  benefit: CodeBenefit;
  limits: CodeLimits;
  active: boolean;
  /** Uses that are reserved or used, by all and by the person who asks. */
  uses: number;
  usesByPerson: number;
}

/** Who asks. */
export interface Asker {
  /** Whether this person has paid for anything before, where the code asks. */
  boughtBefore: boolean;
}

/** What a code takes off a cart: so many percent of these games, or of all. */
export interface CartReduction {
  codeId: string;
  percent: number;
  gameIds: string[] | null;
}

type Judged<Given> = ({ works: true } & Given) | { works: false; why: WhyNot };

/** A code as it is compared: capital letters and digits alone, without accents, blanks and dashes. */
export function normalCode(typed: string): string {
  return typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/**
 * A code that cannot be guessed, in groups that are easily read aloud: `K7QM-3FXP-9TDA`.
 * @param draw gives a whole number from 0 to below its argument, by chance.
 */
export function randomCode(draw: (below: number) => number): string {
  const group = (): string => Array.from({ length: GROUP_SIZE }, () => ALPHABET.charAt(draw(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const DRAWN = new RegExp(`^${Array.from({ length: GROUPS }, () => `[${ALPHABET}]{${GROUP_SIZE}}`).join('-')}$`);

/** Whether a text looks like one that `randomCode` gives. */
export const isRandomCode = (text: string): boolean => DRAWN.test(text);

/** What the console shows of a code whose text is not kept. */
export function hintOf(code: string): string {
  return normalCode(code).slice(-HINT_SIZE);
}

/** Why this person cannot use the code at all just now, or null. */
export function whyNotNow(
  { active, limits, uses, usesByPerson }: CodeStatus,
  asker: Asker,
  now: Instant,
): WhyNot | null {
  if (!active) return 'code-inactive';
  if (limits.validFrom !== null && now < limits.validFrom) return 'code-not-yet-valid';
  if (limits.validUntil !== null && now >= limits.validUntil) return 'code-expired';
  const full = whyFull({ limits, uses, usesByPerson });
  if (full) return full;
  return limits.firstPurchaseOnly && asker.boughtBefore ? 'code-only-first-purchase' : null;
}

/** Why there is no use left, for this person or for anybody, or null. */
export function whyFull({
  limits,
  uses,
  usesByPerson,
}: Pick<CodeStatus, 'limits' | 'uses' | 'usesByPerson'>): WhyNot | null {
  const perPerson = limits.firstPurchaseOnly ? 1 : limits.usesPerPerson;
  if (perPerson !== null && usesByPerson >= perPerson) return 'code-used-by-you';
  return limits.uses !== null && uses >= limits.uses ? 'code-exhausted' : null;
}

/** What the code takes off a cart at the shop's prices, or why nothing. */
export function judgeCart(
  code: CodeStatus,
  cart: readonly { gameId: string; price: Pesos }[],
  asker: Asker,
  now: Instant,
): Judged<{ reduction: CartReduction }> {
  const { codeId, benefit, limits } = code;
  const no = (why: WhyNot) => ({ works: false, why }) as const;
  const why = whyNotNow(code, asker, now);
  if (why) return no(why);
  if (benefit.kind === 'plan') return no('code-is-for-a-plan');

  const reduction =
    benefit.kind === 'game'
      ? { codeId, percent: 100, gameIds: [benefit.gameId] }
      : { codeId, percent: benefit.percent, gameIds: limits.gameIds };
  const reduced = cart.filter(({ gameId }) => reduction.gameIds === null || reduction.gameIds.includes(gameId));
  if (reduced.length === 0) return no('code-not-for-these-games');
  return reduced.every(({ price }) => price === 0) ? no('code-takes-nothing-off') : { works: true, reduction };
}

/** Whether the code gives one game away whole, without any order. */
export function judgeGame(
  code: CodeStatus,
  game: { gameId: string; price: Pesos },
  asker: Asker,
  now: Instant,
): Judged<{ discount: Pesos }> {
  const judged = judgeCart(code, [game], asker, now);
  if (!judged.works) return judged;
  return judged.reduction.percent === 100
    ? { works: true, discount: game.price }
    : { works: false, why: 'code-not-whole' };
}

/** The code as its person finds it once the reservations of their unpaid orders make way: an open form does not block them. */
export function withoutPending<Code extends CodeStatus & { pendingOrders: readonly string[] }>(code: Code): Code {
  const pending = code.pendingOrders.length;
  return { ...code, uses: code.uses - pending, usesByPerson: code.usesByPerson - pending };
}

/** The word of "my codes" for a code: used up by this person, to be used, or neither. */
export function statusOf(why: WhyNot | null, usesByPerson: number): 'used' | 'available' | 'inactive' {
  if (why === null) return 'available';
  return usesByPerson > 0 ? 'used' : 'inactive';
}
