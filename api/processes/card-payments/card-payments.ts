import { Injectable } from '@nestjs/common';
import { OneclickClient } from '../../contexts/payments/index.js';
import { CardVault } from '../../contexts/wallet/index.js';
import type { Fact } from '../../kernel/decider.js';
import { base32Of } from '../../kernel/ids.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import { crashPoint } from '../../platform/crash-point.js';
import { CommandRunner, type Decision, type History, type Ran } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { chargeStream, joined, paymentStream, streamsOf, type PurchaseIds } from '../checkout/checkout.streams.js';
import { CardOutcomes, type CardChargeResult } from './card-outcomes.js';
import { planned, walletStream } from './card-purchase.js';

/** A charge to be made. */
export interface CardCharge {
  orderId: string;
  playerId: string;
  /** Whole pesos; the order's total. */
  amount: number;
  cardId: string;
  actor: Actor;
  correlation: string;
  /** The same id again is the same charge again: it is answered, not repeated. */
  commandId: string;
  now: string;
  /** Further streams that `begin` looks at or adds to. */
  streams?: readonly string[];
  /** What else is a fact from the moment on at which the money is asked for, such as the order itself. */
  begin?: (history: History) => Decision;
}

const BANK: Actor = { kind: 'bank', id: 'oneclick' };

/** Takes the money of an order from a saved card: intend, ask the bank once, record. */
@Injectable()
export class CardPayments {
  constructor(
    private readonly runner: CommandRunner,
    private readonly vault: CardVault,
    private readonly bank: OneclickClient,
    private readonly outcomes: CardOutcomes,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Charges the card, whose answer settles the order in one append: games onto the shelf, or the period of the plan paid.
   * A lost answer is `unknown` and asked about by a timer; nothing is ever sent twice.
   * @throws Refusal card-unusable, card-unknown, order-unknown, order-already-paid, payment-in-progress, already-owned, and what `begin` refuses.
   */
  async charge(asked: CardCharge): Promise<CardChargeResult> {
    const paymentId = derivedId('card-payment', asked.commandId);
    const earlier = await this.outcomes.resultOf(paymentId);
    if (earlier) return earlier;
    const card = await this.vault.chargeable(asked.cardId, asked.playerId);
    if (!card) throw new Refusal('card-unusable');

    const ids = { paymentId, orderId: asked.orderId, playerId: asked.playerId };
    const plan = { ...ids, amount: asked.amount, cardId: asked.cardId, ...bankNamesOf(paymentId), storeCode: this.bank.storeCode, now: asked.now };
    const begun = await this.begin(ids, plan, asked);
    if (!begun.replayed) {
      crashPoint('before-authorize');
      const seen = await this.bank.authorize(card, plan);
      crashPoint('after-authorize');
      const { history } = await this.outcomes.record(ids, seen, begun.history, this.about(asked));
      if (seen.seen === 'no-answer' || seen.seen === 'broke-down') await this.askOnce(ids, plan.buyOrder, history, asked);
    }
    const result = await this.outcomes.resultOf(paymentId);
    if (!result) throw new Error(`payment ${paymentId} is not shown right after it was planned`);
    return result;
  }

  /** The intention: with it stands who may ask the bank, and that nobody else may. */
  private async begin(ids: PurchaseIds, plan: Parameters<typeof planned>[1], asked: CardCharge): Promise<Ran> {
    const charge = await this.runner.read([chargeStream(ids.orderId)]);
    const attempt = lastAttempt(charge);
    const { commandId, actor, correlation, now } = asked;
    const before = attempt ? [paymentStream(attempt)] : [];
    const streams = [...new Set([...streamsOf(ids), walletStream(ids.playerId), ...before, ...(asked.streams ?? [])])];
    crashPoint('before-card-payment-planned');
    const ran = await this.runner.run(streams, { commandId, actor, correlation, causation: correlation, now }, (history) => {
      if (lastAttempt(history, ids.orderId) !== attempt) throw new Refusal('payment-in-progress');
      const begun = asked.begin?.(history) ?? { facts: {} };
      return joined(begun, planned(ids, plan, withFacts(history, begun)));
    });
    crashPoint('after-card-payment-planned');
    return ran;
  }

  /** A buyer is waiting: often the bank can already tell what its answer would have said. */
  private async askOnce(ids: PurchaseIds, buyOrder: string, history: History, asked: CardCharge): Promise<void> {
    crashPoint('before-charge-asked');
    const seen = await this.bank.status(buyOrder);
    crashPoint('after-charge-asked');
    await this.outcomes.record(ids, seen, history, this.about(asked));
  }

  private about({ correlation }: CardCharge): { correlation: string; actor: Actor; now: string } {
    return { correlation, actor: BANK, now: this.clock.now() };
  }
}

/** The bank's names for a payment and its one part: the same id, told apart by a first letter that no id has. */
function bankNamesOf(paymentId: string): { buyOrder: string; childBuyOrder: string } {
  const buyOrder = base32Of(paymentId);
  return { buyOrder, childBuyOrder: `C${buyOrder.slice(1)}` };
}

function lastAttempt(history: History, orderId?: string): string | null {
  const events = orderId ? (history.get(chargeStream(orderId)) ?? []) : [...history.values()].flat();
  const started = events.findLast((event) => event.type === 'AttemptStarted');
  return started ? String(started.data.paymentId) : null;
}

function withFacts(history: History, { facts }: Decision): ReadonlyMap<string, readonly Fact[]> {
  const next = new Map<string, readonly Fact[]>(history);
  for (const [stream, list] of Object.entries(facts)) next.set(stream, [...(next.get(stream) ?? []), ...list]);
  return next;
}
