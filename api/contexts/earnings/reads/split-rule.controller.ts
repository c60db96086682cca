import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Config } from '../../../config.js';
import { civilDateOf } from '../../../kernel/calendar.js';
import { splitVat } from '../../../kernel/money.js';
import { vatRateOn } from '../../../kernel/vat.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Public } from '../../../platform/http/access.js';
import { CONFIG } from '../../../platform/tokens.js';
import { developerShare, splitRuleOn } from '../../books/index.js';
import { LEAST_PAYOUT, PAID_WITHIN_WORKING_DAYS } from '../payouts/payout.decider.js';
import { TAX_DOCUMENT_KINDS, withholdingRate } from '../rules/withholding.rules.js';
import { SplitRuleReply } from './split-rule.dto.js';

/** The price of the worked example. */
const EXAMPLE = 4_990;

@ApiTags('earnings')
@Controller('v1/earnings/rule')
export class SplitRuleController {
  constructor(
    private readonly clock: BusinessClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the rule by which sales are split today, with an example that it was applied to. */
  @Get()
  @Public()
  rule(): SplitRuleReply {
    const today = civilDateOf(this.clock.now());
    const rule = splitRuleOn(today);
    const vatPercent = vatRateOn(today, this.config.vatRates);
    const { net, vat } = splitVat(EXAMPLE, vatPercent);
    const developer = developerShare(net, rule);
    const abroad = this.config.withheldAbroadPoints;
    return {
      version: rule.version,
      from: rule.from,
      developerPercent: rule.developerPercent,
      vatPercent,
      example: { paid: EXAMPLE, vat, net, developer, shop: net - developer },
      withholding: TAX_DOCUMENT_KINDS.map((kind) => ({ kind, points: withholdingRate(kind, today, abroad) })),
      payoutThreshold: LEAST_PAYOUT,
      payoutWorkingDays: PAID_WITHIN_WORKING_DAYS,
    };
  }
}
