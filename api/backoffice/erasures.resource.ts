import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { TeamErasures } from '../contexts/privacy/index.js';
import { ReasonRequest, askedBy, Staff } from '../contexts/staff/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../platform/http/access.js';
import { PersonStoryReply } from './people.dto.js';
import { personId, PersonStories } from './person-stories.js';

/** Erasing an account when its person wishes so in writing. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class ErasuresResource {
  constructor(
    private readonly erasures: TeamErasures,
    private readonly stories: PersonStories,
    private readonly staff: Staff,
  ) {}

  /**
   * Schedules the erasure of an account in seven days and mails the person a link to cancel it. No change if one is
   * scheduled. 404 for an unknown person, 409 `administrator-not-erasable`, `own-account-not-erasable`,
   * `permission-not-held` or `erasure-under-way`.
   */
  @Post(':id/erasure')
  @HttpCode(200)
  @Needs('person:erase')
  async begin(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonStoryReply> {
    await this.erasures.begin(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }

  /**
   * Cancels an erasure, whether the person or staff requested it, and mails the person. 404 for an unknown person, 409
   * `permission-not-held`, or `erasure-under-way` after the seven days.
   */
  @Delete(':id/erasure')
  @Needs('person:erase')
  async callOff(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonStoryReply> {
    await this.erasures.callOff(personId(id), askedBy(caller, reason), this.staff.context(caller, correlation));
    return this.stories.of(id);
  }
}
