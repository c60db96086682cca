import { CardHolder } from './cards.js';
import type { BankCharge } from './bank.js';
import type { Answer, Mail, NewPlayer, Shop } from './shop.js';

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
  grace_until: string | null;
  last_decline: 'soft' | 'hard' | null;
  next_try_on: string | null;
  payment_pending: boolean;
  ended_because: string | null;
  card: { payment_method_id: string; last4: string } | null;
}

export interface Subscribed {
  subscription: Subscription | null;
  payment: { token: string; details: { response_code: number | null; status: string; amount: number }[] };
  token: string;
  message: string;
  code?: string;
}

const PRICES = { monthly: 8_000, yearly: 90_000 };

/** Someone with a saved card who subscribes. */
export class Subscriber extends CardHolder {
  private begun: string | null = null;

  private constructor(
    private readonly at: Shop,
    holder: CardHolder,
    readonly card: string,
  ) {
    super(at, holder.player);
  }

  /** Has this card, and no plan yet. */
  static with(shop: Shop, holder: CardHolder, card: string): Subscriber {
    return new Subscriber(shop, holder, card);
  }

  /** Has a card, and no plan yet. */
  static async withCard(shop: Shop, printed: NewPlayer = {}): Promise<Subscriber> {
    const holder = await CardHolder.of(shop, printed);
    return new Subscriber(shop, holder, await holder.saves());
  }

  /** Saves a card and subscribes with it. */
  static async withPlan(
    shop: Shop,
    planId: keyof typeof PRICES = 'monthly',
    printed: NewPlayer = {},
  ): Promise<Subscriber> {
    const subscriber = await Subscriber.withCard(shop, printed);
    await subscriber.isSubscribed({ planId, amount: PRICES[planId] });
    return subscriber;
  }

  /** The subscription that began last. */
  get subscriptionId(): string {
    if (!this.begun) throw new Error('nothing was subscribed to yet');
    return this.begun;
  }

  async requests<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const { token, language } = this.player;
    return this.at.call<Body>(method, `/v1/subscription${path}`, {
      token,
      body,
      headers: { 'accept-language': language, ...headers },
    });
  }

  subscribes(more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer<Subscribed>> {
    return this.requests<Subscribed>(
      'POST',
      '/oneclick',
      {
        userId: this.player.id,
        planId: 'monthly',
        paymentMethodId: this.card,
        amount: PRICES.monthly,
        currency: 'CLP',
        ...more,
      },
      headers,
    );
  }

  /** The subscription that begins at once. */
  async isSubscribed(more: Record<string, unknown> = {}): Promise<Subscription> {
    const { status, body } = await this.subscribes(more);
    if (status !== 201 || !body.subscription) throw new Error(`no subscription: ${status} ${JSON.stringify(body)}`);
    this.begun = body.subscription.subscription_id;
    return body.subscription;
  }

  changes<Body = Record<string, unknown>>(
    what: 'cancel' | 'renew' | 'card',
    body: Record<string, unknown> = {},
  ): Promise<Answer<Body>> {
    return this.requests<Body>('PATCH', `/${this.subscriptionId}/${what}`, body);
  }

  async list(): Promise<Subscription[]> {
    return (await this.requests<{ subscription: Subscription[] }>('GET', `/${this.player.id}`)).body.subscription;
  }

  /** The newest subscription. */
  async plan(): Promise<Subscription> {
    const [newest] = await this.list();
    if (!newest) throw new Error('there is no plan');
    return newest;
  }

  /** What the bank took from this person's cards and has not given back, oldest first. */
  async charges(): Promise<BankCharge[]> {
    const { rows } = await this.at.sql.query<{ buyOrder: string }>(
      'select child_buy_order as "buyOrder" from payments.payments where person_id = $1',
      [this.player.id],
    );
    return (await this.at.bank.charges()).filter(
      (charge) => charge.amount > charge.refunded && rows.some(({ buyOrder }) => charge.buyOrder === buyOrder),
    );
  }

  /** The amounts of these charges. */
  async paid(): Promise<number[]> {
    return (await this.charges()).map(({ amount, refunded }) => amount - refunded);
  }

  /** The days of the periods that are paid, as `from/until`. */
  async paidPeriods(): Promise<string[]> {
    const { rows } = await this.at.sql.query<{ days: string }>(
      `select lower(during) || '/' || upper(during) as days from subscriptions.paid_periods where subscription_id = $1 order by during`,
      [this.subscriptionId],
    );
    return rows.map(({ days }) => days);
  }

  /** The facts of the agreement, by type. */
  async facts(...types: string[]): Promise<Record<string, unknown>[]> {
    return (await this.at.facts(`subscription-${this.subscriptionId}`))
      .filter(({ type }) => types.includes(type))
      .map(({ data }) => data);
  }

  /** Mails about the agreement, oldest first; a mailbox shows one per Message-ID. */
  mails(): Promise<Mail[]> {
    return this.mailsOfKind('mail:subscription');
  }

  receipts(): Promise<Mail[]> {
    return this.mailsOfKind('mail:receipt');
  }

  private async mailsOfKind(kind: string): Promise<Mail[]> {
    const { rows } = await this.at.sql.query<{ messageId: string }>(
      'select message_id as "messageId" from mail.captured where recipient = $1 and kind = $2 order by sent_at',
      [this.player.email, kind],
    );
    const box = await this.player.mailbox();
    return rows.flatMap(({ messageId }) => box.find((mail) => mail.messageId === messageId) ?? []);
  }
}
