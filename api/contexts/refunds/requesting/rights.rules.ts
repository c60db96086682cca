import { civilDateOf, plusDays, type CivilDate } from '../../../kernel/calendar.js';
import type { Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';

/** Days that the law gives to withdraw; the longer term where the written confirmation of the purchase was not sent. */
export const WITHDRAWAL_DAYS = 10;
export const WITHDRAWAL_DAYS_UNCONFIRMED = 90;
/** The shop's own, wider rule. */
export const GOODWILL_DAYS = 14;
export const GOODWILL_MINUTES = 120;
/** After staff took a game down, however long it was played. */
export const TAKEDOWN_DAYS = 90;
/** The longest that anyone may give a game back by themselves, but for one that staff took down. */
export const LONGEST_RETURN_DAYS = Math.max(WITHDRAWAL_DAYS_UNCONFIRMED, GOODWILL_DAYS);
/** Working days within which a request is answered, as the receipt promises of every mail. */
export const ANSWER_WORKING_DAYS = 5;

/** A game of an order, or with `gameId` null its plan period. */
export interface PaidLine {
  gameId: string | null;
  /** What was paid for it. */
  paid: Pesos;
  /** What of that went back already. */
  returned: Pesos;
  /** What of that is requested and not decided or sent yet. */
  requested: Pesos;
  /** Minutes played; for a plan's period, of its games since it was paid. */
  minutesPlayed: number;
  /** Minutes that the person says are not theirs: they decide nothing by themselves, so that staff look first. */
  contestedMinutes?: number;
  /** When staff took the game down; absent while it is given out. */
  takenDownAt?: Instant;
}

export interface Purchase {
  /** Null while unpaid. */
  paidAt: Instant | null;
  /** Whether the written confirmation was sent. */
  confirmed: boolean;
  lines: readonly PaidLine[];
}

/** Why a line has nothing to give back. */
type NoRefund = 'unpaid' | 'free' | 'returned' | 'in-progress';
/** Why a right does not hold any more, or does not exist for it. */
type RightLost = 'too-late' | 'played' | 'plan';

/** One right with its last day, and what it was lost by if it was. */
interface Right {
  until: CivilDate;
  lostBy: RightLost | null;
}

export interface LineRights {
  gameId: string | null;
  minutesPlayed: number;
  /** What can still go back. */
  amount: Pesos;
  /** Null where money can go back. */
  not: NoRefund | null;
  /** Null while unpaid or free. */
  withdrawal: Right | null;
  goodwill: Right | null;
  /** Whether staff took the game down, which widens the shop's own rule. */
  isTakenDown: boolean;
}

/** The last day on which a game can go back though no one decides about it: by the law, or by the shop's own rule. */
export const returnsEnd = (paidOn: CivilDate, confirmed: boolean): CivilDate =>
  plusDays(paidOn, Math.max(GOODWILL_DAYS, confirmed ? WITHDRAWAL_DAYS : WITHDRAWAL_DAYS_UNCONFIRMED));

/** By which rights each line of a purchase may go back at this moment. */
export function rightsOf(purchase: Purchase, now: Instant): LineRights[] {
  return purchase.lines.map((line) => {
    const { gameId, minutesPlayed, paid, returned, requested } = line;
    const not = whyNot(line, purchase.paidAt);
    const rights =
      purchase.paidAt === null || paid === 0
        ? { withdrawal: null, goodwill: null }
        : rightsAt(line, purchase.paidAt, purchase.confirmed, civilDateOf(now));
    return {
      gameId,
      minutesPlayed,
      amount: not ? 0 : paid - returned - requested,
      not,
      ...rights,
      isTakenDown: line.takenDownAt !== undefined,
    };
  });
}

function whyNot({ paid, returned, requested }: PaidLine, paidAt: Instant | null): NoRefund | null {
  if (paid === 0) return 'free';
  if (paidAt === null) return 'unpaid';
  if (returned >= paid) return 'returned';
  return returned + requested >= paid ? 'in-progress' : null;
}

function rightsAt(
  { gameId, minutesPlayed, contestedMinutes = 0, takenDownAt }: PaidLine,
  paidAt: Instant,
  confirmed: boolean,
  today: CivilDate,
): Pick<LineRights, 'withdrawal' | 'goodwill'> {
  const [day, minutes] = [civilDateOf(paidAt), minutesPlayed + contestedMinutes];
  const right = (days: number, lostBy: RightLost | null): Right => {
    const until = plusDays(day, days);
    return { until, lostBy: today > until ? 'too-late' : lostBy };
  };
  const usual = (): Right =>
    gameId === null
      ? { ...right(GOODWILL_DAYS, null), lostBy: 'plan' }
      : right(GOODWILL_DAYS, minutes < GOODWILL_MINUTES ? null : 'played');
  return {
    withdrawal: right(confirmed ? WITHDRAWAL_DAYS : WITHDRAWAL_DAYS_UNCONFIRMED, minutes === 0 ? null : 'played'),
    goodwill: takenDownAt ? afterTakedown(takenDownAt, today) : usual(),
  };
}

function afterTakedown(takenDownAt: Instant, today: CivilDate): Right {
  const until = plusDays(civilDateOf(takenDownAt), TAKEDOWN_DAYS);
  return { until, lostBy: today > until ? 'too-late' : null };
}

/**
 * The right by which all these lines go back at once: the law before the shop's own rule. Null where not all have it: then it is a request.
 * @param wanted only this one counts, if it is named.
 */
export function rightOfAll(
  lines: readonly LineRights[],
  wanted?: 'goodwill' | 'withdrawal',
): 'goodwill' | 'withdrawal' | null {
  const holds = (basis: 'goodwill' | 'withdrawal'): boolean =>
    (wanted ?? basis) === basis && lines.every((line) => line[basis] !== null && line[basis].lostBy === null);
  return holds('withdrawal') ? 'withdrawal' : holds('goodwill') ? 'goodwill' : null;
}

/** The promised day of an answer to a request made now: Saturdays and Sundays do not count, holidays do, so it is never later. */
export function answerDay(now: Instant): CivilDate {
  let day = civilDateOf(now);
  for (let working = 0; working < ANSWER_WORKING_DAYS;) {
    day = plusDays(day, 1);
    if (!isWeekend(day)) working += 1;
  }
  return day;
}

function isWeekend(day: CivilDate): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
