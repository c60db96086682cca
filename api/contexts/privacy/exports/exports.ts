import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { days, instant, later } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database, sqlStateOf } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { Export } from './export.entity.js';

export const MAKE_EXPORT = 'export:make';
/** How many one person may ask for within a day. */
const A_DAY = 3;
const SHOWN = 10;

/** What people asked to be told about themselves. */
@Injectable()
export class Exports {
  constructor(
    private readonly db: Database,
    private readonly planner: MailPlanner,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Asks for one; a worker makes it. @throws Refusal `export-under-way`, Problem 429 `exports-used-up`. */
  async ask(personId: string, correlation: string): Promise<Export> {
    const now = this.clock.now();
    const today = await this.db.rows.countBy(Export, { personId, askedAt: MoreThan(new Date(later(now, -days(1)))) });
    if (await this.db.rows.existsBy(Export, { personId, state: 'asked' })) throw new Refusal('export-under-way');
    if (today >= A_DAY) throw new Problem(429, 'exports-used-up');

    const asked: Export = {
      id: this.ids.next(),
      personId,
      state: 'asked',
      askedAt: new Date(now),
      readyAt: null,
      expiresAt: null,
      size: null,
    };
    await this.planner
      .together(correlation, async (rows, plan) => {
        await rows.insert(Export, asked);
        await plan(MAKE_EXPORT, asked.id);
      })
      .catch(refuseTwo);
    return asked;
  }

  /** The newest ones of somebody, newest first. */
  async of(personId: string): Promise<Export[]> {
    const found = await this.db.rows.find(Export, { where: { personId }, order: { askedAt: 'desc' }, take: SHOWN });
    return found.map((one) => ({ ...one, state: this.isOver(one) ? 'expired' : one.state }));
  }

  /** One that can be downloaded now. @throws Problem 404 `export-not-found`: not theirs, not ready, or over. */
  async ready(personId: string, id: string): Promise<Export> {
    const found = await this.db.rows.findOneBy(Export, { id, personId, state: 'ready' });
    if (!found || this.isOver(found)) throw new Problem(404, 'export-not-found');
    return found;
  }

  private isOver({ expiresAt }: Export): boolean {
    return expiresAt !== null && instant(expiresAt) <= this.clock.now();
  }
}

/** Two clicks at once: the second finds the first. */
function refuseTwo(error: unknown): never {
  if (sqlStateOf(error) === '23505') throw new Refusal('export-under-way');
  throw error;
}
