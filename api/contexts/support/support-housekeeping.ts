import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../config.js';
import { days, later, type Instant } from '../../kernel/instant.js';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG, LOGGER } from '../../platform/tokens.js';
import { Hourly } from '../access/index.js';
import { FILES_KEPT_DAYS, WORDS_KEPT_DAYS } from './kept.rules.js';
import { Attachments } from './reporting/attachments.js';

/** Deletes files of reports after 90 days, and what was written a year after it ended. */
@Injectable()
export class SupportHousekeeping extends Hourly {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly attachments: Attachments,
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) log: Logger,
  ) {
    super(config, log, 'old files of reports could not be deleted yet');
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const old = await this.db.query<{ id: string }>(
      'select id from support.reports where attachment_file is not null and received_at < $1',
      [later(now, -days(FILES_KEPT_DAYS))],
    );
    for (const { id } of old) await this.forgetFile(id, now);
    const ended = later(now, -days(WORDS_KEPT_DAYS));
    await this.db.query('delete from support.reports where closed_at < $1 and attachment_file is null', [ended]);
    await this.db.query(
      `delete from support.enquiries e where e.status <> 'open' and e.replied_at < $1
          and not exists (select 1 from support.enquiry_entries n where n.enquiry_id = e.id and n.at >= $1)`,
      [ended],
    );
    await this.db.query(`delete from support.enquiries where is_suspicious and received_at < $1`, [
      later(now, -days(FILES_KEPT_DAYS)),
    ]);
  }

  private async forgetFile(id: string, now: Instant): Promise<void> {
    await this.attachments.forget(id);
    await this.db.query(
      `update support.reports set attachment_file = null, attachment_name = null, attachment_type = null,
              attachment_size = null, attachment_scan = null, attachment_deleted_at = $2 where id = $1`,
      [id, now],
    );
  }
}
