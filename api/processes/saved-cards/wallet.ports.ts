import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../kernel/ports.js';
import { BusinessClock } from '../../platform/clock.js';
import { IDS } from '../../platform/tokens.js';

/** What saving cards takes from outside: time and ids. */
@Injectable()
export class WalletPorts {
  constructor(readonly clock: BusinessClock, @Inject(IDS) readonly ids: Ids) {}
}
