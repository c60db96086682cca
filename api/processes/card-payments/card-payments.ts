import { Injectable, Inject } from '@nestjs/common';
import {
  chargeStream,
  PaymentProvider,
  paymentStream,
  isTriedOften,
  isTriedTooOften,
  PaymentsQueries,
} from '../../contexts/payments/index.js';
import { cardStream, CardVault, type ChargeableCard } from '../../contexts/cards/index.js';
import { base32Of } from '../../kernel/ids.js';
import { Refusal } from '../../kernel/refusal.js';
import { BusinessClock } from '../../platform/clock.js';
import type { History, Ran } from '../../platform/event-store/command-runner.js';
import type { Actor } from '../../platform/event-store/events.js';
import { after, together, type Decision } from '../../platform/event-store/stream.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { streamsOf, type PurchaseIds } from '../checkout/checkout.streams.js';
import { nameOf, type PurchaseStream } from '../../contexts/codes/index.js';
import { PurchaseRunner } from '../checkout/purchase-runner.js';
import { CardOutcomes, type CardChargeResult } from './card-outcomes.js';
import { planned } from './card-purchase.js';
import type { Config } from '../../config.js';
import { AdvisoryLocks } from '../../platform/database/advisory-locks.js';
import { CONFIG } from '../../platform/tokens.js';

/** On connections of their own: within the turn of a card that of a discount code may be awaited, which would want another of the same few. */
@Injectable()
export class CardLocks extends AdvisoryLocks {
  constructor(@Inject(CONFIG) config: Config) {
    super(config.database.app);
  }
}

/** Saved cards that may be asked for money, and no more often than their brands allow. */
@Injectable()
export class ChargeableCards {
  constructor(
    private readonly vault: CardVault,
    private readonly payments: PaymentsQueries,
    private readonly locks: CardLocks,
  ) {}

  /**
   * Begins a charge of a card. Two orders are streams that never meet: charges of one card begin one after the other, so that each counts those before.
   * @param begin writes the charge down; the bank is asked afterwards, without a lock.
   * @throws Refusal card-unusable, card-tried-too-often, and what `begin` refuses.
   */
  async begin<Begun>(
    charge: { cardId: string; personId: string; paymentId: string; now: string },
    begin: () => Promise<Begun>,
  ): Promise<{ card: ChargeableCard; begun: Begun }> {
    const { cardId, personId, paymentId, now } = charge;
    return this.locks.here(`charges-of-${cardId}`, async () => {
      const [card, tries] = await Promise.all([
        this.vault.chargeable(cardId, personId),
        this.payments.triesOf(cardId, paymentId),
      ]);
      if (!card) throw new Refusal('card-unusable');
      // Far from its limit, a card needs no word with the other processes, which would cost each renewal a round trip.
      if (!isTriedOften(tries, now)) return { card, begun: await begin() };
      return this.locks.withLock(`tries-of-${cardId}`, async () => {
        if (isTriedTooOften(await this.payments.triesOf(cardId, paymentId), now))
          throw new Refusal('card-tried-too-often');
        return { card, begun: await begin() };
      });
    });
  }
}

/** A charge to be made. */
export interface CardCharge {
  orderId: string;
  personId: string;
  /** Whole pesos; the order's total. */
  amount: number;
  cardId: string;
  actor: Actor;
  correlation: string;
  /** The same id again is the same charge again: it is answered, not repeated. */
  commandId: string;
  /** What the same id must ask for again. */
  commandHash?: string;
  now: string;
  /** Further streams that `begin` looks at or adds to. */
  streams?: readonly PurchaseStream[];
  /** Those of them that the caller has just read. */
  known?: History;
  /** What else is a fact from the moment on at which the money is asked for, such as the order itself. */
  begin?: (history: History) => Decision;
}

const BANK: Actor = { kind: 'bank', id: 'oneclick' };

/** Takes the money of an order from a saved card: intend, ask the bank once, record. */
@Injectable()
export class CardPayments {
  constructor(
    private readonly runner: PurchaseRunner,
    private readonly cards: ChargeableCards,
    private readonly bank: PaymentProvider,
    private readonly outcomes: CardOutcomes,
    private readonly clock: BusinessClock,
  ) {}

  /** The payment that a command makes. */
  static paymentIdOf(commandId: string): string {
    return derivedId('card-payment', commandId);
  }

  /**
   * Charges the card, whose answer settles the order in one append: games onto the shelf, or the period of the plan paid.
   * A lost answer is `unknown` and asked about by a timer; nothing is ever sent twice.
   * @throws Refusal card-unusable, card-tried-too-often, card-unknown, order-unknown, order-already-paid, payment-in-progress, already-owned, and what `begin` refuses.
   */
  async charge(checked: CardCharge): Promise<CardChargeResult> {
    const paymentId = CardPayments.paymentIdOf(checked.commandId);
    const ids = { paymentId, orderId: checked.orderId, personId: checked.personId };
    const known = await this.known(ids, checked);
    if (paymentStream.facts(known, paymentId).length > 0) return this.outcomes.resultNow(paymentId);
    const plan = {
      ...ids,
      amount: checked.amount,
      cardId: checked.cardId,
      ...this.bank.namesOfCharge(base32Of(paymentId)),
      now: checked.now,
    };
    const { card, begun } = await this.cards.begin({ ...ids, cardId: checked.cardId, now: checked.now }, () =>
      this.begin(ids, plan, checked, known),
    );
    if (!begun) return this.outcomes.resultNow(paymentId);
    const seen = await this.bank.chargeCard(card, plan);
    const recorded = await this.outcomes.record(ids, seen, begun.history, this.about(checked));
    return this.outcomes.resultAfter(
      seen.seen === 'no-answer' ? await this.checkOnce(ids, recorded, checked) : recorded,
      paymentId,
    );
  }

  /** Everything that the charge looks at, read in one go but for an attempt before it. */
  private async known(ids: PurchaseIds, checked: CardCharge): Promise<History> {
    const streams = [
      ...new Set<PurchaseStream>([...streamsOf(ids), cardStream.of(ids.personId), ...(checked.streams ?? [])]),
    ];
    const known = new Map([
      ...(checked.known ?? []),
      ...(await this.runner.look(streams.filter((stream) => !checked.known?.has(nameOf(stream))))),
    ]);
    const attempt = lastAttempt(known, ids.orderId);
    return attempt ? new Map([...known, ...(await this.runner.look([paymentStream.of(attempt)]))]) : known;
  }

  /** The intention: it claims the call to the bank. @returns null when a duplicate request has the claim. */
  private async begin(
    ids: PurchaseIds,
    plan: Parameters<typeof planned>[1],
    checked: CardCharge,
    known: History,
  ): Promise<Ran | null> {
    const attempt = lastAttempt(known, ids.orderId);
    const { commandId, commandHash, actor, correlation, now } = checked;
    const ran = await this.runner.run(
      [...known.keys()],
      { commandId, commandHash, actor, correlation, causation: correlation, now },
      (history) => {
        if (paymentStream.facts(history, ids.paymentId).length > 0) return { facts: {} };
        if (lastAttempt(history, ids.orderId) !== attempt) throw new Refusal('payment-in-progress');
        const begun = checked.begin?.(history) ?? { facts: {} };
        return together(begun, planned(ids, plan, after(history, begun)));
      },
      known,
    );
    return ran.replayed || ran.events.length === 0 ? null : ran;
  }

  /** A buyer is waiting: often the bank can already tell what its answer would have said. */
  private async checkOnce(ids: PurchaseIds, recorded: Ran, checked: CardCharge): Promise<Ran> {
    const seen = await this.bank.status(paymentStream.state(recorded.history, ids.paymentId));
    return seen ? this.outcomes.record(ids, seen, recorded.history, this.about(checked)) : recorded;
  }

  private about({ correlation }: CardCharge): { correlation: string; actor: Actor; now: string } {
    return { correlation, actor: BANK, now: this.clock.now() };
  }
}

function lastAttempt(history: History, orderId: string): string | null {
  return chargeStream.state(history, orderId).attempt;
}
