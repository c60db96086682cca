import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlanCodes } from './charging.ports.js';
import { PLANS } from '../periods/period.rules.js';
import type { Language } from '../../../kernel/language.js';
import { Refusal } from '../../../kernel/refusal.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { Agreements, decideOpening, streamsOfOpening, PersonCommands } from './agreements.js';

/** Who redeems which code. */
interface CodeWish {
  playerId: string;
  emailVerified: boolean;
  typed: string;
  language: Language;
  correlation: string;
}

type Found = NonNullable<Awaited<ReturnType<PlanCodes['find']>>>;

/** Gives periods of a plan for a code; no card is asked for, and children need no guardian, because nothing is paid. */
export class RedeemPlanCode extends Command<string> {
  /** Answers the subscription's id. @throws Problem 403 email-not-verified, 404 code-unknown; Refusal why the code does not work, payment-in-progress. */
  constructor(readonly wish: CodeWish) {
    super();
  }
}

@CommandHandler(RedeemPlanCode)
export class RedeemPlanCodeHandler implements ICommandHandler<RedeemPlanCode> {
  constructor(
    private readonly codes: PlanCodes,
    private readonly agreements: Agreements,
    private readonly people: PersonCommands,
  ) {}

  /** The code's use, the subscription and its first free period are one append. A code counts once for one subscription: asking again changes nothing. */
  async execute({ wish }: RedeemPlanCode): Promise<string> {
    if (!wish.emailVerified) throw new Problem(403, 'email-not-verified');
    const found = await this.codes.find(wish.typed, wish.playerId);
    if (!found) throw new Problem(404, 'code-unknown');
    try {
      return await this.redeemOnce(wish, found);
    } catch (error) {
      // The same request in another tab began the agreement between our look and our append.
      if (!(error instanceof Refusal) || error.code !== 'already-subscribed') throw error;
      return this.redeemOnce(wish, found);
    }
  }

  private async redeemOnce({ playerId, language, correlation }: CodeWish, { code, asker }: Found): Promise<string> {
    if (code.gift.kind !== 'plan') throw new Refusal('code-not-for-this-plan');
    const {
      codeId,
      gift: { planId, periods },
    } = code;
    const { now } = this.people.contextOf(playerId, correlation);
    const opening = await this.agreements.openingForCode({ playerId, planId, language, now });
    const { subscriptionId } = opening;
    const useId = derivedId('plan-code', codeId, subscriptionId);
    const context = { ...this.people.contextOf(playerId, correlation, derivedId('redeem', useId)), now };
    const discount = PLANS[planId].price * periods;
    await this.codes.use(
      { code, asker, playerId, useId, subscriptionId, discount },
      streamsOfOpening(opening),
      context,
      (history) => decideOpening(opening, history, [{ type: 'AddFreePeriods', codeId, useId, periods, now }], now),
    );
    return subscriptionId;
  }
}
