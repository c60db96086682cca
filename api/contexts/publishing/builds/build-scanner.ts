import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { virusIn } from './clamd.js';

export type Scan = 'clean' | 'infected' | 'unscanned';

/** Asks the configured virus scanner; where there is none, or it is away, a build stays unscanned. */
@Injectable()
export class BuildScanner {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async scan(content: () => Promise<Readable>): Promise<{ scan: Scan; virus?: string }> {
    const { clamd } = this.config;
    if (!clamd) return { scan: 'unscanned' };
    try {
      const virus = await virusIn(await content(), clamd);
      return virus ? { scan: 'infected', virus } : { scan: 'clean' };
    } catch (error) {
      this.logger.warn({ error: (error as Error).message }, 'the virus scanner gave no answer');
      return { scan: 'unscanned' };
    }
  }
}
