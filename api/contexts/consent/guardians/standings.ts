import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG } from '../../../platform/tokens.js';
import { MEMBER, PLAYER_WITHOUT_PUBLISHING } from '../../access/guards/permissions.rules.js';
import { isMinor, mayBuy, needsGuardian, roleAtSignUp, type AgeLimit, type Standing } from './age.rules.js';

/** What a statement selects to know a standing, from `STANDING_ROWS`. */
export const STANDING_COLUMNS = `p.role_id as "roleId", p.role_by_age as "roleByAge", p.birth_year as "birthYear", g.decision as guardian`;
export const STANDING_ROWS = 'identity.persons p left join identity.guardians g on g.person_id = p.id';

/** What follows from somebody's age and guardian. */
interface Told {
  minor: boolean;
  needsGuardian: boolean;
  mayBuy: boolean;
  /** Whether the shop does not know any year. */
  birthYearNeeded: boolean;
}

/** The age from which people decide alone, as it is set, in this year. */
export function ageLimitOf(config: Config): AgeLimit {
  return { thisYear: new Date().getUTCFullYear(), from: config.ageOfOwnDecisions };
}

/** How old people are, as far as the shop knows, and what they may therefore do. */
@Injectable()
export class Standings {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null for nobody. */
  async of(personId: string): Promise<Told | null> {
    const [row] = await this.db.query<Standing>(`select ${STANDING_COLUMNS} from ${STANDING_ROWS} where p.id = $1`, [
      personId,
    ]);
    if (!row) return null;
    const limit = ageLimitOf(this.config);
    const birthYearNeeded = row.birthYear === null;
    return {
      minor: isMinor(row, limit),
      needsGuardian: needsGuardian(row, limit),
      mayBuy: mayBuy(row, limit),
      birthYearNeeded,
    };
  }

  /** Somebody tells the year that no sign-up asked for; once told it stays. @throws Refusal `birth-year-known`. */
  async tellBirthYear(personId: string, birthYear: number): Promise<void> {
    const child = roleAtSignUp(birthYear, ageLimitOf(this.config)) === PLAYER_WITHOUT_PUBLISHING;
    const told = await this.db.query(
      `update identity.persons set birth_year = $2, role_by_age = role_by_age or ($3 and role_id = ${MEMBER}),
              role_id = case when $3 and role_id = ${MEMBER} then ${PLAYER_WITHOUT_PUBLISHING} else role_id end
        where id = $1 and birth_year is null returning id`,
      [personId, birthYear, child],
    );
    if (told.length === 0) throw new Refusal('birth-year-known');
  }
}
