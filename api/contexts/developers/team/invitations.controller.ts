import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { Problem } from '../../../platform/http/problem.js';
import { InvitationReply, InvitationRequest, JoinedReply } from '../developers.dto.js';
import { PersonCommands } from '../person-commands.js';
import { refuseStudents } from '../refuse-students.js';
import { AcceptInvitation } from './accept-invitation.js';
import { StudioViews } from './studio-views.js';

@ApiTags('developers')
@ApiBearerAuth()
@Controller('v1/developer/invitations')
@ForSignedIn()
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: StudioViews,
    private readonly people: PersonCommands,
  ) {}

  /**
   * Returns the invitation of a link, without using it. 409 `invitation-unknown`, or `invitation-ended` for one that was
   * accepted, withdrawn or expired.
   */
  @Post('read')
  @HttpCode(200)
  async read(@Body() { token }: InvitationRequest, @Caller() caller: SignedIn): Promise<InvitationReply> {
    return this.views.invitation(token, caller.userId);
  }

  /**
   * Accepts an invitation. 403 `invitation-other-address` unless it went to the caller's verified address, or
   * `developer-not-allowed` for accounts of students; 409 `invitation-unknown` or `invitation-ended`.
   */
  @Post('accept')
  @HttpCode(200)
  async accept(
    @Body() { token }: InvitationRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<JoinedReply> {
    refuseStudents(caller);
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    const developerId = await this.commands.execute(
      new AcceptInvitation(token, this.people.context(caller.userId, correlation)),
    );
    return { developerId };
  }
}
