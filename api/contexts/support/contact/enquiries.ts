import { Inject, Injectable } from '@nestjs/common';
import { civilDateOf } from '../../../kernel/calendar.js';
import { hours, later } from '../../../kernel/instant.js';
import type { Language } from '../../../kernel/language.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { Throttle } from '../../access/index.js';
import { PROMISED_DAYS, workingDaysLater } from '../promise.rules.js';
import type { EnquiryFields, GameFields } from './email-request.js';

export const ENQUIRY_STATES = ['open', 'answered', 'closed'] as const;

export interface EnquiryRow extends EnquiryFields, GameFields {
  id: string;
  number: string;
  template: string;
  language: Language;
  isSuspicious: boolean;
  status: (typeof ENQUIRY_STATES)[number];
  receivedAt: Date;
  /** A civil day. */
  promisedOn: string;
  assignedTo: string | null;
  /** The first answer; later ones are entries alone. */
  reply: string | null;
  repliedAt: Date | null;
  repliedBy: string | null;
}

export const ENQUIRY_COLUMNS = `e.id, e.number, e.template, e.name, e.company, e.email, e.phone, e.message, e.language,
  e.is_suspicious as "isSuspicious", e.status, e.received_at as "receivedAt", e.promised_on::text as "promisedOn",
  e.web_address as "webAddress", e.game_stage as "gameStage", e.game_kind as "gameKind", e.assigned_to as "assignedTo",
  e.reply, e.replied_at as "repliedAt", e.replied_by as "repliedBy"`;

export interface NewEnquiry extends EnquiryFields, GameFields {
  template: string;
  language: Language;
  isSuspicious: boolean;
  /** By which the page that sent it reads the number. */
  senderKey: string | null;
}

/** For how long a page reads the number of what it sent. */
const NUMBER_READ_FOR = hours(1);

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

  /** Keeps an enquiry and plans its mails: to the shop, and to the sender with its number. @returns the number */
  async receive(enquiry: NewEnquiry, correlation: string): Promise<string> {
    const id = this.ids.next();
    const now = this.clock.now();
    const promisedOn = workingDaysLater(civilDateOf(now), PROMISED_DAYS.enquiry);
    // A stranger's address, typed into a form, must not fill a stranger's mailbox.
    const confirms = !enquiry.isSuspicious && (await this.throttle.mayWriteTo(enquiry.email));
    const { template, name, company, email, phone, message, language, isSuspicious } = enquiry;
    const { webAddress, gameStage, gameKind, senderKey } = enquiry;
    return this.mails.together(correlation, async (rows, plan) => {
      const [row] = (await rows.query(
        `insert into support.enquiries (id, template, name, company, email, phone, message, language, is_suspicious, received_at,
           promised_on, web_address, game_stage, game_kind, sender_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning number`,
        [
          id,
          ...[template, name, company, email, phone, message, language, isSuspicious, now, promisedOn],
          ...[webAddress, gameStage, gameKind, senderKey],
        ],
      )) as { number: string }[];
      if (!isSuspicious) await plan('mail:enquiry-arrived', id);
      if (confirms) await plan('mail:enquiry-received', id);
      return row?.number ?? '';
    });
  }

  /** The number of what was sent with this key within the last hour. */
  async numberOf(senderKey: string): Promise<string | null> {
    const [row] = await this.db.query<{ number: string }>(
      'select number from support.enquiries where sender_key = $1 and received_at > $2 order by received_at desc limit 1',
      [senderKey, later(this.clock.now(), -NUMBER_READ_FOR)],
    );
    return row?.number ?? null;
  }

  async one(id: string): Promise<EnquiryRow | null> {
    const [row] = await this.db.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from support.enquiries e where e.id = $1`,
      [id],
    );
    return row ?? null;
  }
}
