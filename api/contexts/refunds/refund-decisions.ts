import { Injectable } from '@nestjs/common';
import { RefundLetters, type RefundWishRow } from './index.js';
import type { RefundCommand } from './refund.commands.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Decision } from '../../platform/event-store/stream.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { StaffLimit } from '../../processes/staff-limit/index.js';
import type { RefundCase } from './refund-case.js';
import { RefundCases } from './refund-cases.js';

/** What the shop's people decide about a wish; nobody about their own, and each with its author. */
@Injectable()
export class RefundDecisions {
  constructor(
    private readonly cases: RefundCases,
    private readonly letters: RefundLetters,
    private readonly limit: StaffLimit,
  ) {}

  /** @throws Refusal refund-unknown, refund-own-wish, refund-decided. */
  async approve(refundId: string, reason: string, note: string | null, by: CommandContext): Promise<RefundWishRow> {
    return this.limit.inTurn(by.actor.id, () =>
      this.decide(refundId, by, note, async (found) => {
        const measure = await this.limit.of(by.actor.id, refundId, by.now);
        return found.decide({ type: 'ApproveRefund', staffId: by.actor.id, reason, ...measure, now: by.now });
      }),
    );
  }

  /** @throws Refusal refund-unknown, refund-own-wish, refund-same-person, refund-not-approved, refund-decided. */
  second(refundId: string, note: string | null, by: CommandContext): Promise<RefundWishRow> {
    return this.tell(refundId, by, note, { type: 'SecondRefund', staffId: by.actor.id, now: by.now });
  }

  /** @throws Refusal refund-unknown, refund-own-wish, refund-decided. */
  deny(refundId: string, reason: string, note: string | null, by: CommandContext): Promise<RefundWishRow> {
    return this.tell(refundId, by, note, { type: 'DenyRefund', staffId: by.actor.id, reason, now: by.now });
  }

  /** Asks the bank once more after it refused. @throws Refusal refund-unknown, refund-own-wish, refund-not-failed. */
  retry(refundId: string, note: string | null, by: CommandContext): Promise<RefundWishRow> {
    return this.tell(refundId, by, note, { type: 'RetryRefund', now: by.now });
  }

  /** The bank refused, and the money was transferred by hand. @param reference of the transfer. @throws Refusal refund-unknown, refund-own-wish, refund-not-failed. */
  recordTransfer(refundId: string, reference: string, by: CommandContext): Promise<RefundWishRow> {
    return this.decide(refundId, by, reference, (found, now) => found.complete('transferred', now));
  }

  /** Somebody looked at the bank's portal at what the bank does not tell any more. @throws Refusal refund-unknown, refund-own-wish, refund-not-doubtful. */
  settle(refundId: string, returned: boolean, reason: string, by: CommandContext): Promise<RefundWishRow> {
    return this.decide(refundId, by, reason, (found, now) => {
      if (found.asked.status !== 'NeedsPerson') throw new Refusal('refund-not-doubtful');
      return returned ? found.complete('nullified', now) : found.fail(reason, now);
    });
  }

  private tell(
    refundId: string,
    by: CommandContext,
    note: string | null,
    command: RefundCommand,
  ): Promise<RefundWishRow> {
    return this.decide(refundId, by, note, (found) => found.decide(command));
  }

  private decide(
    refundId: string,
    by: CommandContext,
    note: string | null,
    decide: (found: RefundCase, now: Instant) => Decision | Promise<Decision>,
  ): Promise<RefundWishRow> {
    return this.cases.decide(refundId, by, async (found, now) => {
      const { playerId } = found.asked.wish;
      if (by.actor.id === playerId) throw new Refusal('refund-own-wish');
      const decision = await decide(found, now);
      const isNews = Object.values(decision.facts).some((facts) => facts.length > 0);
      return {
        ...decision,
        changes: [
          ...(decision.changes ?? []),
          ...(isNews ? this.letters.noteWith(refundId, playerId, by.actor.id, note, now) : []),
        ],
      };
    });
  }
}
