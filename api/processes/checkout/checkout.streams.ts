import type { Instant } from '../../kernel/instant.js';
import { codeStream, hasRoomFor, type CodeState } from '../../contexts/codes/index.js';
import { libraryStream, type LibraryState } from '../../contexts/library/index.js';
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
import { wheneverEnded, type CheckoutCommands, type CheckoutState } from './checkout.process.js';

/** Whose streams a purchase moves. */
export interface PurchaseIds {
  paymentId: string;
  orderId: string;
  personId: string;
}

export function streamsOf({ paymentId, orderId, personId }: PurchaseIds): string[] {
  return [paymentStream.of(paymentId), chargeStream.of(orderId), orderStream.of(orderId), libraryStream.of(personId)];
}

/** The streams of a purchase, folded: payment, charge, order, library, and the code's where the order has one. */
export class Purchase {
  readonly payment: PaymentState;
  readonly charge: ChargeState;
  readonly order: OrderState;
  readonly library: LibraryState;
  readonly code: CodeState;
  private readonly codeId: string | null;

  constructor(
    readonly ids: PurchaseIds,
    private readonly histories: Histories,
  ) {
    this.payment = paymentStream.state(histories, ids.paymentId);
    this.charge = chargeStream.state(histories, ids.orderId);
    this.order = orderStream.state(histories, ids.orderId);
    this.library = libraryStream.state(histories, ids.personId);
    this.codeId = ('discount' in this.order && this.order.discount?.codeId) || null;
    this.code = codeStream.state(this.codeId ? histories : new Map(), this.codeId ?? '');
  }

  checkoutState(approval?: Approval): CheckoutState {
    const { paymentId, orderId, personId } = this.ids;
    const gameIds = 'lines' in this.order ? this.order.lines.map((line) => line.gameId) : [];
    return {
      paymentId,
      orderId,
      personId,
      gameIds,
      paidBy: this.order.status === 'Paid' ? this.order.paymentId : undefined,
      claimedBy: this.charge.claimedBy,
      currentAttempt: this.charge.attempt,
      someGameOwned: gameIds.some((game) => this.library.owned.has(game)),
      someGameBeingBought: gameIds.some((game) => (this.library.reserved.get(game) ?? paymentId) !== paymentId),
      someGameTakenDown: false,
      periodIsOver: false,
      approvalMatches: !approval || isApprovalOf(approval, this.payment),
      approvalJudged: 'approval' in this.payment,
      code:
        'discount' in this.order && this.order.discount
          ? { discount: this.order.discount.amount, hasRoom: hasRoomFor(this.code, orderId, personId) }
          : null,
    };
  }

  /** Decides all commands, and moves the payment's timer to where its new state wants it. */
  decide(commands: CheckoutCommands, now: Instant): Decision {
    const {
      histories,
      codeId,
      ids: { paymentId, orderId, personId },
    } = this;
    const payment = paymentStream.decide(histories, paymentId, commands.payment ?? [], now);
    const ended = wheneverEnded(payment.events, this.checkoutState(), now);
    return together(
      payment,
      chargeStream.decide(histories, orderId, [...(commands.charge ?? []), ...(ended.charge ?? [])], now),
      orderStream.decide(histories, orderId, commands.order ?? [], now),
      libraryStream.decide(histories, personId, [...(commands.library ?? []), ...(ended.library ?? [])], now),
      codeId
        ? codeStream.decide(histories, codeId, [...(commands.code ?? []), ...(ended.code ?? [])], now)
        : { facts: {} },
    );
  }
}
