import { Injectable } from '@nestjs/common';
import { civilDateOf, plusDays, startOfDay, type CivilDate } from '../../../kernel/calendar.js';
import { instant, type Instant } from '../../../kernel/instant.js';
import type { Pesos } from '../../../kernel/money.js';
import { SaleRows } from '../close/sale-rows.js';
import { ShareRows, type OldWait } from '../close/share-rows.js';
import type { SettledLine } from '../earnings.events.js';
import { monthOf, type Month } from '../rules/accrual.rules.js';
import { lineOfSale } from '../rules/sale-lines.rules.js';
import { settle, waitedEnough, type Moment } from '../rules/settle.rules.js';
import { StudioPlayers } from './studio-players.js';

const ALL = 1_000_000;
const AT_ONCE = 500;

/** The moment of a month at this instant; at the first of the next month's it is the close itself. */
export function momentAt(now: Instant): Moment & { before: Instant } {
  const asOf = civilDateOf(now);
  const atMidnight = startOfDay(asOf) === now;
  const through = atMidnight ? plusDays(asOf, -1) : asOf;
  // What happens in this very millisecond counts, but at midnight it belongs to the day that begins.
  const before = atMidnight ? now : instant(Date.parse(now) + 1);
  return { month: monthOf(through), through, asOf, before };
}

export interface Counted {
  lines: SettledLine[];
  /** Whose plans were looked at. */
  players: number;
  /** Whether old waits were shared, for which the whole shop's month is read. */
  sharesRest: boolean;
}

/** What a studio has earned since its latest statement: the same sums as a close, made now and for one studio. */
@Injectable()
export class SoFar {
  constructor(
    private readonly players: StudioPlayers,
    private readonly shares: ShareRows,
    private readonly sales: SaleRows,
  ) {}

  async of(developerId: string, now: Instant): Promise<Counted> {
    const moment = momentAt(now);
    const players = await this.players.of(developerId, moment);
    const [sold, back, shared, rest] = await Promise.all([
      this.sales.sales(moment.before, ALL, developerId),
      this.sales.refunds(moment.before, ALL, developerId),
      this.shared(developerId, players, moment),
      this.rest(developerId, moment),
    ]);
    const lines = [
      ...shared,
      ...(rest ?? []),
      ...sold.map((row) => lineOfSale(row, 'sale')),
      ...back.filter(({ amount }) => amount !== 0).map((row) => lineOfSale(row, 'sale-refund')),
    ];
    return { lines, players: players.length, sharesRest: rest !== null };
  }

  private async shared(developerId: string, players: readonly string[], moment: Moment & { before: Instant }) {
    const lines: SettledLine[] = [];
    for (let n = 0; n < players.length; n += AT_ONCE) {
      const subscribers = await this.shares.subscribers(players.slice(n, n + AT_ONCE), moment);
      for (const one of subscribers)
        lines.push(...settle(one, moment).lines.filter((line) => line.developerId === developerId));
    }
    return lines;
  }

  /** In the order of the close: old waits are shared equally once plans are settled. Null where there are none, or not for this studio. */
  private async rest(developerId: string, moment: Moment & { before: Instant }): Promise<SettledLine[] | null> {
    const { month, through } = moment;
    const expired = (last?: OldWait): Promise<OldWait[]> => this.shares.expired(waitedEnough(month), AT_ONCE, last);
    let waits = await expired();
    if (waits.length === 0 || !(await this.shares.isSharing(developerId, moment))) return null;
    const equal = await this.shares.equalShares(moment);
    const lines: SettledLine[] = [];
    for (;;) {
      for (const wait of await this.leftOf(waits, moment)) {
        const shared = equal.share(wait, through, wait.ruleVersion) ?? [];
        lines.push(...shared.filter((line) => line.developerId === developerId));
      }
      if (waits.length < AT_ONCE) return lines;
      waits = await expired(waits.at(-1));
    }
  }

  /** What the month's play, in games of any studio, and its refunds leave of waits. */
  private async leftOf(waits: readonly OldWait[], moment: Moment & { before: Instant }): Promise<OldWait[]> {
    const moved = new Map<string, Pesos>();
    const players = [...new Set(waits.map(({ personId }) => personId))];
    for (const one of await this.shares.subscribers(players, moment))
      for (const { orderId, month, amount } of settle(one, moment).waits) moved.set(`${orderId} ${month}`, amount);
    return waits
      .map((wait) => ({ ...wait, amount: moved.get(`${wait.orderId} ${wait.month}`) ?? wait.amount }))
      .filter(({ amount }) => amount > 0);
  }
}

/** How the month ends if its remaining days bring what its days so far brought. */
export function projected(earned: number, month: Month, through: CivilDate, lastDay: CivilDate): number {
  const gone = Number(through.slice(8));
  return monthOf(through) === month ? Math.round((earned / gone) * Number(lastDay.slice(8))) : earned;
}
