import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { Effects } from '../../../platform/event-store/effects.js';
import { JobQueue } from '../../../platform/jobs/queue.js';
import { IDS, LOGGER } from '../../../platform/tokens.js';
import type { AccountMailKind } from './mail-texts.js';

/** Asks for a mail about the row with this id; whoever sends it reads the rest from there. */
export type OrderMail = (kind: AccountMailKind, subject: string) => Promise<void>;

/** Changes of rows and the mails that they call for: both or neither. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly db: Database,
    private readonly effects: Effects,
    private readonly queue: JobQueue,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Runs a change in one transaction with the mails that it orders, then lets the workers know. */
  async together<Result>(correlation: string, change: (rows: EntityManager, order: OrderMail) => Promise<Result>): Promise<Result> {
    const planned: { effectId: string; kind: string; subject: string; correlation: string }[] = [];
    const result = await this.db.rows.transaction(async (rows) => {
      const done = await change(rows, async (kind, subject) => {
        planned.push({ effectId: this.ids.next(), kind, subject, correlation });
      });
      await this.effects.plan(planned, { query: (text, values) => rows.query(text, values) });
      return done;
    });
    // The ledger remembers what the queue does not get to hear.
    if (planned.length > 0) await this.queue.add(planned).catch((err: unknown) => this.log.warn({ err }, 'the queue did not take a mail; the ledger will ask again'));
    return result;
  }
}
