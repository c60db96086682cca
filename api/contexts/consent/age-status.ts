import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { MEMBER, PLAYER_WITHOUT_PUBLISHING } from '../../kernel/permissions.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import { CONFIG } from '../../platform/tokens.js';
import { PurchaseRights } from '../access/index.js';
import {
  type AgeLimit,
  canPurchase,
  isMinor,
  needsGuardian,
  oldestAge,
  roleAtSignUp,
  type AgeFacts,
} from './age.rules.js';

const COLUMNS = `p.role_id as "roleId", p.role_by_age as "roleByAge", p.birth_year as "birthYear", g.decision as guardian`;
const GUARDIAN = 'left join consent.guardians g on g.person_id = p.id';

/** What follows from a person's age and guardian. */
interface AgeStatus {
  minor: boolean;
  needsGuardian: boolean;
  canPurchase: boolean;
  /** Whether the shop does not know any year. */
  birthYearNeeded: boolean;
}

/** The age from which people decide alone, as it is set, in this year. */
export function ageLimitOf(config: Config): AgeLimit {
  return { thisYear: new Date().getUTCFullYear(), from: config.ageOfOwnDecisions };
}

/** How old people are, as far as the shop knows, and what they may therefore do. */
@Injectable()
export class Ages extends PurchaseRights<AgeFacts> {
  readonly columns = COLUMNS;
  readonly join = GUARDIAN;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  of(row: AgeFacts): { canPurchase: boolean; oldestAge: number | null } {
    const limit = ageLimitOf(this.config);
    return { canPurchase: canPurchase(row, limit), oldestAge: oldestAge(row, limit) };
  }

  /** Null for an unknown id. */
  async ofPerson(personId: string): Promise<AgeStatus | null> {
    const [row] = await this.db.query<AgeFacts>(`select ${COLUMNS} from access.persons p ${GUARDIAN} where p.id = $1`, [
      personId,
    ]);
    if (!row) return null;
    const limit = ageLimitOf(this.config);
    const birthYearNeeded = row.birthYear === null;
    return {
      minor: isMinor(row, limit),
      needsGuardian: needsGuardian(row, limit),
      canPurchase: canPurchase(row, limit),
      birthYearNeeded,
    };
  }

  /** Sets the year that no sign-up asked for; it stays. */
  async saveBirthYear(personId: string, birthYear: number): Promise<void> {
    const child = roleAtSignUp(birthYear, ageLimitOf(this.config)) === PLAYER_WITHOUT_PUBLISHING;
    const reply = await this.db.query(
      `update access.persons set birth_year = $2, role_by_age = role_by_age or ($3 and role_id = ${MEMBER}),
              role_id = case when $3 and role_id = ${MEMBER} then ${PLAYER_WITHOUT_PUBLISHING} else role_id end
        where id = $1 and birth_year is null returning id`,
      [personId, birthYear, child],
    );
    if (reply.length === 0) throw new Refusal('birth-year-known');
  }
}
