import { CardHolder } from './cards.js';
import type { BankCharge } from './bank.js';
import type { Answer, Mail, NewPlayer, Player, Shop } from './shop.js';

/** A plan as its subscriber's page shows it. */
export interface Plan {
  subscription_id: string;
  status: string;
  is_active: 0 | 1;
  auto_renew: 0 | 1;
  active_until: string | null;
  next_billing_date: string | null;
  next_amount: number | null;
  grace_until: string | null;
  payment_pending: boolean;
  ended_because: string | null;
}

/** Somebody who pays for a plan with a saved card. */
export class Subscriber {
  private constructor(
    private readonly shop: Shop,
    readonly holder: CardHolder,
    readonly subscriptionId: string,
  ) {}

  /** Saves a card and subscribes with it. */
  static async of(shop: Shop, planId: 'monthly' | 'yearly' = 'monthly', told: NewPlayer = {}): Promise<Subscriber> {
    const holder = await CardHolder.of(shop, told);
    const paymentMethodId = await holder.saves();
    const { status, body } = await holder.player.post<{ subscription: Plan | null }>('/v1/subscription/oneclick', { planId, paymentMethodId });
    if (status !== 201 || !body.subscription) throw new Error(`not subscribed: ${status} ${JSON.stringify(body)}`);
    return new Subscriber(shop, holder, body.subscription.subscription_id);
  }

  get player(): Player {
    return this.holder.player;
  }

  async plan(): Promise<Plan> {
    const { body } = await this.player.get<{ subscription: Plan[] }>(`/v1/subscription/${this.player.id}`);
    if (!body.subscription[0]) throw new Error('there is no plan');
    return body.subscription[0];
  }

  changes<Body = Record<string, unknown>>(what: 'cancel' | 'renew' | 'card', body: Record<string, unknown> = {}): Promise<Answer<Body>> {
    return this.shop.call<Body>('PATCH', `/v1/subscription/${this.subscriptionId}/${what}`, { token: this.player.token, body });
  }

  /** What the bank took for this plan and has not given back, oldest first. */
  async charges(): Promise<BankCharge[]> {
    const { rows } = await this.shop.sql.query<{ buyOrder: string }>('select child_buy_order as "buyOrder" from payments.payments where player_id = $1', [this.player.id]);
    return (await this.shop.bank.charges()).filter((charge) => charge.amount > charge.refunded && rows.some(({ buyOrder }) => charge.buyOrder === buyOrder));
  }

  /** The days of the periods that are paid, as `from/until`. */
  async paidPeriods(): Promise<string[]> {
    const { rows } = await this.shop.sql.query<{ days: string }>(
      `select lower(during) || '/' || upper(during) as days from subscriptions.paid_periods where subscription_id = $1 order by during`, [this.subscriptionId]);
    return rows.map(({ days }) => days);
  }

  /** The facts of the agreement, by type. */
  async facts(...types: string[]): Promise<Record<string, unknown>[]> {
    return (await this.shop.facts(`subscription-${this.subscriptionId}`)).filter(({ type }) => types.includes(type)).map(({ data }) => data);
  }

  /** Mails about the agreement, oldest first; a mailbox shows one per Message-ID. */
  async mails(): Promise<Mail[]> {
    const { rows } = await this.shop.sql.query<{ messageId: string }>(
      `select message_id as "messageId" from mail.captured where recipient = $1 and kind = 'mail:subscription' order by sent_at`, [this.player.email]);
    const box = await this.player.mailbox();
    return rows.flatMap(({ messageId }) => box.find((mail) => mail.messageId === messageId) ?? []);
  }

  async receipts(): Promise<Mail[]> {
    const { rows } = await this.shop.sql.query<{ messageId: string }>(`select message_id as "messageId" from mail.captured where recipient = $1 and kind = 'mail:receipt'`, [this.player.email]);
    return (await this.player.mailbox()).filter((mail) => rows.some(({ messageId }) => messageId === mail.messageId));
  }
}
