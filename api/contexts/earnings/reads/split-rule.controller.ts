import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../config.js';
import { civilDateOf } from '../../../kernel/calendar.js';
import { shareByWeight, splitVat, type Pesos } from '../../../kernel/money.js';
import { vatRateOn } from '../../../kernel/vat.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Public } from '../../../platform/http/access.js';
import { CONFIG } from '../../../platform/tokens.js';
import { developerShare, splitRuleOn } from '../../books/index.js';
import { WITHDRAWAL_DAYS } from '../../refunds/index.js';
import { PLANS } from '../../subscriptions/index.js';
import { DAY_CAP, PLAYERS } from '../close/share-sql.js';
import { LEAST_PAYOUT, PAID_WITHIN_WORKING_DAYS } from '../payouts/payout.decider.js';
import { WAITS_MONTHS } from '../rules/settle.rules.js';
import { TAX_DOCUMENT_KINDS, withholdingRate } from '../rules/withholding.rules.js';
import { SplitExample, SplitRuleReply } from './split-rule.dto.js';

/** The price of the worked example. */
const EXAMPLE = 4_990;
/** What its subscriber plays of two games. */
const MINUTES = [45, 15];

@ApiTags('earnings')
@Controller('v1/earnings/rule')
export class SplitRuleController {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the rule by which sales are split today, with examples of a sale and of a plan that it was applied to. */
  @Get()
  @Public()
  rule(): SplitRuleReply {
    const today = civilDateOf(this.clock.now());
    const rule = splitRuleOn(today);
    const vatPercent = vatRateOn(today, this.config.vatRates);
    const example = (paid: Pesos): SplitExample => {
      const { net, vat } = splitVat(paid, vatPercent);
      const developer = developerShare(net, rule);
      return { paid, vat, net, developer, shop: net - developer };
    };
    const plan = example(PLANS.monthly.price);
    const amounts = shareByWeight(plan.developer, MINUTES);
    const abroad = this.config.withheldAbroadPoints;
    return {
      version: rule.version,
      from: rule.from,
      developerPercent: rule.developerPercent,
      vatPercent,
      example: example(EXAMPLE),
      plan: {
        ...plan,
        games: MINUTES.map((minutes, n) => ({ minutes, amount: amounts[n] ?? 0 })),
        hoursOfOneDay: DAY_CAP / 3_600,
        heldDays: WITHDRAWAL_DAYS,
        waitsMonths: WAITS_MONTHS,
        players: PLAYERS,
      },
      withholding: TAX_DOCUMENT_KINDS.map((kind) => ({ kind, points: withholdingRate(kind, today, abroad) })),
      payoutThreshold: LEAST_PAYOUT,
      payoutWorkingDays: PAID_WITHIN_WORKING_DAYS,
    };
  }
}
