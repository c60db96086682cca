import { freePort } from '../../api/dev/ports.mjs';
import { eventually, startProcess, type Started } from './process.js';
import { dist } from './dist.js';

export type Buyer = 'pay' | 'reject' | 'cancel' | 'timeout' | 'error' | 'close';

/** The request with which the buyer's browser comes back to the shop. */
export interface ReturnRequest {
  method: 'GET' | 'POST';
  url: string;
  body: Record<string, string> | null;
}

/** What a played buyer leaves: the first request, and all of them when the bank makes them two or none. */
export interface Played extends ReturnRequest {
  returns: (ReturnRequest & { afterMs: number })[];
}

/** A payment as the bank knows it. */
export interface BankTransaction {
  buyOrder: string;
  sessionId: string;
  amount: number;
  state: string;
  balance: number;
  refunds: { type: string; amount: number }[];
  /** How often each operation was called for it. */
  calls: Record<string, number>;
}

export interface BankCharge {
  buyOrder: string;
  /** Of a charge to a saved card: the whole payment's name, by which the shop knows it. */
  parentBuyOrder?: string;
  token: string;
  amount: number;
  refunded: number;
  authorizationCode: string;
}

/** A saved card as the bank keeps it; null: it is not removed. */
export interface BankCard {
  tbkUser: string;
  username: string;
  lastFour: string;
  removedBy: string | null;
}

/** The bank's published shop for tests. */
const COMMERCE = '597055555532';
const SECRET = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';

/** The simulated bank, its own process reached over HTTP, and the strings to pull on it. */
export class Bank {
  private constructor(
    private process: Started,
    readonly port: number,
    readonly url: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Bank> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const started = startProcess(dist('simulator/main.js'), {
      SIMULATOR_PORT: String(port),
      SIMULATOR_PUBLIC_URL: url,
      ...env,
    });
    await ready(url, started);
    return new Bank(started, port, url);
  }

  /** Lets a buyer go through the bank's pages. */
  async play(token: string, buyer: Buyer, more: Record<string, unknown> = {}): Promise<Played> {
    return this.control<Played>('POST', '/__sim/play', { token, buyer, ...more });
  }

  /** Arms a fault for the next calls of one operation. */
  async fails(operation: string, fault: string, more: Record<string, unknown> = {}): Promise<void> {
    await this.control('POST', '/__sim/faults', { operation, fault, times: 1, ...more });
  }

  /** Keeps the next calls of one operation waiting, however many come, until `releases`. */
  async holds(operation: string, more: Record<string, unknown> = {}): Promise<void> {
    await this.fails(operation, 'hold', { times: 1_000, ...more });
  }

  /** Waits until a call of an operation is held; with `abandoned`, until its caller has given up. */
  async held(operation: string, { abandoned = false } = {}): Promise<void> {
    await eventually(
      () => this.control<{ held: { operation: string; isAbandoned: boolean }[] }>('GET', '/__sim/held'),
      ({ held }) => held.some((call) => call.operation === operation && call.isAbandoned === abandoned),
      20_000,
      `a held ${operation}${abandoned ? ' that was given up' : ''}`,
    );
  }

  /** Lets held calls go on, and holds no more. */
  async releases(): Promise<void> {
    await this.control('POST', '/__sim/release');
  }

  async healed(): Promise<void> {
    await this.control('DELETE', '/__sim/faults');
  }

  async set(settings: Record<string, unknown>): Promise<void> {
    await this.control('POST', '/__sim/settings', settings);
  }

  async clock(offsetMs: number): Promise<void> {
    await this.control('POST', '/__sim/clock', { offsetMs });
  }

  /** Net money view: what the bank took, order by order. */
  async charges(): Promise<BankCharge[]> {
    return (await this.control<{ charges: BankCharge[] }>('GET', '/__sim/charges')).charges;
  }

  async transaction(token: string): Promise<BankTransaction> {
    const { transactions } = await this.control<{ transactions: BankTransaction[] }>(
      'GET',
      `/__sim/transactions?token=${token}`,
    );
    if (!transactions[0]) throw new Error('the bank knows no such token');
    return transactions[0];
  }

  /** Takes the money of a payment whose buyer passed the bank, behind the shop's back. */
  async commits(token: string): Promise<void> {
    const response = await fetch(`${this.url}/rswebpaytransaction/api/webpay/v1.2/transactions/${token}`, {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json', 'Tbk-Api-Key-Id': COMMERCE, 'Tbk-Api-Key-Secret': SECRET },
    });
    const { status } = (await response.json()) as { status?: string };
    if (status !== 'AUTHORIZED') throw new Error(`the bank did not take the money: ${response.status} ${status}`);
  }

  /** Gives a payment back whole, behind the shop's back: a request that was thought lost arrives. */
  async givesBack(token: string, amount: number): Promise<void> {
    const response = await fetch(`${this.url}/rswebpaytransaction/api/webpay/v1.2/transactions/${token}/refunds`, {
      method: 'POST',
      body: JSON.stringify({ amount }),
      headers: { 'content-type': 'application/json', 'Tbk-Api-Key-Id': COMMERCE, 'Tbk-Api-Key-Secret': SECRET },
    });
    if (!response.ok) throw new Error(`the bank did not give the money back: ${response.status}`);
  }

  /** Every card that was ever saved there. */
  async savedCards(): Promise<BankCard[]> {
    return (await this.control<{ cards: BankCard[] }>('GET', '/__sim/inscriptions')).cards;
  }

  /** Every try to save a card. */
  async inscriptions(): Promise<{ token: string; username: string; email: string }[]> {
    return (
      await this.control<{ inscriptions: { token: string; username: string; email: string }[] }>(
        'GET',
        '/__sim/inscriptions',
      )
    ).inscriptions;
  }

  /** A saved card vanishes there, behind the shop's back. */
  async forgetsCard(tbkUser: string): Promise<void> {
    await this.control('POST', '/__sim/inscriptions/forget', { tbkUser });
  }

  /** How often each operation was called. */
  async calls(): Promise<Record<string, number>> {
    return (await this.control<{ calls: Record<string, number> }>('GET', '/__sim/calls')).calls;
  }

  async close(): Promise<void> {
    await this.process.stop();
  }

  private async control<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the bank refused ${method} ${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as Reply;
  }
}

async function ready(url: string, started: Started): Promise<void> {
  await eventually(
    () =>
      fetch(`${url}/__sim/clock`).then(
        (r) => r.ok,
        () => false,
      ),
    (up) => up || started.isOver(),
    20_000,
    () => `the bank (${started.output()})`,
  );
  if (started.isOver()) throw new Error(`the bank ended: ${started.output()}`);
}
