import { Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { BusinessClock } from '../../../platform/clock.js';
import { StudioAccounts, type MemberRole } from '../../developers/index.js';
import { PayableBalance } from './requests/payable-balance.js';
import { payableOf } from './requests/payable.rules.js';
import { LEAST_PAYOUT, PAID_WITHIN_WORKING_DAYS } from './payout.decider.js';
import type { PayoutReply, PayoutsReply, PayoutStoryReply } from './payouts.dto.js';
import { PayoutsQueries, type PayoutRow, type StudioRow } from './payouts.queries.js';

/** What a studio sees of its pay-outs. */
@Injectable()
export class PayoutViews {
  constructor(
    private readonly queries: PayoutsQueries,
    private readonly balance: PayableBalance,
    private readonly accounts: StudioAccounts,
    private readonly clock: BusinessClock,
  ) {}

  async of(developerId: string, role: MemberRole): Promise<PayoutsReply> {
    const now = this.clock.now();
    const [stated, taken, shown, studio, rows] = await Promise.all([
      this.balance.statedTo(developerId, now),
      this.queries.takenBy(developerId),
      this.accounts.shown(developerId),
      this.queries.studio(developerId),
      this.queries.ofStudio(developerId),
    ]);
    const open = rows.find(({ state }) => state !== 'paid' && state !== 'failed');
    const { gross: payable, waiting } = payableOf(stated, taken);
    return {
      payable,
      owed: stated.owed,
      waiting,
      threshold: LEAST_PAYOUT,
      workingDays: PAID_WITHIN_WORKING_DAYS,
      canDecide: role === 'owner',
      ...shown,
      noReleaseBefore: this.waits(studio),
      taxDocument: this.taxDocumentOf(studio),
      open: open ? { ...payoutReply(open), queuePlace: (await this.queries.queuePlace(open)) ?? 1 } : null,
      payouts: rows.map(payoutReply),
    };
  }

  /** When a release is possible again; null when nothing waits. */
  waits({ noReleaseBefore }: StudioRow): Date | null {
    return noReleaseBefore && noReleaseBefore.getTime() > Date.parse(this.clock.now()) ? noReleaseBefore : null;
  }

  taxDocumentOf({
    taxDocumentKind,
    taxDocumentNumber,
    taxDocumentExpiresOn,
  }: StudioRow): PayoutStoryReply['taxDocument'] {
    if (taxDocumentKind === null || taxDocumentExpiresOn === null) return null;
    const isValid = taxDocumentExpiresOn >= civilDateOf(this.clock.now());
    return { kind: taxDocumentKind, number: taxDocumentNumber ?? '', expiresOn: taxDocumentExpiresOn, isValid };
  }
}

export function payoutReply(row: PayoutRow): PayoutReply {
  const { payoutId: id, state, amount, withheld, paid, taxDocumentKind } = row;
  const { promisedFor, requestedAt, releasedAt, paidAt, failedAt, why } = row;
  const money = { amount, withheld, paid, taxDocumentKind };
  return { id, state, ...money, promisedFor, requestedAt, releasedAt, paidAt, failedAt, why };
}
