import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { Hourly } from '../../access/index.js';
import { ArchiveChecker } from './archive-checker.js';

/** Reads the pages of builds that another release made before pages were kept with their builds. */
@Injectable()
export class MissingPages extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly checker: ArchiveChecker,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'the pages of older builds could not be read yet');
  }

  /** At once as well: until then nobody can play them. */
  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    if (this.config.worker) this.attempt();
  }

  async sweep(): Promise<void> {
    const rows = await this.db.query<{ sha256: string }>(
      `select distinct sha256 from publishing.build_files where type like 'text/html%' and page is null`,
    );
    for (const { sha256 } of rows)
      await this.db.query('update publishing.build_files set page = $2 where sha256 = $1 and page is null', [
        sha256,
        JSON.stringify(await this.checker.page(sha256)),
      ]);
  }
}
