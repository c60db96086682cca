import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { TeamErasures } from '../contexts/identity/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { PersonStoryReply } from './people.dto.js';
import { personId, PersonStories } from './person-stories.js';
import { ReasonRequest } from './reason.js';
import { askedBy, Staff } from './staff.js';

/** Erasing an account when its person wishes so in writing. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class ErasuresResource {
  constructor(private readonly erasures: TeamErasures, private readonly stories: PersonStories, private readonly staff: Staff) {}

  /**
   * Begins the seven days after which an account is deleted, and mails its person a link that cancels; nothing changes when they run already.
   * 404 for nobody, 409 `administrator-not-erasable`, `own-account-not-erasable`, `permission-not-held` or `erasure-under-way`.
   */
  @Post(':id/erasure')
  @HttpCode(200)
  @Needs('person:erase')
  async begin(@Param('id') id: string, @Body() { reason }: ReasonRequest, @Caller() caller: SignedIn, @Correlation() correlation: string): Promise<PersonStoryReply> {
    await this.erasures.begin(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }

  /** Keeps the account, whoever asked for its erasure, and tells its person. 404 for nobody, 409 `permission-not-held`, or `erasure-under-way` when the seven days are over. */
  @Delete(':id/erasure')
  @Needs('person:erase')
  async callOff(@Param('id') id: string, @Body() { reason }: ReasonRequest, @Caller() caller: SignedIn, @Correlation() correlation: string): Promise<PersonStoryReply> {
    await this.erasures.callOff(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }
}
