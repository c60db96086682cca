import { Injectable } from '@nestjs/common';
import type { RefundGround, RefundLine } from './refund.events.js';
import { answerDay, RefundLetters, RefundsQueries, refundStream, rightOfAll, type RefundWishRow } from './index.js';
import type { AskRefund, RefundCommand } from './refund.commands.js';
import type { Instant } from '../../kernel/instant.js';
import { sum } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { together } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { Problem } from '../../platform/http/problem.js';
import { poll } from '../../platform/patience.js';
import { StaffLimit } from '../../processes/staff-limit/index.js';
import { chosenLines, isJustAsked, isSameWish, linesOfAmount, type WantedLine } from './line-choice.rules.js';
import { RefundReads, type Refundable } from './refundable.js';

const TRIES = 5;
/** Nothing more happens to these by themselves. */
const RESTING = ['requested', 'awaiting-second', 'needs-person', 'failed', 'completed', 'denied'];

/** What somebody wants back, and who wants it. */
interface Asked {
  orderId: string;
  /** Null for all that can go back. */
  lines: WantedLine[] | null;
  /** Instead of lines: an amount, as the old contract names it. */
  amount?: number;
  /** The right that is named; without one the best that holds, else it is a request. */
  ground?: Exclude<RefundGround, 'staff'>;
  /** The person's own words. */
  words: string | null;
  correlation: string;
}

/** A refund that the shop gives by itself. */
interface Offered extends Omit<Asked, 'ground' | 'words' | 'amount'> {
  staffId: string;
  reason: string;
  note: string | null;
}

type Choice = { lines: RefundLine[]; ground: RefundGround };

/** Where wishes for money back arrive: by right they are approved at once, else they wait for an answer. */
@Injectable()
export class RefundDesk {
  constructor(
    private readonly runner: CommandRunner,
    private readonly reads: RefundReads,
    private readonly refunds: RefundsQueries,
    private readonly letters: RefundLetters,
    private readonly limit: StaffLimit,
  ) {}

  /** Somebody asks for their own money. The same wish twice is one. @throws Problem 404 for another's order; Refusal naming why not. */
  async ask(asked: Asked, playerId: string): Promise<RefundWishRow> {
    return this.file(asked, { kind: 'player', id: playerId }, (found) => {
      if (found.order.playerId !== playerId) throw new Problem(404, 'order-unknown');
      return sameWish(asked, found, this.reads.now()) ?? choiceOf(asked, found);
    });
  }

  /** Somebody of the shop gives money back; a large amount waits for a second person. */
  async give(offered: Offered): Promise<RefundWishRow> {
    return this.limit.inTurn(offered.staffId, () =>
      this.file(
        { ...offered, words: null },
        { kind: 'staff', id: offered.staffId },
        (found) => {
          // Pressing twice is no second refund: what is asked by anybody is no longer free to be given.
          return (
            sameGift(offered, found, this.reads.now()) ?? {
              lines: chosenLines(found.lines, offered.lines),
              ground: 'staff',
            }
          );
        },
        offered,
      ),
    );
  }

  /** The refund once nothing more happens to it by itself, or as it stands after so long. */
  async restingWithin(refundId: string, milliseconds: number): Promise<RefundWishRow> {
    const row = await poll(
      () => this.refunds.refund(refundId),
      (now) => !now || RESTING.includes(now.state),
      milliseconds,
      200,
    );
    if (!row) throw new Refusal('refund-unknown');
    return row;
  }

  /**
   * Each wish takes the order's next number as its stream: two at the same instant meet there, and the later one looks again.
   * @param choose what goes back, or the earlier wish that this one repeats.
   */
  private async file(
    asked: Asked,
    actor: Actor,
    choose: (found: Refundable) => Choice | RefundWishRow,
    offered?: Offered,
  ): Promise<RefundWishRow> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const found = await this.reads.refundable(asked.orderId);
      if (!found) throw new Problem(404, 'order-unknown');
      const choice = choose(found);
      if ('refundId' in choice) return choice;
      refuseUnfit(choice, found);
      const refundId = derivedId('refund', asked.orderId, found.wishes.length);
      if (await this.append(refundId, choice, found, asked, actor, offered)) return this.restingWithin(refundId, 0);
    }
    throw new Problem(409, 'try-again');
  }

  private async append(
    refundId: string,
    { lines, ground }: Choice,
    { order }: Refundable,
    asked: Asked,
    actor: Actor,
    offered?: Offered,
  ): Promise<boolean> {
    const { orderId, paymentId, playerId } = order;
    if (!paymentId) throw new Refusal('refund-nothing-paid');
    const now = this.reads.now();
    const command: AskRefund = {
      type: 'AskRefund',
      refundId,
      orderId,
      paymentId,
      playerId,
      ground,
      lines,
      answerBy: ground === 'request' ? answerDay(now) : null,
      automatic: ground === 'goodwill' || ground === 'withdrawal',
      now,
    };
    const approval: RefundCommand[] = offered
      ? [
          {
            type: 'ApproveRefund',
            staffId: offered.staffId,
            reason: offered.reason,
            ...(await this.limit.of(offered.staffId, refundId, now)),
            now,
          },
        ]
      : [];
    const ran = await this.runner.run(
      [refundStream.of(refundId)],
      {
        commandId: derivedId('ask-refund', refundId),
        actor,
        correlation: asked.correlation,
        causation: asked.correlation,
        now,
      },
      (history) => {
        // The number is taken already.
        if (refundStream.facts(history, refundId).length > 0) return { facts: {} };
        const changes = [
          ...this.letters.wordsWith(refundId, playerId, asked.words, now),
          ...(offered ? this.letters.noteWith(refundId, playerId, offered.staffId, offered.note, now) : []),
        ];
        return together(refundStream.decide(history, refundId, [command, ...approval], now), { facts: {}, changes });
      },
    );
    return !ran.replayed && ran.events.length > 0;
  }
}

function choiceOf({ lines: wanted, amount, ground }: Asked, { lines, order }: Refundable): Choice {
  const byAmount = amount === undefined ? null : linesOfAmount(lines, amount);
  const chosen = byAmount?.lines ?? chosenLines(lines, wanted);
  if (ground === 'request' || byAmount?.isPlain === false) return { lines: chosen, ground: 'request' };
  const rights = lines.filter((line) => chosen.some(({ gameId }) => gameId === line.gameId));
  const right = order.status === 'paid' ? rightOfAll(rights, ground) : null;
  if (ground && !right) throw new Refusal('refund-right-lost');
  return { lines: chosen, ground: right ?? 'request' };
}

function refuseUnfit({ lines }: Choice, { order, wholeOnly }: Refundable): void {
  if (wholeOnly && sum(lines.map((line) => line.amount)) !== order.total) throw new Refusal('refund-whole-only');
}

/** The person's wish that this one repeats: not denied, for the same lines, of which nothing is left to be asked, or just now for the same amount. */
function sameWish({ lines, amount }: Asked, { wishes, lines: all }: Refundable, now: Instant): RefundWishRow | null {
  const open = wishes.filter((wish) => wish.state !== 'denied').reverse();
  const again =
    amount !== undefined &&
    open.find((wish) => wish.amount === amount && wish.ground !== 'staff' && isJustAsked(wish.requestedAt, now));
  if (again) return again;
  const isFree = all.some(
    (line) => line.not === null && (lines === null || lines.some(({ gameId }) => gameId === line.gameId)),
  );
  if (isFree) return null;
  return (
    open.find((wish) => (lines ? isSameWish(lines, wish.lines) : amount === undefined || wish.amount === amount)) ??
    null
  );
}

/** The parts of prices that the same one of the shop has given just now; all that is left of a line cannot be given twice. */
function sameGift({ lines, staffId }: Offered, { wishes }: Refundable, now: Instant): RefundWishRow | null {
  if (!lines?.every(({ amount }) => amount !== undefined)) return null;
  return (
    wishes.find(
      (wish) =>
        wish.state !== 'denied' &&
        wish.approvedBy === staffId &&
        isSameWish(lines, wish.lines) &&
        isJustAsked(wish.requestedAt, now),
    ) ?? null
  );
}
