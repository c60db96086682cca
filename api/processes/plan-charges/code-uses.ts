import { Injectable } from '@nestjs/common';
import type { PlanCodes, PlanCodeUse } from '../../contexts/subscriptions/index.js';
import type { History } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { together, type Decision } from '../../platform/event-store/stream.js';
import { CartCodes, PurchaseRunner, streamsOfUse, useOfCode } from '../checkout/index.js';

/** Uses codes for plans under the lock that every use of a code waits for. */
@Injectable()
export class CodeUses implements PlanCodes {
  constructor(
    private readonly codes: CartCodes,
    private readonly runner: PurchaseRunner,
  ) {}

  find(typed: string, playerId: string): ReturnType<PlanCodes['find']> {
    return this.codes.find(typed, playerId);
  }

  async use(
    { code, asker, playerId, useId, subscriptionId, discount }: PlanCodeUse,
    streams: readonly string[],
    context: CommandContext,
    begin: (history: History) => Decision,
  ): Promise<void> {
    const { codeId } = code;
    const { now } = context;
    const inTheWay = await this.codes.inTheWay(code, asker, now);
    const { boughtBefore } = asker;
    const use = {
      type: 'RecordUse',
      useId,
      playerId,
      orderId: null,
      subscriptionId,
      discount,
      boughtBefore,
      now,
    } as const;
    await this.runner.run([...streams, ...streamsOfUse({ codeId, playerId }, inTheWay)], context, (history) =>
      together(begin(history), useOfCode(history, codeId, use, inTheWay)),
    );
  }
}
