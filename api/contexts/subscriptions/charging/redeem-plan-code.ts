import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlanCodes } from './charging.ports.js';
import { PLANS } from '../periods/period.rules.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { SubscriptionFinder, decideTarget, streamsOfTarget, PersonCommands } from './find-subscription.js';

/** Who redeems which code. */
interface CodePlanRequest {
  personId: string;
  emailVerified: boolean;
  typed: string;
  language: Language;
  correlation: string;
}

type Found = NonNullable<Awaited<ReturnType<PlanCodes['find']>>>;

/** Gives periods of a plan for a code; no card is asked for, and children need no guardian, because nothing is paid. */
export class RedeemPlanCode extends Command<string> {
  /** Answers the subscription's id. @throws Problem 403 email-not-verified, 404 code-unknown; Refusal why the code does not work, payment-in-progress. */
  constructor(readonly wanted: CodePlanRequest) {
    super();
  }
}

@CommandHandler(RedeemPlanCode)
export class RedeemPlanCodeHandler implements ICommandHandler<RedeemPlanCode> {
  constructor(
    private readonly codes: PlanCodes,
    private readonly finder: SubscriptionFinder,
    private readonly people: PersonCommands,
  ) {}

  /** The code's use, the subscription and its first free period are one append. A code counts once for one subscription: asking again changes nothing. */
  async execute({ wanted }: RedeemPlanCode): Promise<string> {
    if (!wanted.emailVerified) throw new Problem(403, 'email-not-verified');
    const found = await this.codes.find(wanted.typed, wanted.personId);
    if (!found) throw new Problem(404, 'code-unknown');
    try {
      return await this.redeemOnce(wanted, found);
    } catch (error) {
      // The same request in another tab began the agreement between our look and our append.
      if (!(error instanceof Refusal) || error.code !== 'already-subscribed') throw error;
      return this.redeemOnce(wanted, found);
    }
  }

  private async redeemOnce(
    { personId, language, correlation }: CodePlanRequest,
    { code, asker }: Found,
  ): Promise<string> {
    if (code.benefit.kind !== 'plan') throw new Refusal('code-not-for-this-plan');
    const {
      codeId,
      benefit: { planId, periods },
    } = code;
    const { now } = this.people.contextOf(personId, correlation);
    const target = await this.finder.targetForCode({ personId, planId, language, now });
    const { subscriptionId } = target;
    const useId = derivedId('plan-code', codeId, subscriptionId);
    const context = { ...this.people.contextOf(personId, correlation, derivedId('redeem', useId)), now };
    const discount = PLANS[planId].price * periods;
    await this.codes.use(
      { code, asker, personId, useId, subscriptionId, discount },
      streamsOfTarget(target),
      context,
      (history) => decideTarget(target, history, [{ type: 'AddFreePeriods', codeId, useId, periods, now }], now),
    );
    return subscriptionId;
  }
}
