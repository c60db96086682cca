import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { Effects } from '../../../platform/event-store/effects.js';
import { Dispatch } from '../../../platform/jobs/dispatch.js';
import { IDS } from '../../../platform/tokens.js';
import type { AccountMailKind } from './account-mail.js';

/** A child may buy no more: whatever would be charged by itself has to stop. The subject is the child's id. */
export const BUYING_STOPPED = 'identity:buying-stopped';

/** Asks for a mail about the row with this id, or for what else has to follow; whoever does it reads the rest from there. */
export type OrderMail = (kind: AccountMailKind | typeof BUYING_STOPPED, subject: string) => Promise<void>;

/** Changes of rows and the mails that they call for: both or neither. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly db: Database,
    private readonly effects: Effects,
    private readonly dispatch: Dispatch,
    @Inject(IDS) private readonly ids: Ids,
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
    await this.dispatch.send(planned);
    return result;
  }
}
