import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { CommandBus } from '@nestjs/cqrs';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { Staff } from '../../contexts/staff/index.js';
import { SwitchSubscription } from '../../contexts/subscriptions/index.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { Problem } from '../../platform/http/problem.js';
import { PersonDetailReply, SwitchPlanRequest } from './people.dto.js';
import { personId, PersonDetails } from './people.list.js';

/** Switches a subscription on or off, from the person's page. */
@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin/people')
export class PlansResource {
  constructor(
    private readonly commands: CommandBus,
    private readonly people: PeopleDirectory,
    private readonly stories: PersonDetails,
    private readonly staff: Staff,
  ) {}

  /**
   * Switches a subscription on or off. On: the latest one runs for a free period from today, then ends. Off: access
   * ends now and charges stop; payments are returned only by a refund. No change if it is in that state. 404 for an
   * unknown person, 409 `subscription-unknown`, `subscription-ended`, `own-subscription`, or `payment-in-progress`
   * while the bank's reply to a charge is pending.
   */
  @Post(':id/subscription')
  @HttpCode(200)
  @Needs('subscription:write')
  async switched(
    @Param('id') id: string,
    @Body() { isActive, reason }: SwitchPlanRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<PersonDetailReply> {
    if (!(await this.people.contact(personId(id)))) throw new Problem(404, 'person-unknown');
    await this.staff.refuseNames(reason, id);
    await this.commands.execute(new SwitchSubscription(id, isActive, reason, this.staff.context(caller, correlation)));
    return this.stories.of(id);
  }
}
