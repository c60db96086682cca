import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { isUuid } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Permission } from '../access/permissions.rules.js';
import { Person } from './person.entity.js';
import { Consents } from '../consents/consents.js';
import { Standings } from './standings.js';
import { AccountReply, userReply } from './user.dto.js';

const ANYBODY: Permission = 'person:read';

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('v1/users')
export class UsersController {
  constructor(private readonly db: Database, private readonly standings: Standings, private readonly consents: Consents) {}

  /** The whole record of an account. 403 for anybody but its owner and administrators, whether it exists or not; 404 for these when it does not. */
  @Get(':id')
  @ForSignedIn()
  async user(@Param('id') id: string, @Caller() caller: SignedIn): Promise<AccountReply> {
    if (id !== caller.userId && !caller.permissions.has(ANYBODY)) throw new Problem(403, 'not-allowed');
    const person = isUuid(id) ? await this.db.rows.findOneBy(Person, { id }) : null;
    const told = person && (await this.standings.of(id));
    if (!told) throw new Problem(404, 'not-found');

    const { minor, needsGuardian, mayBuy, birthYearNeeded } = told;
    return { ...userReply(person), minor, guardian_needed: needsGuardian, may_buy: mayBuy, birth_year_needed: birthYearNeeded, needs_acceptance: await this.consents.missing(id) };
  }
}
