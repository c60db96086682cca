import type { Answer, Checkout, Game, Shop } from '../../support/shop.js';
import { CardHolder, VISA } from '../../support/cards.js';

/** What the bank's shape tells of a charge. */
export interface Charged {
  buy_order: string;
  status: string;
  card_detail: { card_number: string };
  accounting_date: string | null;
  transaction_date: string | null;
  details: {
    amount: number;
    status: string;
    response_code: number | null;
    authorization_code: string | null;
    commerce_code: string;
    buy_order: string;
    payment_type_code: string | null;
  }[];
  message: string;
  decline: { code: number | null; kind: string; reason: string; next: string } | null;
  /** Of a refusal. */
  code?: string;
}

/** A charge as the shop's own table tells it. */
export interface ChargeRow {
  paymentId: string;
  state: string;
  buyOrder: string;
  childBuyOrder: string;
  closedBecause: string | null;
}

/** Someone who pays with saved cards. */
export class Payer extends CardHolder {
  card = '';

  private constructor(
    private readonly at: Shop,
    holder: CardHolder,
  ) {
    super(at, holder.player);
  }

  /** A player with a saved card. */
  static override async of(shop: Shop, reply: Parameters<Shop['aPlayer']>[0] = {}, card = VISA): Promise<Payer> {
    const payer = new Payer(shop, await CardHolder.of(shop, reply));
    payer.card = await payer.saves(card);
    return payer;
  }

  order(games: readonly Game[]): Promise<Checkout> {
    return this.player.checksOut(games);
  }

  /** Pays an order as existing clients do, with a body that says too much. */
  pays(
    orderId: string,
    { card = this.card, key, ...more }: { card?: string; key?: string } & Record<string, unknown> = {},
  ): Promise<Answer<Charged>> {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    return this.player.post<Charged>(
      '/v1/webpay-oneclick/transactions',
      { username: this.player.id, tbk_user: card, buy_order: orderId, details: [], ...more },
      headers,
    );
  }

  /** Puts games into the cart and pays with the card. */
  async buys(games: readonly Game[]): Promise<Charged & { orderId: string }> {
    const { orderId } = await this.order(games);
    return { ...(await this.pays(orderId)).body, orderId };
  }

  /** The bank's charges for an order, and what the shop wrote down of them. */
  async charges(orderId: string): Promise<ChargeRow[]> {
    const { rows } = await this.at.sql.query<ChargeRow>(
      `select payment_id as "paymentId", state, buy_order as "buyOrder", child_buy_order as "childBuyOrder", closed_because as "closedBecause"
         from payments.payments where order_id = $1 and method = 'oneclick' order by planned_at, payment_id`,
      [orderId],
    );
    return rows;
  }

  /** What the bank holds of this person's saved-card money, in whole pesos. */
  async heldByBank(orderId: string): Promise<number> {
    const children = (await this.charges(orderId)).map(({ childBuyOrder }) => childBuyOrder);
    return (await this.at.bank.charges())
      .filter(({ buyOrder }) => children.includes(buyOrder))
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }
}
