import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import { ReturnAddresses } from '../../platform/return-addresses.js';
import { IDS } from '../../platform/tokens.js';

/** What saving cards takes from outside: time, ids, and where clients' addresses are kept. */
@Injectable()
export class CardPorts {
  constructor(
    readonly clock: BusinessClock,
    @Inject(IDS) readonly ids: Ids,
    readonly addresses: ReturnAddresses,
  ) {}
}
