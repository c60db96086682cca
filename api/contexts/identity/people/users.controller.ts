import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { isUuid } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Permission } from '../access/permissions.rules.js';
import { Person } from './person.entity.js';
import { userReply, UserReply } from './user.dto.js';

const ANYBODY: Permission = 'person:read';

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('v1/users')
export class UsersController {
  constructor(private readonly db: Database) {}

  /** The whole record of an account. 403 for anybody but its owner and administrators, whether it exists or not; 404 for these when it does not. */
  @Get(':id')
  @ForSignedIn()
  async user(@Param('id') id: string, @Caller() caller: SignedIn): Promise<UserReply> {
    if (id !== caller.userId && !caller.permissions.has(ANYBODY)) throw new Problem(403, 'not-allowed');
    const person = isUuid(id) ? await this.db.rows.findOneBy(Person, { id }) : null;
    if (!person) throw new Problem(404, 'not-found');

    return userReply(person);
  }
}
