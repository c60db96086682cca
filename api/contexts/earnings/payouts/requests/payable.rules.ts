import type { CivilDate } from '../../../../kernel/calendar.js';
import type { Pesos } from '../../../../kernel/money.js';

/** What statements give, or pay-outs take: with tax, and the tax in it. */
export interface GrossAndTax {
  gross: number;
  withheld: number;
}

/** An amount, and the first day on which it can be paid. */
export interface Waiting {
  from: CivilDate;
  amount: Pesos;
}

/** What all statements of a studio gave, pay-outs not taken off, and what of it the shop may have to give back. */
export interface Stated extends GrossAndTax {
  /** What went back and no statement has made good yet: lines below zero of the next one, and a debt that the latest carries on. */
  owed: Pesos;
  /** What buyers may still return by themselves; a day each, the earliest first. */
  returnable: readonly Waiting[];
}

export interface Payable extends GrossAndTax {
  /** What is kept until buyers can no longer return it; the earliest first. */
  waiting: Waiting[];
}

/**
 * What can be paid now. Money that went back, or may, is kept, so that no pay-out leaves with it; its tax stays with it in proportion, and
 * the last pay-out takes what is left of both.
 */
export function payableOf(stated: Stated, taken: GrossAndTax): Payable {
  const [left, tax] = [stated.gross - taken.gross, stated.withheld - taken.withheld];
  let gross = Math.max(0, left - stated.owed);
  const waiting: Waiting[] = [];
  // What older pay-outs took is counted as of the sales before: the latest ones wait.
  for (const { from, amount } of stated.returnable.toReversed()) {
    const part = Math.min(gross, amount);
    if (part > 0) waiting.unshift({ from, amount: part });
    gross -= part;
  }
  return { gross, withheld: part(tax, gross, left), waiting };
}

const part = (tax: number, of: number, whole: number): number =>
  of === whole ? tax : Number((BigInt(tax) * BigInt(of)) / BigInt(whole));
