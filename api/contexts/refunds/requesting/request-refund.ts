import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { sum, type Pesos } from '../../../kernel/money.js';
import { Refusal } from '../../../kernel/refusal.js';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../platform/event-store/events.js';
import type { RowChange } from '../../../platform/event-store/row-changes.js';
import { together } from '../../../platform/event-store/stream.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { RefundNotes } from '../refund-notes.js';
import type { RefundCommand } from '../refund.decider.js';
import type { RefundBasis, RefundIds, RefundLine } from '../refund.events.js';
import { refundStream } from '../refund.stream.js';
import { RefundsQueries, type RefundRow } from '../refunds.queries.js';
import { StaffLimit } from '../staff-limit.js';
import { chosenLines, isJustRequested, isSameMoney, linesOfAmount, type WantedLine } from './line-choice.rules.js';
import { RefundReads, type Refundable } from './refundable.js';
import { answerDay, rightOfAll } from './rights.rules.js';

interface Wanted {
  orderId: string;
  /** Null for all that can go back. */
  lines: readonly WantedLine[] | null;
  /** Instead of lines, as the first contract names it. */
  amount?: Pesos;
  /** The right that is claimed; without one the best that holds, else it is a request. */
  basis?: Exclude<RefundBasis, 'staff'>;
  words: string | null;
}

interface Given {
  orderId: string;
  lines: readonly WantedLine[] | null;
  reason: string;
  note: string | null;
}

/** A person requests a refund of their own order: approved at once by right, else answered by staff. A duplicate request returns the first refund. */
export class RequestRefund extends Command<RefundRow> {
  /** @throws Problem 404 for the order of another person; Refusal naming why not. */
  constructor(
    readonly personId: string,
    readonly wanted: Wanted,
    readonly correlation: string,
  ) {
    super();
  }
}

/** Staff refund an order at the shop's discretion; above what one person may decide in a day it waits for a second approval. */
export class GiveRefund extends Command<RefundRow> {
  /** @throws Problem 404 for an unknown order; Refusal naming why not. */
  constructor(
    readonly staffId: string,
    readonly given: Given,
    readonly correlation: string,
  ) {
    super();
  }
}

/** What goes back and why, or the earlier refund that this request repeats. */
type Choice = { lines: RefundLine[]; basis: RefundBasis } | RefundRow;
/** What is written together with the request. */
type Besides = { commands: RefundCommand[]; changes: RowChange[] };

const TRIES = 5;

@Injectable()
export class RefundRequests {
  constructor(
    private readonly runner: CommandRunner,
    private readonly reads: RefundReads,
    private readonly refunds: RefundsQueries,
  ) {}

  /** A request takes the order's next number as its stream: of two at the same instant the later one looks again. */
  async request(
    orderId: string,
    by: Pick<CommandContext, 'actor' | 'correlation'>,
    choose: (found: Refundable, now: Instant) => Choice,
    besides: (ids: RefundIds, now: Instant) => Promise<Besides> | Besides,
  ): Promise<RefundRow> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const found = await this.reads.refundable(orderId);
      if (!found) throw new Problem(404, 'order-unknown');
      const now = this.reads.now();
      const choice = choose(found, now);
      if ('refundId' in choice) return choice;
      const { paymentId, personId, total } = found.order;
      if (found.wholeOnly && sum(choice.lines.map(({ amount }) => amount)) !== total)
        throw new Refusal('refund-whole-only');
      if (!paymentId) throw new Refusal('refund-nothing-paid');

      const ids = { refundId: derivedId('refund', orderId, found.refunds.length), orderId, paymentId, personId };
      const command: RefundCommand = {
        type: 'RequestRefund',
        ...ids,
        ...choice,
        answerBy: choice.basis === 'request' ? answerDay(now) : null,
        automatic: choice.basis === 'goodwill' || choice.basis === 'withdrawal',
        now,
      };
      const { commands, changes } = await besides(ids, now);
      if (await this.append(ids, by, [command, ...commands], changes)) return this.refunds.known(ids.refundId);
    }
    throw new Problem(409, 'try-again');
  }

  private async append(
    { refundId }: RefundIds,
    { actor, correlation }: Pick<CommandContext, 'actor' | 'correlation'>,
    commands: readonly RefundCommand[],
    changes: RowChange[],
  ): Promise<boolean> {
    const { now } = commands[0] as RefundCommand;
    const context = {
      commandId: derivedId('request-refund', refundId),
      actor,
      correlation,
      causation: correlation,
      now,
    };
    const ran = await this.runner.run([refundStream.of(refundId)], context, (history) => {
      const isTaken = refundStream.facts(history, refundId).length > 0;
      return isTaken
        ? { facts: {} }
        : together(refundStream.decide(history, refundId, commands, now), { facts: {}, changes });
    });
    return !ran.replayed && ran.events.length > 0;
  }
}

@CommandHandler(RequestRefund)
export class RequestRefundHandler implements ICommandHandler<RequestRefund> {
  constructor(
    private readonly requests: RefundRequests,
    private readonly notes: RefundNotes,
  ) {}

  execute({ personId, wanted, correlation }: RequestRefund): Promise<RefundRow> {
    return this.requests.request(
      wanted.orderId,
      { actor: { kind: 'player', id: personId }, correlation },
      (found, now) => {
        if (found.order.personId !== personId) throw new Problem(404, 'order-unknown');
        return sameRequest(wanted, found, now) ?? choiceOf(wanted, found);
      },
      (ids, now) => ({ commands: [], changes: this.notes.wordRows(ids, wanted.words, now) }),
    );
  }
}

@CommandHandler(GiveRefund)
export class GiveRefundHandler implements ICommandHandler<GiveRefund> {
  constructor(
    private readonly requests: RefundRequests,
    private readonly notes: RefundNotes,
    private readonly limit: StaffLimit,
  ) {}

  execute({ staffId, given, correlation }: GiveRefund): Promise<RefundRow> {
    const { orderId, lines, reason, note } = given;
    return this.limit.withLock(staffId, () =>
      this.requests.request(
        orderId,
        { actor: { kind: 'staff', id: staffId }, correlation },
        (found, now) =>
          sameBenefit(given, staffId, found, now) ?? { lines: chosenLines(found.lines, lines), basis: 'staff' },
        async (ids, now) => ({
          commands: [
            { type: 'ApproveRefund', staffId, reason, ...(await this.limit.of(staffId, ids.refundId, now)), now },
          ],
          changes: this.notes.noteRows(ids, staffId, note, now),
        }),
      ),
    );
  }
}

function choiceOf({ lines: wanted, amount, basis }: Wanted, { lines, order }: Refundable): Choice {
  const byAmount = amount === undefined ? null : linesOfAmount(lines, amount);
  const chosen = byAmount?.lines ?? chosenLines(lines, wanted);
  if (basis === 'request' || byAmount?.isPlain === false) return { lines: chosen, basis: 'request' };
  const rights = lines.filter((line) => chosen.some(({ gameId }) => gameId === line.gameId));
  const right = order.status === 'paid' ? rightOfAll(rights, basis) : null;
  if (basis && !right) throw new Refusal('refund-right-lost');
  return { lines: chosen, basis: right ?? 'request' };
}

/** The refund that this request repeats: not denied, for lines of which nothing is left, or just now for the same amount. */
function sameRequest({ lines, amount }: Wanted, { refunds, lines: all }: Refundable, now: Instant): RefundRow | null {
  const open = refunds.filter(({ state }) => state !== 'denied').reverse();
  const isAgain = (refund: RefundRow): boolean =>
    refund.amount === amount && refund.basis !== 'staff' && isJustRequested(refund.requestedAt, now);
  const again = amount !== undefined && open.find(isAgain);
  if (again) return again;
  const isFree = all.some(
    (line) => line.not === null && (lines === null || lines.some(({ gameId }) => gameId === line.gameId)),
  );
  if (isFree) return null;
  const isSame = (refund: RefundRow): boolean =>
    lines ? isSameMoney(lines, refund.lines) : amount === undefined || refund.amount === amount;
  return open.find(isSame) ?? null;
}

/** The same parts of prices that this member of staff has given just now; all that is left of a line cannot be given twice. */
function sameBenefit({ lines }: Given, staffId: string, { refunds }: Refundable, now: Instant): RefundRow | null {
  if (!lines?.every(({ amount }) => amount !== undefined)) return null;
  const isSame = ({ state, approvedBy, lines: given, requestedAt }: RefundRow): boolean =>
    state !== 'denied' && approvedBy === staffId && isSameMoney(lines, given) && isJustRequested(requestedAt, now);
  return refunds.find(isSame) ?? null;
}
