import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { civilDateOf } from '../../kernel/calendar.js';
import { vatRateOn } from '../../kernel/vat.js';
import { PaymentsQueries } from '../../contexts/payments/index.js';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { CONFIG, IDS } from '../../platform/tokens.js';

/** What the checkout takes from outside: time, ids, addresses, and where clients' own are kept. */
@Injectable()
export class CheckoutPorts {
  readonly publicUrl: string;

  constructor(
    readonly clock: BusinessClock,
    @Inject(IDS) readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
    readonly payments: PaymentsQueries,
    readonly addresses: ReturnAddresses,
  ) {
    this.publicUrl = config.publicUrl;
  }

  /** The VAT inside the prices of today, in whole percent. */
  vatRate(): number {
    return vatRateOn(civilDateOf(this.clock.now()), this.config.vatRates);
  }
}
