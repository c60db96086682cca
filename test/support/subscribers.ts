import { CardHolder } from './cards.js';
import type { Answer, Shop } from './shop.js';

/** A subscription as its subscriber's page is told of it. */
export interface Subscription {
  subscription_id: string;
  plan_id: string;
  status: string;
  is_active: 0 | 1;
  auto_renew: 0 | 1;
  active_until: string | null;
  next_billing_date: string | null;
  next_amount: number | null;
  free_periods_left: number;
  payment_pending: boolean;
  card: { payment_method_id: string; last4: string } | null;
}

export interface Subscribed {
  subscription: Subscription | null;
  payment: { token: string; details: { response_code: number | null; status: string; amount: number }[] };
  token: string;
  message: string;
  code?: string;
}

/** Somebody with a saved card who subscribes. */
export class Subscriber extends CardHolder {
  private constructor(
    private readonly at: Shop,
    holder: CardHolder,
    readonly card: string,
  ) {
    super(at, holder.player);
  }

  static async withCard(shop: Shop, told: Parameters<Shop['aPlayer']>[0] = {}): Promise<Subscriber> {
    const holder = await CardHolder.of(shop, told);
    return new Subscriber(shop, holder, await holder.saves());
  }

  async asks<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const { token, language } = this.player;
    return this.at.call<Body>(method, `/v1/subscription${path}`, { token, body, headers: { 'accept-language': language, ...headers } });
  }

  subscribes(more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer<Subscribed>> {
    return this.asks<Subscribed>('POST', '/oneclick', { userId: this.player.id, planId: 'monthly', paymentMethodId: this.card, amount: 8_000, currency: 'CLP', ...more }, headers);
  }

  /** The subscription that begins at once. */
  async isSubscribed(more: Record<string, unknown> = {}): Promise<Subscription> {
    const { status, body } = await this.subscribes(more);
    if (status !== 201 || !body.subscription) throw new Error(`no subscription: ${status} ${JSON.stringify(body)}`);
    return body.subscription;
  }

  async list(): Promise<Subscription[]> {
    return (await this.asks<{ subscription: Subscription[] }>('GET', `/${this.player.id}`)).body.subscription;
  }

  /** What the bank took from this person's cards and has not given back, charge by charge. */
  async paid(): Promise<number[]> {
    const { rows } = await this.at.sql.query<{ buyOrder: string }>(
      'select p.buy_order as "buyOrder" from payments.payments p join ordering.orders o using (order_id) where o.player_id = $1', [this.player.id]);
    const charges = await this.at.bank.charges();
    return charges.filter(({ parentBuyOrder }) => rows.some((row) => row.buyOrder === parentBuyOrder)).map(({ amount, refunded }) => amount - refunded).filter((net) => net > 0);
  }
}
