import { Injectable } from '@nestjs/common';
import { sum } from '../../../kernel/money.js';
import { BusinessClock } from '../../../platform/clock.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { OrdersQueries, pricesOf } from '../../ordering/index.js';
import { CartCodes } from '../code-uses.js';
import { judgeCart, statusOf, whyNotNow, withoutPending, type Asker, type WhyNot } from '../code.rules.js';
import type { DiscountReply, OwnCodeReply } from './codes.dto.js';
import { CODE_PROBLEMS } from '../codes.messages.js';
import { CodesQueries, type FoundCode, type OwnCode } from '../codes.queries.js';
import { CodeClaims } from './save-code.js';

/** What codes do, for a cart and in the list of own codes. */
@Injectable()
export class CodeViews {
  constructor(
    private readonly cartCodes: CartCodes,
    private readonly codes: CodesQueries,
    private readonly claims: CodeClaims,
    private readonly orders: OrdersQueries,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * What a code does, for one cart when it is given; without one only what it takes off every cart.
   * @throws Problem 404 with the reason when it was never issued, or this person cannot use it for anything.
   */
  async preview(
    typed: string,
    cart: readonly string[] | undefined,
    personId: string | null,
    language: Language,
  ): Promise<DiscountReply> {
    const { code, asker } = await this.found(typed, personId);
    const why = whyNotNow(code, asker, this.clock.now());
    if (why) throw new Problem(404, why);
    const benefit = benefitOf(code);
    if (cart) return { ...benefit, ...(await this.effect(code, asker, cart, language)) };
    // Clients take it off their whole subtotal, so what counts for some games only must not be promised.
    const discount = code.limits.gameIds === null ? (benefit.percent ?? 0) : 0;
    return { ...benefit, discount, ...because(null, language), lines: null, totalBefore: null, totalAfter: null };
  }

  /** A code that the person saved, as in `own`. */
  async ownOne(codeId: string, personId: string, language: Language): Promise<OwnCodeReply> {
    const own = (await this.own(personId, language)).find(({ id }) => id === codeId);
    if (!own) throw new Error(`code ${codeId} is not among the codes of the person who just saved it`);
    return own;
  }

  /** A code that was used is one of the person's own from then on. */
  keep(typed: string, personId: string): Promise<void> {
    return this.claims.keep(personId, typed, this.clock.now());
  }

  /** A person's own codes, the latest first. */
  async own(personId: string, language: Language): Promise<OwnCodeReply[]> {
    const [codes, boughtBefore] = await Promise.all([this.codes.ownCodes(personId), this.orders.hasPaid(personId)]);
    return codes.map((code) =>
      ownReply(code, whyNotNow(withoutPending(code), { boughtBefore }, this.clock.now()), language),
    );
  }

  private async found(typed: string, personId: string | null): Promise<{ code: FoundCode; asker: Asker }> {
    const found = await this.cartCodes.find(typed, personId);
    if (!found) throw new Problem(404, 'code-unknown');
    return { ...found, code: withoutPending(found.code) };
  }

  private async effect(
    code: FoundCode,
    asker: Asker,
    cart: readonly string[],
    language: Language,
  ): Promise<Pick<DiscountReply, 'discount' | 'why' | 'message' | 'lines' | 'totalBefore' | 'totalAfter'>> {
    const offers = await this.orders.offers(cart);
    const inOrder = cart.flatMap((id) => offers.find(({ gameId }) => gameId === id) ?? []);
    const judged = judgeCart(code, inOrder, asker, this.clock.now());
    const after = pricesOf(inOrder, judged.works ? judged.reduction : undefined);
    return {
      discount: judged.works ? judged.reduction.percent : 0,
      ...because(judged.works ? null : judged.why, language),
      lines: inOrder.map(({ gameId, price }, index) => ({ id: gameId, before: price, after: after[index] ?? price })),
      totalBefore: sum(inOrder.map(({ price }) => price)),
      totalAfter: sum(after),
    };
  }
}

function benefitOf({
  benefit,
}: Pick<FoundCode, 'benefit'>): Pick<DiscountReply, 'kind' | 'percent' | 'gameId' | 'planId' | 'periods'> {
  return {
    kind: benefit.kind,
    percent: benefit.kind === 'percent' ? benefit.percent : null,
    gameId: benefit.kind === 'game' ? benefit.gameId : null,
    planId: benefit.kind === 'plan' ? benefit.planId : null,
    periods: benefit.kind === 'plan' ? benefit.periods : null,
  };
}

function because(why: WhyNot | null, language: Language): Pick<DiscountReply, 'why' | 'message'> {
  return { why, message: why && (CODE_PROBLEMS[why]?.[language] ?? why) };
}

function ownReply(code: OwnCode, why: WhyNot | null, language: Language): OwnCodeReply {
  const { limits, pendingOrders } = code;
  const uses = code.usesByPerson - pendingOrders.length;
  const { kind, ...benefit } = benefitOf(code);
  return {
    id: code.codeId,
    code: code.text ?? `…${code.hint}`,
    status: statusOf(why, uses),
    type: kind,
    ...benefit,
    ...because(why, language),
    gameIds: limits.gameIds,
    firstPurchaseOnly: limits.firstPurchaseOnly,
    validFrom: limits.validFrom,
    validUntil: limits.validUntil,
    uses,
    usesPerPerson: limits.firstPurchaseOnly ? 1 : limits.usesPerPerson,
  };
}
