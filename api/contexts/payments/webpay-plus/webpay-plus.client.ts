import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type * as Transbank from 'transbank-sdk';
import type { Config } from '../../../config.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import type { Observation } from '../payment.commands.js';
import { judge, judgeStanding, type Standing } from './reply.rules.js';

// The package is CommonJS without named exports that Node's ESM loader could see.
const { Options, WebpayPlus } = createRequire(import.meta.url)('transbank-sdk') as typeof Transbank;

export type Created = { is: 'issued'; token: string; formUrl: string } | { is: 'refused'; status: number; message: string } | { is: 'no-answer'; why: string };
export type RefundReply = { is: 'returned'; how: 'reversed' | 'nullified' } | { is: 'refused'; message: string } | { is: 'no-answer'; why: string };

type Failure = { is: 'refused'; status: number; message: string } | { is: 'no-answer'; why: string };
type Transaction = InstanceType<typeof Transbank.WebpayPlus.Transaction>;

/** How the SDK reports a failed call: everything in one text, so it is read here and nowhere else. */
export function readFailure(error: unknown): Failure {
  const text = String((error as Error | null)?.message ?? error);
  const [transport = '', bankSays = ''] = text.split('\n');
  const status = Number(/status code (\d{3})/.exec(transport)?.[1] ?? 0);
  if (status >= 400 && status < 500) return { is: 'refused', status, message: bankSays.trim() || transport };
  return { is: 'no-answer', why: transport.slice(0, 200) };
}

/** Webpay Plus through the official SDK. Answers are values; nothing here throws for what the bank or the network does. */
@Injectable()
export class WebpayPlusClient {
  private readonly asking: Transaction;
  private readonly moving: Transaction;

  constructor(@Inject(CONFIG) config: Config, private readonly metrics: Metrics, @Inject(LOGGER) private readonly log: Logger) {
    const { url, commerceCode, apiKey, askTimeoutMs, moveTimeoutMs } = config.transbank;
    this.asking = new WebpayPlus.Transaction(new Options(commerceCode, apiKey, url, askTimeoutMs));
    this.moving = new WebpayPlus.Transaction(new Options(commerceCode, apiKey, url, moveTimeoutMs));
  }

  /** Opens a payment form. @param amount whole pesos. */
  async create(buyOrder: string, sessionId: string, amount: number, returnUrl: string): Promise<Created> {
    try {
      const reply: unknown = await this.asking.create(buyOrder, sessionId, amount, returnUrl);
      const { token, url } = (reply ?? {}) as { token?: unknown; url?: unknown };
      if (typeof token !== 'string' || !/^[0-9a-f]{64}$/.test(token) || typeof url !== 'string' || !URL.canParse(url)) return this.counted<Created>('create', { is: 'no-answer', why: 'the answer had no token' });
      return this.counted<Created>('create', { is: 'issued', token, formUrl: url });
    } catch (error) {
      return this.counted<Created>('create', this.failureOf('create', error));
    }
  }

  /** Takes the money, once per token. A lost answer is `no-answer`: the money may have been taken. */
  async commit(token: string): Promise<Observation> {
    return this.observed('commit', () => this.moving.commit(token));
  }

  /** Looks without touching; the bank answers for seven days. */
  async status(token: string): Promise<Observation> {
    return this.observed('status', () => this.asking.status(token));
  }

  /** Looks what the bank still holds of a payment. */
  async standing(token: string): Promise<Standing> {
    const standing = await this.asking.status(token).then(judgeStanding, (error: unknown): Standing => {
      const failure = this.failureOf('status', error);
      return failure.is === 'refused' ? { is: 'refused', message: failure.message.slice(0, 200) } : failure;
    });
    return this.counted<Standing>('status', standing);
  }

  /**
   * Gives a payment back, or a part of it.
   * @param amount whole pesos.
   * @param balance what the bank must hold of the payment afterwards; an answer that says otherwise is `no-answer`.
   */
  async refund(token: string, amount: number, balance = 0): Promise<RefundReply> {
    try {
      const reply = (await this.moving.refund(token, amount)) as { type?: unknown; response_code?: unknown; balance?: unknown } | null;
      if (reply?.type === 'REVERSED') return this.counted<RefundReply>('refund', { is: 'returned', how: 'reversed' });
      if (reply?.type !== 'NULLIFIED') return this.counted<RefundReply>('refund', { is: 'no-answer', why: 'the answer had no type' });
      if (reply.response_code !== 0) return this.counted<RefundReply>('refund', { is: 'refused', message: `response code ${String(reply.response_code)}` });
      if (Number(reply.balance ?? 0) !== balance) return this.counted<RefundReply>('refund', { is: 'no-answer', why: `the bank still holds ${String(reply.balance)}` });
      return this.counted<RefundReply>('refund', { is: 'returned', how: 'nullified' });
    } catch (error) {
      const failure = this.failureOf('refund', error);
      return this.counted<RefundReply>('refund', failure.is === 'refused' ? { is: 'refused', message: failure.message } : failure);
    }
  }

  private async observed(operation: string, call: () => Promise<unknown>): Promise<Observation> {
    const observation = await call().then(judge, (error: unknown) => this.observationOf(operation, error));
    this.metrics.providerCalls.inc({ operation, outcome: observation.seen });
    return observation;
  }

  private observationOf(operation: string, error: unknown): Observation {
    const failure = this.failureOf(operation, error);
    return failure.is === 'no-answer' ? { seen: 'no-answer', why: failure.why } : { seen: 'refused', message: failure.message.slice(0, 200) };
  }

  /** Our code, our key or our version is refused: no buyer and no second try can mend it. */
  private failureOf(operation: string, error: unknown): Failure {
    const failure = readFailure(error);
    if (failure.is === 'refused' && (failure.status === 401 || failure.message.startsWith('Api mismatch'))) {
      this.log.error({ operation, bankSays: failure.message }, 'the bank refuses us');
    }
    return failure;
  }

  private counted<Reply extends { is: string }>(operation: string, reply: Reply): Reply {
    this.metrics.providerCalls.inc({ operation, outcome: reply.is });
    return reply;
  }
}
