import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { Bilingual } from '../../platform/http/messages.js';
import { CONFIG } from '../../platform/tokens.js';
import { declineOf } from './decline.rules.js';

/** Why the bank declined, in words. */
@Injectable()
export class DeclineReasons {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Null where it gave no reason. */
  of(responseCode: number | null): Bilingual | null {
    return responseCode === null ? null : declineOf(responseCode, this.config.transbank.responseLevel).reason;
  }
}
