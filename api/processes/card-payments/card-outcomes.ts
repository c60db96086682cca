import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import {
  PaymentProvider,
  PaymentsQueries,
  paymentStream,
  UNREACHED,
  type Decline,
  type PaymentRow,
} from '../../contexts/payments/index.js';
import { nameOf } from '../../contexts/codes/index.js';
import type { Observation } from '../../contexts/payments/payment.commands.js';
import type { PaymentEvent } from '../../contexts/payments/payment.events.js';
import type { History, Ran } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { poll } from '../../platform/patience.js';
import { CONFIG } from '../../platform/tokens.js';
import { Purchase, type PurchaseIds } from '../checkout/checkout.streams.js';
import { OutcomeAftermath } from '../checkout/outcome-aftermath.js';
import { PurchaseRunner } from '../checkout/purchase-runner.js';
import { settled, settledStreams } from './card-purchase.js';

/** What became of a charge; `unknown` until the bank tells; `returned`: money was taken that was not due, and goes back. */
export interface CardChargeResult {
  outcome: 'approved' | 'declined' | 'unknown' | 'returned';
  paymentId: string;
  /** The bank's code; null without an answer. */
  responseCode: number | null;
  /** The bank's no in words; null where it gave none. */
  decline: Decline | null;
}

type PaymentApproved = Extract<PaymentEvent, { type: 'PaymentApproved' }>;

const OPEN: readonly PaymentRow['state'][] = [
  'planned',
  'token-issued',
  'checking',
  'committing',
  'authorizing',
  'unknown',
];

/** Writes down what the bank says of a charge, with all that follows from it, and tells it. */
@Injectable()
export class CardOutcomes {
  private readonly answerWaitMs: number;

  constructor(
    private readonly runner: PurchaseRunner,
    private readonly payments: PaymentsQueries,
    private readonly aftermath: OutcomeAftermath,
    private readonly provider: PaymentProvider,
    @Inject(CONFIG) config: Config,
  ) {
    this.answerWaitMs = config.answerWaitMs;
  }

  /** One append for the bank's word. @param before the histories as they were last seen. */
  async record(
    ids: PurchaseIds,
    seen: Observation,
    before: History,
    about: { correlation: string; actor: Actor; now: string },
  ): Promise<Ran> {
    const { correlation, actor, now } = about;
    const known = await this.complete(ids, before);
    const someGameTakenDown = seen.seen === 'authorized' && (await this.runner.isSomeGameTakenDown(ids, known));
    const version = paymentStream.facts(known, ids.paymentId).length;
    const ran = await this.runner.run(
      [...known.keys()],
      {
        commandId: derivedId('card-outcome', ids.paymentId, version, seen.seen, actor.id),
        actor,
        correlation,
        causation: correlation,
        now,
      },
      (history) => settled(ids, { seen, someGameTakenDown, now }, this.provider, history),
      known,
    );
    await this.aftermath.follow(ran, ids.paymentId, new Purchase(ids, ran.history).payment, now);
    return ran;
  }

  /** A charge with the streams of its purchase. */
  async find(paymentId: string): Promise<{ row: PaymentRow; history: History } | null> {
    const [row] = await this.payments.payments([paymentId]);
    if (!row) return null;
    return { row, history: await this.runner.read(row) };
  }

  /** The result of a charge; one under way is waited for, as long as the bank may take. Null when there is no such charge. */
  async resultOf(paymentId: string): Promise<CardChargeResult | null> {
    return this.waited(paymentId, ['planned', 'authorizing'], this.provider.patience.moveMs);
  }

  /** As `resultOf`, of a charge that is known to be there. */
  async resultNow(paymentId: string): Promise<CardChargeResult> {
    const result = await this.resultOf(paymentId);
    if (!result) throw new Error(`payment ${paymentId} is not shown right after it was planned`);
    return result;
  }

  /** The result right after the bank's word was written down; an approval needs no second look. */
  async resultAfter({ events }: Ran, paymentId: string): Promise<CardChargeResult> {
    const approved = events.find(({ type }) => type === 'PaymentApproved') as unknown as PaymentApproved | undefined;
    if (!approved) return this.resultNow(paymentId);
    return { outcome: 'approved', paymentId, responseCode: approved.data.approval.responseCode, decline: null };
  }

  /** The result once it is an end, or as it stands after so long. */
  async endOf(paymentId: string): Promise<CardChargeResult | null> {
    return this.waited(paymentId, OPEN, this.answerWaitMs);
  }

  private async waited(
    paymentId: string,
    open: readonly PaymentRow['state'][],
    patienceMs: number,
  ): Promise<CardChargeResult | null> {
    const [row] = await poll(
      () => this.payments.payments([paymentId]),
      ([now]) => !now || !open.includes(now.state),
      patienceMs,
    );
    return row ? this.reply(row) : null;
  }

  /** A charge as its row tells it now. */
  private reply(row: PaymentRow): CardChargeResult {
    const { paymentId, responseCode, state } = row;
    switch (state) {
      case 'approved':
        return { outcome: 'approved', paymentId, responseCode, decline: null };
      case 'declined':
        return { outcome: 'declined', paymentId, responseCode, decline: this.provider.declineOf(responseCode) };
      case 'closed':
        return {
          outcome: 'declined',
          paymentId,
          responseCode: null,
          decline: row.closedBecause === 'never-sent' ? UNREACHED : null,
        };
      case 'orphaned':
      case 'refunding':
      case 'refund-unknown':
      case 'refund-failed':
      case 'refunded':
        return { outcome: 'returned', paymentId, responseCode: null, decline: null };
      case 'planned':
      case 'token-issued':
      case 'checking':
      case 'committing':
      case 'authorizing':
      case 'unknown':
      case 'needs-person':
        return { outcome: 'unknown', paymentId, responseCode: null, decline: null };
    }
    return state satisfies never;
  }

  private async complete(ids: PurchaseIds, known: History): Promise<History> {
    const missing = settledStreams(ids, known).filter((stream) => !known.has(nameOf(stream)));
    return missing.length === 0 ? known : new Map([...known, ...(await this.runner.look(missing))]);
  }
}
