import { Global, Module, Injectable } from '@nestjs/common';
import { AccessModule } from '../../contexts/access/index.js';
import { OrderingModule } from '../../contexts/ordering/index.js';
import { PaymentsModule } from '../../contexts/payments/index.js';
import {
  CardCharges,
  PlanCodes,
  PurchaseChecks,
  SubscriptionsModule,
  type PlanCodeUse,
} from '../../contexts/subscriptions/index.js';
import { CardOutcomes, CardPayments, CardPaymentsModule } from '../card-payments/index.js';
import { BuyerChecks, CheckoutModule, PurchaseRunner } from '../checkout/index.js';
import { CartCodes, streamsOfUse, useOfCode } from '../../contexts/codes/index.js';
import { PlanChargesController } from './plan-charges.controller.js';
import type { History } from '../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../platform/event-store/events.js';
import { together, type Decision } from '../../platform/event-store/stream.js';

/** Uses codes for plans under the lock that every use of a code waits for. */
@Injectable()
class CodeUses implements PlanCodes {
  constructor(
    private readonly codes: CartCodes,
    private readonly runner: PurchaseRunner,
  ) {}

  find(typed: string, personId: string): ReturnType<PlanCodes['find']> {
    return this.codes.find(typed, personId);
  }

  async use(
    { code, asker, personId, useId, subscriptionId, discount }: PlanCodeUse,
    streams: readonly string[],
    context: CommandContext,
    begin: (history: History) => Decision,
  ): Promise<void> {
    const { codeId } = code;
    const { now } = context;
    const pending = await this.codes.pending(code, asker, now);
    const { boughtBefore } = asker;
    const use = {
      type: 'RecordUse',
      useId,
      personId,
      orderId: null,
      subscriptionId,
      discount,
      boughtBefore,
      now,
    } as const;
    await this.runner.run([...streams, ...streamsOfUse({ codeId, personId }, pending)], context, (history) =>
      together(begin(history), useOfCode(history, codeId, use, pending)),
    );
  }
}

/** Fulfils the ports of subscriptions with what checkout and card payments do. */
@Global()
@Module({
  imports: [AccessModule, CardPaymentsModule, CheckoutModule, OrderingModule, PaymentsModule, SubscriptionsModule],
  controllers: [PlanChargesController],
  providers: [
    {
      provide: CardCharges,
      inject: [CardPayments, CardOutcomes],
      useFactory: (cards: CardPayments, outcomes: CardOutcomes): CardCharges => ({
        charge: (charge) => cards.charge(charge),
        resultOf: (paymentId) => outcomes.resultOf(paymentId),
      }),
    },
    { provide: PurchaseChecks, useExisting: BuyerChecks },
    { provide: PlanCodes, useClass: CodeUses },
  ],
  exports: [CardCharges, PlanCodes, PurchaseChecks],
})
export class PlanChargesModule {}
