import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { codeHash } from './code-hash.js';
import type { CodeStanding } from './code.rules.js';

/** A code as one person finds it. */
export interface FoundCode extends CodeStanding {
  purpose: string;
  issuedAt: Date;
  /** Orders of this person that hold a use and are not paid yet; `uses` and `usesByPerson` count them too. */
  heldByOrders: string[];
}

/** One of somebody's own codes, with the text by which they know it. */
export interface OwnCode extends FoundCode {
  /** Null where it was used before its text was kept. */
  text: string | null;
  hint: string;
  /** When it was claimed, or used without. */
  since: Date;
}

const STANDING = `c.code_id as "codeId", c.gift, c.limits, c.purpose, c.issued_at as "issuedAt", c.deactivated_at is null as active,
  (select count(*) from codes.uses u where u.code_id = c.code_id and u.state <> 'released') as uses,
  (select count(*) from codes.uses u where u.code_id = c.code_id and u.state <> 'released' and u.player_id = $1) as "usesByPerson",
  array(select u.order_id from codes.uses u where u.code_id = c.code_id and u.state = 'reserved' and u.player_id = $1) as "heldByOrders"`;

@Injectable()
export class CodesQueries {
  constructor(private readonly db: Database) {}

  /** The code that somebody typed, in whatever spelling, or null. `playerId` null: nobody in particular asks. */
  async found(typed: string, playerId: string | null): Promise<FoundCode | null> {
    const [row] = await this.db.query<FoundCode>(`select ${STANDING} from codes.codes c where c.code_hash = $2`, [playerId, codeHash(typed)]);
    return row ?? null;
  }

  /** A code by its id, as this person finds it. */
  async byId(codeId: string, playerId: string | null): Promise<FoundCode | null> {
    const [row] = await this.db.query<FoundCode>(`select ${STANDING} from codes.codes c where c.code_id = $2`, [playerId, codeId]);
    return row ?? null;
  }

  /** The ids of a batch's codes. */
  async ofBatch(batchId: string): Promise<string[]> {
    return (await this.db.query<{ id: string }>('select code_id as id from codes.codes where batch_id = $1 order by code_id', [batchId])).map(({ id }) => id);
  }

  /** The codes that somebody claimed or used, the latest first. */
  async ownCodes(playerId: string): Promise<OwnCode[]> {
    return this.db.query<OwnCode>(
      `select ${STANDING}, m.text, c.hint, m.since
         from (select code_id, max(text) as text, min(since) as since
                 from (select code_id, text, claimed_at as since from code_texts.claims where person_id = $1
                       union all select code_id, null, changed_at from codes.uses where player_id = $1 and state <> 'released') both_ways
                group by code_id) m
         join codes.codes c using (code_id) order by m.since desc, c.code_id`, [playerId]);
  }
}
