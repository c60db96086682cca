import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Oneclick, Options, TransactionDetail } from 'transbank-sdk';
import type { Config } from '../../../../config.js';
import { BankWatch } from '../../../../platform/bank/bank-watch.js';
import { bankLine } from '../../../../platform/bank/bank-line.js';
import { isUnsendable, neverLeft, readFailure } from '../../../../platform/bank/read-failure.js';
import { CONFIG } from '../../../../platform/tokens.js';
import type { Observation, RefundReply, BalanceReply } from '../../payment.commands.js';
import type { CardChargeNames, CardKey } from '../../provider.js';
import { judgeRefund, readBalance } from '../reply.rules.js';
import { judgeCharge, judgeRefusedCharge, judgeRefusedQuestion } from './charge-reply.rules.js';

/** Pauses before a charge that never left is sent again: a door that is shut for a moment, or for a little longer. */
const SEND_AGAIN_AFTER_MS = [250, 1_000, 3_000];

type Transaction = InstanceType<typeof Oneclick.MallTransaction>;

type Charge = CardChargeNames & { amount: number };

/** Charges to saved cards through the official SDK. Answers are values; nothing here throws for what the bank or the network does. */
@Injectable()
export class OneclickClient {
  /** How time passes between two sends. */
  wait: (milliseconds: number) => Promise<unknown> = pause;
  private readonly statusApi: Transaction;
  private readonly moving: Transaction;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly watch: BankWatch,
  ) {
    const { url, oneclick, statusTimeoutMs, moveTimeoutMs } = config.transbank;
    this.statusApi = bankLine(
      new Oneclick.MallTransaction(new Options(oneclick.mallCode, oneclick.apiKey, url, statusTimeoutMs)),
      config.effects,
    );
    this.moving = bankLine(
      new Oneclick.MallTransaction(new Options(oneclick.mallCode, oneclick.apiKey, url, moveTimeoutMs)),
      config.effects,
    );
  }

  /**
   * Takes the money. Never to be called twice for one charge: a lost answer is `no-answer`, and the money may have been taken.
   * What never left is sent again under the same buy order; `not-sent` where it never did.
   */
  async authorize(card: CardKey, charge: Charge): Promise<Observation> {
    let seen = await this.authorizeOnce(card, charge);
    for (const pauseMs of SEND_AGAIN_AFTER_MS) {
      if (seen.seen !== 'not-sent') return seen;
      await this.wait(pauseMs);
      seen = await this.authorizeOnce(card, charge);
    }
    return seen;
  }

  private async authorizeOnce(
    { username, tbkUser }: CardKey,
    { buyOrder, childBuyOrder, storeCode, amount }: Charge,
  ): Promise<Observation> {
    try {
      const details = [new TransactionDetail(amount, storeCode, childBuyOrder)];
      return this.watch.seen(
        'authorize',
        judgeCharge(await this.moving.authorize(username, tbkUser, buyOrder, details)),
      );
    } catch (error) {
      const failure = readFailure(error);
      if (failure.is === 'refused') {
        const message = failure.message.slice(0, 200);
        const seen = isUnsendable(failure) ? { seen: 'turned-away' as const, message } : judgeRefusedCharge(message);
        return this.watch.seen('authorize', this.turnedAway('authorize', seen));
      }
      if (neverLeft(failure)) return this.watch.seen<Observation>('authorize', { seen: 'not-sent', why: failure.why });
      // A 500 too: the bank may mean a card that it does not know, but an outage must not cost people their cards.
      return this.watch.seen<Observation>('authorize', { seen: 'no-answer', why: failure.why });
    }
  }

  /** Looks without touching, by the name of the whole payment; the bank answers for seven days. */
  async status(buyOrder: string): Promise<Observation> {
    try {
      return this.watch.seen('oneclick-status', judgeCharge(await this.statusApi.status(buyOrder)));
    } catch (error) {
      const failure = readFailure(error);
      if (failure.is === 'no-answer')
        return this.watch.seen<Observation>('oneclick-status', { seen: 'no-answer', why: failure.why });
      return this.watch.seen('oneclick-status', judgeRefusedQuestion(failure.status, failure.message.slice(0, 200)));
    }
  }

  /** Looks what the bank still holds of a charge. */
  async balance(buyOrder: string): Promise<BalanceReply> {
    const onlyPart = (reply: unknown): unknown => (reply as { details?: unknown[] } | null)?.details?.[0];
    const balance = await this.statusApi.status(buyOrder).then(
      (reply: unknown) => readBalance(onlyPart(reply)),
      (error: unknown): BalanceReply => {
        const failure = readFailure(error);
        return failure.is === 'refused' ? { is: 'refused', message: failure.message.slice(0, 200) } : failure;
      },
    );
    return this.watch.counted('oneclick-status', balance);
  }

  /** Gives back so much of a charge; `left` is what must remain with us afterwards. */
  async refund({ buyOrder, childBuyOrder, storeCode, amount }: Charge, left = 0): Promise<RefundReply> {
    const reply = await this.moving.refund(buyOrder, storeCode, childBuyOrder, amount).then(
      (body: unknown) => judgeRefund(body, left),
      (error: unknown): RefundReply => {
        const failure = readFailure(error);
        return failure.is === 'refused' ? { is: 'refused', message: failure.message } : failure;
      },
    );
    return this.watch.counted('oneclick-refund', reply);
  }

  /** Our code, our key or what we send is refused: no buyer and no second try can mend it. */
  private turnedAway(operation: string, observation: Observation): Observation {
    if (observation.seen === 'turned-away') this.watch.refusesUs(operation, observation.message);
    return observation;
  }
}
