import { createRequire } from 'node:module';
import type * as Transbank from 'transbank-sdk';
import { startSimulator, type Simulator, type SimulatorOptions } from '../../../api/simulator/server.js';
import { eventually } from '../../support/process.js';

const { WebpayPlus, Oneclick, Options, TransactionDetail } = createRequire(__filename)(
  'transbank-sdk',
) as typeof Transbank;

export const SECRET = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C';
export const WEBPAY_CODE = '597055555532';
export const MALL_CODE = '597055555541';
export const STORE = '597055555542';
export const OTHER_STORE = '597055555543';
export const BACK = 'http://localhost:3149/return';

export const VISA = '4051885600446623';
export const REJECTED_MASTERCARD = '5186059559590568';
export const REDCOMPRA = '4051884239937763';
export const PREPAID = '4051886000056590';

type Json = Record<string, unknown>;
export type Reply = { status: number; body: Json };
export type ReturnRequest = {
  method: string | null;
  url: string | null;
  body: Record<string, string> | null;
  afterMs: number;
};
export type Played = ReturnRequest & { token: string; returns: ReturnRequest[] };

/** A test bank with the official client in front and its control API behind. */
export class TestBank {
  readonly simulator: Simulator;

  private constructor(simulator: Simulator) {
    this.simulator = simulator;
  }

  static async open(options: SimulatorOptions = {}): Promise<TestBank> {
    return new TestBank(await startSimulator(options));
  }

  private get base(): string {
    return `http://127.0.0.1:${this.simulator.port}`;
  }

  get webpay(): InstanceType<typeof WebpayPlus.Transaction> {
    return new WebpayPlus.Transaction(new Options(WEBPAY_CODE, SECRET, this.base, 2000));
  }

  get inscriptions(): InstanceType<typeof Oneclick.MallInscription> {
    return new Oneclick.MallInscription(new Options(MALL_CODE, SECRET, this.base, 2000));
  }

  get cardCharges(): InstanceType<typeof Oneclick.MallTransaction> {
    return new Oneclick.MallTransaction(new Options(MALL_CODE, SECRET, this.base, 2000));
  }

  get binInfo(): InstanceType<typeof Oneclick.MallBinInfo> {
    return new Oneclick.MallBinInfo(new Options(MALL_CODE, SECRET, this.base, 2000));
  }

  /** Creates a payment and answers its token. */
  async payment(amount = 4990, buyOrder = 'order-1'): Promise<string> {
    const { token } = (await this.webpay.create(buyOrder, 'session-1', amount, BACK)) as { token: string };
    return token;
  }

  /** Creates a payment, plays a buyer and commits it. */
  async sale(played: Json = {}, amount = 4990): Promise<string> {
    const token = await this.payment(amount);
    await this.play(token, 'pay', played);
    await this.webpay.commit(token);
    return token;
  }

  /** Saves a card of a user and answers the `tbk_user`. */
  async savedCard(username = 'ana', card = VISA): Promise<string> {
    const { token } = (await this.inscriptions.start(username, 'ana@example.com', BACK)) as { token: string };
    await this.play(token, 'pay', { card });
    const { tbk_user: tbkUser } = (await this.inscriptions.finish(token)) as { tbk_user: string };
    return tbkUser;
  }

  async play(token: string, buyer: string, more: Json = {}): Promise<Played> {
    const { body } = await this.control('POST', '/play', { token, buyer, ...more });
    return body as unknown as Played;
  }

  async clockGoes(ms: number): Promise<void> {
    await this.control('POST', '/clock', { advanceMs: ms });
  }

  async set(settings: Json): Promise<Json> {
    return (await this.control('POST', '/settings', settings)).body;
  }

  async suffers(fault: Json): Promise<Reply> {
    return this.control('POST', '/faults', fault);
  }

  /** Waits until calls of an operation have come that are held. */
  async held(operation: string, count = 1): Promise<void> {
    await eventually(
      async () =>
        ((await this.control('GET', '/held')).body.held as Json[]).filter((call) => call.operation === operation),
      (calls) => calls.length >= count,
      10_000,
      `${count} held calls of ${operation}`,
    );
  }

  async releases(): Promise<void> {
    await this.control('POST', '/release');
  }

  async transaction(token: string): Promise<Json> {
    const { body } = await this.control('GET', `/transactions?token=${token}`);
    return (body.transactions as Json[])[0] as Json;
  }

  async control(method: string, path: string, body?: Json): Promise<Reply> {
    return this.http(method, `/__sim${path}`, body, {});
  }

  /** The wire as it is, past what the official client hides. */
  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Reply> {
    const code = path.startsWith('/oneclick') ? MALL_CODE : WEBPAY_CODE;
    const key = { 'Tbk-Api-Key-Id': code, 'Tbk-Api-Key-Secret': SECRET };
    return this.http(method, `/rswebpaytransaction/api${path}`, body, { ...key, ...headers }, signal);
  }

  private async http(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Reply> {
    const hasBody = body !== undefined;
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await fetch(`${this.base}${path}`, {
      method,
      redirect: 'manual',
      signal,
      headers: { ...(hasBody && { 'Content-Type': 'application/json' }), ...headers },
      body: raw,
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson && text ? JSON.parse(text) : { text } };
  }
}

export const detail = (
  amount: number,
  buyOrder: string,
  store = STORE,
  installments?: number,
): InstanceType<typeof TransactionDetail> => new TransactionDetail(amount, store, buyOrder, installments);

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** The text of the bank's refusal, as the official client hands it on. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => 'no refusal',
    (problem: Error) => problem.message,
  );
  return outcome.trim().split('\n').at(-1) ?? '';
}
