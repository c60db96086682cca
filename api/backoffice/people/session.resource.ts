import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { Caller, Needs, type SignedIn } from '../../platform/http/access.js';
import { SessionReply } from './session.dto.js';

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/session')
export class SessionResource {
  constructor(private readonly people: PeopleDirectory) {}

  /** Returns the caller and what the console may offer. 403 without access to the console. */
  @Get()
  @Needs('console:open')
  async whoAmI(@Caller() caller: SignedIn): Promise<SessionReply> {
    const person = await this.people.contact(caller.userId);
    return { userId: caller.userId, username: person?.username ?? '', permissions: [...caller.permissions] };
  }
}
