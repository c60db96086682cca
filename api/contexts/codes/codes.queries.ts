import { Injectable } from '@nestjs/common';
import { Batches } from '../../platform/database/batches.js';
import { Database } from '../../platform/database/database.js';
import type { SummedStream } from '../../platform/event-store/command-runner.js';
import { summaryEvent, type RecordedEvent } from '../../platform/event-store/events.js';
import type { CodeSummary } from './code.decider.js';
import type { CodeIssued } from './code.events.js';
import type { CodeStatus } from './code.rules.js';
import { codeHash, codeStream } from './code.stream.js';

/** A code as one person finds it. */
export interface FoundCode extends CodeStatus {
  purpose: string;
  issuedAt: Date;
  /** Orders of this person that hold a use and are not paid yet; `uses` and `usesByPerson` count them too. */
  pendingOrders: string[];
}

/** One of a person's codes, with the text by which they know it. */
export interface OwnCode extends FoundCode {
  /** Null where it was used before its text was kept. */
  text: string | null;
  hint: string;
  /** When it was claimed, or used without. */
  since: Date;
}

const STATUS_COLUMNS = `c.code_id as "codeId", c.benefit, c.limits, c.purpose, c.issued_at as "issuedAt", c.deactivated_at is null as active,
  coalesce((select n.reserved + n.used from codes.counts n where n.code_id = c.code_id), 0) as uses,
  (select count(*) from codes.uses u where u.code_id = c.code_id and u.state <> 'released' and u.person_id = $1) as "usesByPerson",
  array(select u.order_id from codes.uses u where u.code_id = c.code_id and u.state = 'reserved' and u.person_id = $1) as "pendingOrders"`;

const summaryOf = (
  request: string,
): string => `select c.code_id as "codeId", c.benefit, c.limits, c.batch_id as "batchId", c.purpose, c.code_hash as "codeHash", c.hint, c.issued_at as "issuedAt",
    c.deactivated_at is null as active, coalesce(n.reserved + n.used, 0) as taken,
    (select e.version from es.events e where e.stream_id = '${codeStream.of('')}' || a.code_id order by e.version desc limit 1) as version,
    (select coalesce(jsonb_agg(jsonb_build_object('useId', u.use_id, 'orderId', u.order_id, 'state', u.state)), '[]')
       from codes.uses u where u.code_id = c.code_id and u.person_id = a.person_id) as uses
  from ${request} as a(code_id, person_id, place)
  left join codes.codes c on c.code_id = a.code_id left join codes.counts n on n.code_id = a.code_id order by a.place`;
const SUMMARIES = summaryOf('unnest($1::uuid[], $2::uuid[]) with ordinality');
/** Most are asked for alone: without lists PostgreSQL keeps the plan, which costs four times what carrying it out does. */
const SUMMARY = summaryOf('(values ($1::uuid, $2::uuid, 1))');
const TOGETHER = { underWay: 4, items: 64 };

type SummaryRow = Omit<CodeIssued['data'], 'issuedAt' | 'codeId'> &
  Pick<CodeSummary['data'], 'active' | 'taken' | 'uses'> & { codeId: string | null; issuedAt: Date; version: number };

@Injectable()
export class CodesQueries {
  private readonly summaries = new Batches<{ codeId: string; personId: string | null }, RecordedEvent[]>(
    (request) => this.summed(request),
    TOGETHER,
  );

  constructor(private readonly db: Database) {}

  /**
   * A code's stream summed up for one person, as a history that takes the same time however often the code was used; empty for a code that was never issued.
   * Rows and version are those of one moment, because every event is written together with its rows.
   */
  history(codeId: string, personId: string | null): SummedStream {
    return { stream: codeStream.of(codeId), read: () => this.summaries.add({ codeId, personId }) };
  }

  /** The code that a person typed, in any spelling, or null. `personId` null: of no particular person. */
  async found(typed: string, personId: string | null): Promise<FoundCode | null> {
    const [row] = await this.db.query<FoundCode>(`select ${STATUS_COLUMNS} from codes.codes c where c.code_hash = $2`, [
      personId,
      codeHash(typed),
    ]);
    return row ?? null;
  }

  /** A code by its id, as this person finds it. */
  async byId(codeId: string, personId: string | null): Promise<FoundCode | null> {
    const [row] = await this.db.query<FoundCode>(`select ${STATUS_COLUMNS} from codes.codes c where c.code_id = $2`, [
      personId,
      codeId,
    ]);
    return row ?? null;
  }

  /** The ids of a batch's codes. */
  async ofBatch(batchId: string): Promise<string[]> {
    return (
      await this.db.query<{ id: string }>(
        'select code_id as id from codes.codes where batch_id = $1 order by code_id',
        [batchId],
      )
    ).map(({ id }) => id);
  }

  /** The codes that a person claimed or used, the latest first. */
  async ownCodes(personId: string): Promise<OwnCode[]> {
    return this.db.query<OwnCode>(
      `select ${STATUS_COLUMNS}, m.text, c.hint, m.since
         from (select code_id, max(text) as text, min(since) as since
                 from (select code_id, text, claimed_at as since from code_texts.claims where person_id = $1
                       union all select code_id, null, changed_at from codes.uses where person_id = $1 and state <> 'released') both_ways
                group by code_id) m
         join codes.codes c using (code_id) order by m.since desc, c.code_id`,
      [personId],
    );
  }

  private async summed(request: readonly { codeId: string; personId: string | null }[]): Promise<RecordedEvent[][]> {
    const [first] = request;
    const rows = await (first && request.length === 1
      ? this.db.query<SummaryRow>(SUMMARY, [first.codeId, first.personId])
      : this.db.query<SummaryRow>(SUMMARIES, [
          request.map(({ codeId }) => codeId),
          request.map(({ personId }) => personId),
        ]));
    return rows.map(({ codeId, active, taken, uses, version, issuedAt, ...rest }, index) => {
      if (codeId === null) return [];
      const summary: CodeSummary = {
        type: 'CodeSummed',
        data: {
          issued: { codeId, ...rest, issuedAt: issuedAt.toISOString() },
          active,
          taken,
          uses,
          personId: request[index]?.personId ?? null,
        },
      };
      return [summaryEvent(codeStream.of(codeId), version, summary)];
    });
  }
}
