import type { BankCard, Buyer } from './bank.js';
import type { Answer, Player, Shop } from './shop.js';

export const VISA = '4051885600446623';
export const REDCOMPRA = '4051884239937763';
export const REJECTED_MASTERCARD = '5186059559590568';

/** A saved card as its owner's list shows it. */
export interface Method {
  payment_method_id: string;
  tbk_user: string;
  card_type: string;
  card_number: string;
  is_default: boolean;
  usable: boolean;
  unusable_because: string | null;
}

/** How saving a card ended, as the page is told. */
export interface Ending {
  success: boolean;
  status: string;
  message: string;
  payment_method: Method | null;
}

/** A person with saved cards: the calls of the page of saved cards. */
export class CardHolder {
  constructor(
    private readonly shop: Shop,
    readonly player: Player,
  ) {}

  static async of(shop: Shop, printed: Parameters<Shop['aPlayer']>[0] = {}): Promise<CardHolder> {
    return new CardHolder(shop, await shop.aPlayer(printed));
  }

  call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
    const { token, language } = this.player;
    return this.shop.call<Body>(method, `/v1/webpay-oneclick/${path}`, {
      token,
      body,
      headers: { 'accept-language': language },
    });
  }

  /** Asks for the bank's form. */
  async starts(body: Record<string, unknown> = {}): Promise<string> {
    const { status, body: form } = await this.call<{ token: string }>('POST', 'inscriptions', body);
    if (status !== 200) throw new Error(`no form was opened: ${status} ${JSON.stringify(form)}`);
    return form.token;
  }

  /** Goes through the bank's form. @returns the token, and where the shop sent the browser. */
  async fillsIn({
    buyer = 'pay',
    card = VISA,
    ...body
  }: { buyer?: Buyer; card?: string; response_url?: string } = {}): Promise<{
    token: string;
    location: string | null;
  }> {
    const token = await this.starts(body);
    const { location } = await this.shop.browserReturns(await this.shop.bank.play(token, buyer, { card }));
    return { token, location };
  }

  /** Saves a card, the whole way. @returns its id. */
  async saves(card = VISA): Promise<string> {
    const { token } = await this.fillsIn({ card });
    const { payment_method: saved, message } = await this.ending(token);
    if (!saved) throw new Error(`no card was saved: ${message}`);
    return saved.payment_method_id;
  }

  async ending(token: string): Promise<Ending> {
    return (await this.call<Ending>('PUT', `inscriptions/${token}`, {})).body;
  }

  async cards(): Promise<Method[]> {
    return (await this.call<{ paymentMethods: Method[] }>('GET', `methods/${this.player.id}`)).body.paymentMethods;
  }

  /** What the bank keeps of the cards that this person saved, the oldest first. */
  async atBank(): Promise<BankCard[]> {
    const { rows } = await this.shop.sql.query<{ username: string }>(
      'select username from cards.enrolments where person_id = $1',
      [this.player.id],
    );
    return (await this.shop.bank.savedCards()).filter(({ username }) => rows.some((row) => row.username === username));
  }
}
