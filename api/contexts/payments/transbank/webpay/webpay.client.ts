import { Inject, Injectable } from '@nestjs/common';
import { Options, WebpayPlus } from 'transbank-sdk';
import type { Config } from '../../../../config.js';
import { BankWatch } from '../../../../platform/bank/bank-watch.js';
import { bankLine } from '../../../../platform/bank/bank-line.js';
import { CONFIG } from '../../../../platform/tokens.js';
import type { Observation, RefundReply, BalanceReply } from '../../payment.commands.js';
import type { OpenedForm } from '../../provider.js';
import { judgeRefund, readBalance } from '../reply.rules.js';
import { judge } from './webpay-reply.rules.js';

type Transaction = InstanceType<typeof WebpayPlus.Transaction>;

/** Webpay Plus through the official SDK. Answers are values; nothing here throws for what the bank or the network does. */
@Injectable()
export class WebpayPlusClient {
  private readonly statusApi: Transaction;
  private readonly moving: Transaction;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly watch: BankWatch,
  ) {
    const { url, commerceCode, apiKey, statusTimeoutMs, moveTimeoutMs } = config.transbank;
    this.statusApi = bankLine(
      new WebpayPlus.Transaction(new Options(commerceCode, apiKey, url, statusTimeoutMs)),
      config.effects,
    );
    this.moving = bankLine(
      new WebpayPlus.Transaction(new Options(commerceCode, apiKey, url, moveTimeoutMs)),
      config.effects,
    );
  }

  /** Opens a payment form. @param amount whole pesos. */
  async create(buyOrder: string, sessionId: string, amount: number, returnUrl: string): Promise<OpenedForm> {
    try {
      const reply: unknown = await this.statusApi.create(buyOrder, sessionId, amount, returnUrl);
      const { token, url } = (reply ?? {}) as { token?: unknown; url?: unknown };
      if (typeof token !== 'string' || !/^[0-9a-f]{64}$/.test(token) || typeof url !== 'string' || !URL.canParse(url))
        return this.watch.counted<OpenedForm>('create', { is: 'no-answer', why: 'the answer had no token' });
      return this.watch.counted<OpenedForm>('create', { is: 'issued', token, formUrl: url });
    } catch (error) {
      return this.watch.counted<OpenedForm>('create', this.watch.failureOf('create', error));
    }
  }

  /** Takes the money, once per token. A lost answer is `no-answer`: the money may have been taken. */
  async commit(token: string): Promise<Observation> {
    return this.observed('commit', () => this.moving.commit(token));
  }

  /** Looks without touching; the bank answers for seven days. */
  async status(token: string): Promise<Observation> {
    return this.observed('status', () => this.statusApi.status(token));
  }

  /** Looks what the bank still holds of a payment. */
  async balance(token: string): Promise<BalanceReply> {
    const balance = await this.statusApi.status(token).then(readBalance, (error: unknown): BalanceReply => {
      const failure = this.watch.failureOf('status', error);
      return failure.is === 'refused' ? { is: 'refused', message: failure.message.slice(0, 200) } : failure;
    });
    return this.watch.counted<BalanceReply>('status', balance);
  }

  /**
   * Gives a payment back, or a part of it.
   * @param amount whole pesos.
   * @param balance what the bank must hold of the payment afterwards; an answer that says otherwise is `no-answer`.
   */
  async refund(token: string, amount: number, balance = 0): Promise<RefundReply> {
    try {
      return this.watch.counted('refund', judgeRefund(await this.moving.refund(token, amount), balance));
    } catch (error) {
      const failure = this.watch.failureOf('refund', error);
      return this.watch.counted<RefundReply>(
        'refund',
        failure.is === 'refused' ? { is: 'refused', message: failure.message } : failure,
      );
    }
  }

  private async observed(operation: string, call: () => Promise<unknown>): Promise<Observation> {
    return this.watch.seen(
      operation,
      await call().then(judge, (error: unknown) => this.observationOf(operation, error)),
    );
  }

  private observationOf(operation: string, error: unknown): Observation {
    const failure = this.watch.failureOf(operation, error);
    return failure.is === 'no-answer'
      ? { seen: 'no-answer', why: failure.why }
      : { seen: 'refused', message: failure.message.slice(0, 200) };
  }
}
