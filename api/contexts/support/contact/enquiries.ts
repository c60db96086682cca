import { Inject, Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import type { Language } from '../../../kernel/language.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { Throttle } from '../../access/index.js';
import { PROMISED_DAYS, workingDaysLater } from '../promise.rules.js';
import type { EnquiryFields } from './email-request.js';

export const ENQUIRY_STATES = ['open', 'answered', 'closed'] as const;

export interface EnquiryRow extends EnquiryFields {
  id: string;
  number: string;
  template: string;
  language: Language;
  isSuspicious: boolean;
  status: (typeof ENQUIRY_STATES)[number];
  receivedAt: Date;
  /** A civil day. */
  promisedOn: string;
  reply: string | null;
  repliedAt: Date | null;
  repliedBy: string | null;
}

export const ENQUIRY_COLUMNS = `e.id, e.number, e.template, e.name, e.company, e.email, e.phone, e.message, e.language,
  e.is_suspicious as "isSuspicious", e.status, e.received_at as "receivedAt", e.promised_on::text as "promisedOn",
  e.reply, e.replied_at as "repliedAt", e.replied_by as "repliedBy"`;

export interface NewEnquiry extends EnquiryFields {
  template: string;
  language: Language;
  isSuspicious: boolean;
}

/** Enquiries of people who may have no account. */
@Injectable()
export class Enquiries {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly throttle: Throttle,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Keeps an enquiry and plans its mails: to the shop, and to the sender with its number. */
  async receive(enquiry: NewEnquiry, correlation: string): Promise<void> {
    const id = this.ids.next();
    const now = this.clock.now();
    const promisedOn = workingDaysLater(civilDateOf(now), PROMISED_DAYS.enquiry);
    // A stranger's address, typed into a form, must not fill a stranger's mailbox.
    const confirms = !enquiry.isSuspicious && (await this.throttle.mayWriteTo(enquiry.email));
    const { template, name, company, email, phone, message, language, isSuspicious } = enquiry;
    await this.mails.together(correlation, async (rows, plan) => {
      await rows.query(
        `insert into support.enquiries (id, template, name, company, email, phone, message, language, is_suspicious, received_at, promised_on)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [id, template, name, company, email, phone, message, language, isSuspicious, now, promisedOn],
      );
      if (isSuspicious) return;
      await plan('mail:enquiry-arrived', id);
      if (confirms) await plan('mail:enquiry-received', id);
    });
  }

  async one(id: string): Promise<EnquiryRow | null> {
    const [row] = await this.db.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from support.enquiries e where e.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Answers by mail; the first answer is the one that is kept. @returns whether this was it. */
  async answer(id: string, reply: string, staffId: string, correlation: string): Promise<boolean> {
    return this.mails.together(correlation, async (rows, plan) => {
      const [, changed] = (await rows.query(
        `update support.enquiries set reply = $2, status = 'answered', replied_at = $3, replied_by = $4 where id = $1 and status = 'open'`,
        [id, reply, this.clock.now(), staffId],
      )) as [unknown, number];
      if (changed > 0) await plan('mail:enquiry-answered', id);
      return changed > 0;
    });
  }

  /** Ends an enquiry that needs no answer. @returns false where it was over. */
  async close(id: string, staffId: string): Promise<boolean> {
    const rows = await this.db.query(
      `update support.enquiries set status = 'closed', replied_at = $2, replied_by = $3 where id = $1 and status = 'open' returning id`,
      [id, this.clock.now(), staffId],
    );
    return rows.length > 0;
  }
}
