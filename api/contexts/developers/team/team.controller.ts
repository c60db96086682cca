import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Problem } from '../../../platform/http/problem.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { ChangeMemberRoleRequest, DeveloperReply, InviteMemberRequest, StudioReply } from '../developers.dto.js';
import { Memberships } from '../memberships.js';
import { PersonCommands } from '../person-commands.js';
import { ChangeMemberRole } from './change-member-role.js';
import { InviteMember } from './invite-member.js';
import { RemoveMember } from './remove-member.js';
import { StudioViews } from './studio-views.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

const STUDIO = new IdPipe('developer-unknown');

@ApiTags('developers')
@ApiBearerAuth()
@Controller('v1/developer')
@ForSignedIn()
export class TeamController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: StudioViews,
    private readonly people: PersonCommands,
    private readonly memberships: Memberships,
    private readonly throttle: Throttle,
  ) {}

  /** Returns the studios that the caller works for, and where an application to become a developer is. */
  @Get()
  async own(@Caller() caller: SignedIn): Promise<DeveloperReply> {
    return this.views.own(caller);
  }

  /** Returns a studio of the caller with its members. 404 `developer-unknown` for other people's studios. */
  @Get('studios/:developerId')
  async studio(@Param('developerId', STUDIO) id: string, @Caller() caller: SignedIn): Promise<StudioReply> {
    return this.views.studio(id, caller.userId);
  }

  /**
   * Invites a person by e-mail to work for a studio; a new invitation for the same address replaces the earlier one. 404
   * `developer-unknown`, 403 `developer-role` for members who are no owners or `email-not-verified`, 409
   * `already-member` or `too-many-invitations`, 422 for an invalid address or role, 429 after too many invitations.
   */
  @Post('studios/:developerId/invitations')
  @HttpCode(200)
  async invite(
    @Param('developerId', STUDIO) id: string,
    @Body() { email, role }: InviteMemberRequest,
    @Caller() caller: SignedIn,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<StudioReply> {
    await this.memberships.require(caller.userId, id, 'owner');
    if (!caller.emailVerified) throw new Problem(403, 'email-not-verified');
    await this.throttle.spend('resend', email, network);
    await this.commands.execute(new InviteMember(id, email, role, this.people.context(caller.userId, correlation)));
    return this.views.studio(id, caller.userId);
  }

  /** Withdraws an open invitation; its link stops working. 404 `developer-unknown`, 403 `developer-role`. */
  @Delete('studios/:developerId/invitations/:invitationId')
  async withdraw(
    @Param('developerId', STUDIO) id: string,
    @Param('invitationId', STUDIO) invitationId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioReply> {
    await this.memberships.require(caller.userId, id, 'owner');
    await this.commands.execute(
      new WithdrawInvitation(id, invitationId, this.people.context(caller.userId, correlation)),
    );
    return this.views.studio(id, caller.userId);
  }

  /**
   * Changes a member's role. 404 `developer-unknown`, 403 `developer-role` for members who are no owners, 409
   * `member-unknown` or `last-owner`, 422 for an unknown role.
   */
  @Put('studios/:developerId/members/:personId')
  async changeRole(
    @Param('developerId', STUDIO) id: string,
    @Param('personId', STUDIO) personId: string,
    @Body() { role }: ChangeMemberRoleRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<StudioReply> {
    await this.memberships.require(caller.userId, id, 'owner');
    await this.commands.execute(
      new ChangeMemberRole(id, personId, role, this.people.context(caller.userId, correlation)),
    );
    return this.views.studio(id, caller.userId);
  }

  /**
   * Removes a member; members may remove themselves. Returns the caller's remaining studios. 404 `developer-unknown`, 409
   * `developer-role`, `member-unknown` or `last-owner`.
   */
  @Delete('studios/:developerId/members/:personId')
  async remove(
    @Param('developerId', STUDIO) id: string,
    @Param('personId', STUDIO) personId: string,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<DeveloperReply> {
    await this.memberships.require(caller.userId, id, personId === caller.userId ? 'reader' : 'owner');
    await this.commands.execute(new RemoveMember(id, personId, this.people.context(caller.userId, correlation)));
    return this.views.own(caller);
  }
}
