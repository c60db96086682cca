import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { splitVat, sum } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { CONFIG } from '../../platform/tokens.js';
import { chosenLines, developersShare, type WantedLine } from './asking.rules.js';
import { RefundReads } from './refund-reads.js';
import { titleOf } from './refund-views.js';

/** What giving back these lines would do. Amounts in whole pesos. */
export interface RefundPreview {
  lines: { gameId: string | null; title: { es: string; en: string }; amount: number; leavesLibrary: boolean }[];
  amount: number;
  net: number;
  vat: number;
  /** What of it the developers do not earn after all, and the rest of the net. */
  developersShare: number;
  shopsShare: number;
  needsSecond: boolean;
  /** With it nothing of the order stays paid. */
  whole: boolean;
}

@Injectable()
export class RefundPreviews {
  constructor(private readonly reads: RefundReads, @Inject(CONFIG) private readonly config: Config) {}

  /** @throws Refusal naming why a line cannot go back, as the refund itself would. */
  async of(orderId: string, wanted: readonly WantedLine[] | null): Promise<RefundPreview> {
    const found = await this.reads.refundable(orderId);
    if (!found) throw new Refusal('order-unknown');
    const chosen = chosenLines(found.lines, wanted);
    const amount = sum(chosen.map((line) => line.amount));
    if (found.wholeOnly && amount !== found.order.total) throw new Refusal('refund-whole-only');
    const before = sum(found.wishes.filter((wish) => wish.state === 'completed').map((wish) => wish.amount));
    // As the order itself splits it: rounded over all that went back so far.
    const [split, earlier] = [splitVat(before + amount), splitVat(before)];
    const net = split.net - earlier.net;
    const leaves = (gameId: string | null, back: number): boolean => gameId !== null && found.lines.some((line) => line.gameId === gameId && line.amount === back);
    return {
      lines: chosen.map((line) => ({ ...line, title: titleOf(found.order, line.gameId), leavesLibrary: leaves(line.gameId, line.amount) })),
      amount, net, vat: split.vat - earlier.vat, developersShare: developersShare(net), shopsShare: net - developersShare(net),
      needsSecond: amount > this.config.refundSecondPersonAbove, whole: before + amount === found.order.total,
    };
  }
}
