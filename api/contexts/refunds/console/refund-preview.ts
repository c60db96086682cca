import { Injectable } from '@nestjs/common';
import { splitVat, sum, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Problem } from '../../../platform/http/problem.js';
import { BooksQueries, withNames } from '../../books/index.js';
import { DeveloperNames } from '../../catalog/index.js';
import { PlanAfterRefund } from '../plan-after-refund.js';
import { chosenLines, type WantedLine } from '../requesting/line-choice.rules.js';
import { RefundReads, type Refundable } from '../requesting/refundable.js';
import { titleOf } from '../requesting/refund-views.js';
import { StaffLimit } from '../staff-limit.js';
import type { RefundPreviewReply } from './refunds.dto.js';

/** Approved and not over: the bank may be busy with it. */
const UNDER_WAY = ['approved', 'started', 'unknown', 'needs-person'];

@Injectable()
export class RefundPreviews {
  constructor(
    private readonly reads: RefundReads,
    private readonly books: BooksQueries,
    private readonly developers: DeveloperNames,
    private readonly plans: PlanAfterRefund,
    private readonly limit: StaffLimit,
  ) {}

  /** @throws Refusal naming why a line cannot go back, as the refund itself would; Problem 409 `try-again` while the books have not read the order. */
  async of(orderId: string, wanted: readonly WantedLine[] | null, staffId: string): Promise<RefundPreviewReply> {
    const found = await this.reads.refundable(orderId);
    if (!found) throw new Refusal('order-unknown');
    const lines = chosenLines(found.lines, wanted);
    const amount = sum(lines.map((line) => line.amount));
    if (found.wholeOnly && amount !== found.order.total) throw new Refusal('refund-whole-only');
    const before = sum(found.refunds.filter(({ state }) => state === 'completed').map((done) => done.amount));
    const { net, vat } = splitAfter(before, amount, found.order.vatRate ?? undefined);
    const entries = await this.books.entriesOfReturn(orderId, { lines, amount, vat, how: 'nullified' });
    if (!entries) throw new Problem(409, 'try-again');
    const whole = before + amount === found.order.total;
    const developersShare = sum(
      entries
        .filter(({ account }) => account === 'developer-payable' || account === 'developer-unearned')
        .map((entry) => entry.amount),
    );
    return {
      lines: lines.map((line) => ({
        ...line,
        title: titleOf(found.order, line.gameId),
        leavesLibrary: leavesLibrary(line, found),
      })),
      amount,
      net,
      vat,
      developersShare,
      shopsShare: net - developersShare,
      entries: await withNames(
        entries.map(({ account, subAccount, amount: posted }) => ({ account, subAccount, amount: posted })),
        (ids) => this.developers.of(ids),
      ),
      needsSecondApproval: await this.limit.isPassedBy(amount, staffId, this.reads.now()),
      whole,
      freePeriods: whole ? await this.plans.freePeriods(found.order) : 0,
      waitsForAnother: found.refunds.some(({ state }) => UNDER_WAY.includes(state)),
    };
  }
}

/** As the order itself splits it: rounded over all that went back so far. */
function splitAfter(before: Pesos, amount: Pesos, vatRate: number | undefined): { net: Pesos; vat: Pesos } {
  const [earlier, after] = [splitVat(before, vatRate), splitVat(before + amount, vatRate)];
  return { net: after.net - earlier.net, vat: after.vat - earlier.vat };
}

function leavesLibrary({ gameId, amount }: { gameId: string | null; amount: number }, { lines }: Refundable): boolean {
  return gameId !== null && lines.some((line) => line.gameId === gameId && line.amount === amount);
}
