import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { IDS } from '../../../platform/tokens.js';
import { SignedAddresses, Throttle } from '../../access/index.js';

/** Ids, time and tokens of reports. */
@Injectable()
export class ReportTools {
  constructor(
    private readonly clock: BusinessClock,
    private readonly addresses: SignedAddresses,
    private readonly throttle: Throttle,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  now = (): string => this.clock.now();
  nextId = (): string => this.ids.next();
  tokenOf = (id: string): string => this.addresses.token('report', id);
  read = (token: string): string | null => this.addresses.read('report', token);
  mayWriteTo = (email: string): Promise<boolean> => this.throttle.mayWriteTo(email);
}
