import { Inject, Injectable } from '@nestjs/common';
import { Oneclick, Options } from 'transbank-sdk';
import type { Config } from '../../../../config.js';
import { BankWatch } from '../../../../platform/bank/bank-watch.js';
import { bankLine } from '../../../../platform/bank/bank-line.js';
import type { BankFailure } from '../../../../platform/bank/read-failure.js';
import { CONFIG } from '../../../../platform/tokens.js';
import type { FinishReply } from '../../payment.commands.js';
import type { OpenedForm } from '../../provider.js';
import { judgeFinish } from './inscription-reply.rules.js';

type Forgotten = { is: 'forgotten' } | BankFailure;

type MallInscription = InstanceType<typeof Oneclick.MallInscription>;

/** Saving and forgetting cards at Oneclick Mall, through the official SDK. Answers are values; nothing here throws for what the bank or the network does. */
@Injectable()
export class InscriptionsClient {
  private readonly statusApi: MallInscription;
  private readonly moving: MallInscription;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly watch: BankWatch,
  ) {
    const { url, oneclick, statusTimeoutMs, moveTimeoutMs } = config.transbank;
    this.statusApi = bankLine(
      new Oneclick.MallInscription(new Options(oneclick.mallCode, oneclick.apiKey, url, statusTimeoutMs)),
      config.effects,
    );
    this.moving = bankLine(
      new Oneclick.MallInscription(new Options(oneclick.mallCode, oneclick.apiKey, url, moveTimeoutMs)),
      config.effects,
    );
  }

  /** Opens the form that saves one card. @param username of this one card: a second card under the same name would void the first. */
  async start(username: string, email: string, responseUrl: string): Promise<OpenedForm> {
    try {
      const reply: unknown = await this.statusApi.start(username, email, responseUrl);
      const { token, url_webpay: url } = (reply ?? {}) as { token?: unknown; url_webpay?: unknown };
      if (typeof token !== 'string' || !/^[0-9a-f]{64}$/.test(token) || typeof url !== 'string' || !URL.canParse(url))
        return this.watch.counted<OpenedForm>('inscription', { is: 'no-answer', why: 'the answer had no token' });
      return this.watch.counted<OpenedForm>('inscription', { is: 'issued', token, formUrl: url });
    } catch (error) {
      return this.watch.counted<OpenedForm>('inscription', this.watch.failureOf('inscription', error));
    }
  }

  /** Asks for the result, which the bank keeps for a minute. */
  async finish(token: string): Promise<FinishReply> {
    try {
      return this.watch.counted('finish', judgeFinish(await this.moving.finish(token)));
    } catch (error) {
      const failure = this.watch.failureOf('finish', error);
      return this.watch.counted<FinishReply>(
        'finish',
        failure.is === 'refused' ? { is: 'refused', responseCode: null } : failure,
      );
    }
  }

  /** Lets the bank forget a card. One that it does not know is forgotten already. */
  async forget(tbkUser: string, username: string): Promise<Forgotten> {
    try {
      await this.statusApi.delete(tbkUser, username);
      return this.watch.counted<Forgotten>('delete', { is: 'forgotten' });
    } catch (error) {
      const failure = this.watch.failureOf('delete', error);
      return this.watch.counted<Forgotten>(
        'delete',
        failure.is === 'refused' && failure.status === 404 ? { is: 'forgotten' } : failure,
      );
    }
  }
}
