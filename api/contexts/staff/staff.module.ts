import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { AssignRoleHandler } from './assign-role.js';
import { ChangeAccountHandler } from './change-account.js';
import { ChangeRoleHandler, DefineRoleHandler, RemoveRoleHandler } from './change-roles.js';
import { RoleRunner } from './role-runner.js';
import { RolePermissions, Roles } from './roles.js';
import { RolesResource } from './roles.resource.js';
import { Staff } from './staff.js';
import { StaffMembers } from './staff-members.js';

@Module({
  imports: [AccessModule],
  controllers: [RolesResource],
  providers: [
    Roles,
    RolePermissions,
    RoleRunner,
    Staff,
    StaffMembers,
    AssignRoleHandler,
    ChangeAccountHandler,
    DefineRoleHandler,
    ChangeRoleHandler,
    RemoveRoleHandler,
  ],
  exports: [Roles, RolePermissions, Staff, StaffMembers],
})
export class StaffModule {}
