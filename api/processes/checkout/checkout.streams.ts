import type { Instant } from '../../kernel/instant.js';
import { codeStream, hasRoomFor, type CodeState } from '../../contexts/codes/index.js';
import { shelfStream, type ShelfState } from '../../contexts/library/index.js';
import { orderStream, type OrderState } from '../../contexts/ordering/index.js';
import {
  chargeStream,
  isApprovalOf,
  paymentStream,
  type PaymentState,
  type ChargeState,
} from '../../contexts/payments/index.js';
import type { Approval } from '../../contexts/payments/payment.events.js';
import { together, type Histories, type Decision } from '../../platform/event-store/stream.js';
import { wheneverEnded, type CheckoutCommands, type Situation } from './checkout.process.js';

/** Whose streams a purchase moves. */
export interface PurchaseIds {
  paymentId: string;
  orderId: string;
  playerId: string;
}

export function streamsOf({ paymentId, orderId, playerId }: PurchaseIds): string[] {
  return [paymentStream.of(paymentId), chargeStream.of(orderId), orderStream.of(orderId), shelfStream.of(playerId)];
}

/** The streams of a purchase, folded: payment, charge, order, shelf, and the code's where the order has one. */
export class Purchase {
  readonly payment: PaymentState;
  readonly charge: ChargeState;
  readonly order: OrderState;
  readonly shelf: ShelfState;
  readonly code: CodeState;
  private readonly codeId: string | null;

  constructor(
    private readonly ids: PurchaseIds,
    private readonly histories: Histories,
  ) {
    this.payment = paymentStream.state(histories, ids.paymentId);
    this.charge = chargeStream.state(histories, ids.orderId);
    this.order = orderStream.state(histories, ids.orderId);
    this.shelf = shelfStream.state(histories, ids.playerId);
    this.codeId = ('discount' in this.order && this.order.discount?.codeId) || null;
    this.code = codeStream.state(this.codeId ? histories : new Map(), this.codeId ?? '');
  }

  situation(approval?: Approval): Situation {
    const { paymentId, orderId, playerId } = this.ids;
    const gameIds = 'lines' in this.order ? this.order.lines.map((line) => line.gameId) : [];
    return {
      paymentId,
      orderId,
      playerId,
      gameIds,
      paidBy: this.order.status === 'Paid' ? this.order.paymentId : undefined,
      claimedBy: this.charge.claimedBy,
      currentAttempt: this.charge.attempt,
      someGameOwned: gameIds.some((game) => this.shelf.owned.has(game)),
      someGameBeingBought: gameIds.some((game) => (this.shelf.reserved.get(game) ?? paymentId) !== paymentId),
      periodIsOver: false,
      approvalMatches: !approval || isApprovalOf(approval, this.payment),
      approvalJudged: 'approval' in this.payment,
      code:
        'discount' in this.order && this.order.discount
          ? { discount: this.order.discount.amount, hasRoom: hasRoomFor(this.code, orderId, playerId) }
          : null,
    };
  }

  /** Decides all commands, and moves the payment's timer to where its new state wants it. */
  decide(commands: CheckoutCommands, now: Instant): Decision {
    const {
      histories,
      codeId,
      ids: { paymentId, orderId, playerId },
    } = this;
    const payment = paymentStream.decide(histories, paymentId, commands.payment ?? [], now);
    const ended = wheneverEnded(payment.events, this.situation(), now);
    return together(
      payment,
      chargeStream.decide(histories, orderId, [...(commands.charge ?? []), ...(ended.charge ?? [])], now),
      orderStream.decide(histories, orderId, commands.order ?? [], now),
      shelfStream.decide(histories, playerId, [...(commands.shelf ?? []), ...(ended.shelf ?? [])], now),
      codeId
        ? codeStream.decide(histories, codeId, [...(commands.code ?? []), ...(ended.code ?? [])], now)
        : { facts: {} },
    );
  }
}
