import { Global, Module } from '@nestjs/common';
import { AccessModule, StudioMembership } from '../access/index.js';
import { StaffModule } from '../staff/index.js';
import { ApplicationView } from './applying/application-view.js';
import { ApplicationController } from './applying/application.controller.js';
import { Applications } from './applying/applications.js';
import { PayoutAccounts } from './applying/payout-accounts.js';
import { SaveApplicationHandler } from './applying/save-application.js';
import { StudioAccounts } from './applying/studio-accounts.js';
import { SubmitApplicationHandler } from './applying/submit-application.js';
import { ApproveDeveloperHandler } from './console/approve-developer.js';
import { DevelopersList } from './console/developers.list.js';
import { DevelopersResource } from './console/developers.resource.js';
import { RejectDeveloperHandler } from './console/reject-developer.js';
import { DemoStudio } from './demo-studio.js';
import { DevelopersPersonalData } from './developers.personal-data.js';
import { Memberships } from './memberships.js';
import { PersonCommands } from './person-commands.js';
import { AcceptInvitationHandler } from './team/accept-invitation.js';
import { StudioTaxes } from './studio-taxes.js';
import { ChangeMemberRoleHandler } from './team/change-member-role.js';
import { InvitationsController } from './team/invitations.controller.js';
import { InviteMemberHandler } from './team/invite-member.js';
import { EraseDeveloperHandler } from './erase-developer.js';
import { RemoveMemberHandler } from './team/remove-member.js';
import { StudioViews } from './team/studio-views.js';
import { TeamController } from './team/team.controller.js';
import { Teams } from './team/teams.js';
import { WithdrawInvitationHandler } from './team/withdraw-invitation.js';

/** Global, because access below it asks who works for a studio. */
@Global()
@Module({
  imports: [AccessModule, StaffModule],
  controllers: [ApplicationController, TeamController, InvitationsController, DevelopersResource],
  providers: [
    Memberships,
    { provide: StudioMembership, useExisting: Memberships },
    StudioTaxes,
    PersonCommands,
    PayoutAccounts,
    StudioAccounts,
    Applications,
    ApplicationView,
    Teams,
    StudioViews,
    DevelopersList,
    DevelopersPersonalData,
    DemoStudio,
    SaveApplicationHandler,
    SubmitApplicationHandler,
    ApproveDeveloperHandler,
    RejectDeveloperHandler,
    InviteMemberHandler,
    WithdrawInvitationHandler,
    AcceptInvitationHandler,
    ChangeMemberRoleHandler,
    EraseDeveloperHandler,
    RemoveMemberHandler,
  ],
  exports: [Memberships, StudioMembership, PersonCommands, StudioAccounts, StudioTaxes],
})
export class DevelopersModule {}
