import { Module } from '@nestjs/common';
import { AccessModule } from '../access/index.js';
import { Accounts } from './accounts.js';
import { RolePermissions, Roles } from './roles.js';
import { RolesResource } from './roles.resource.js';
import { Staff } from './staff.js';

@Module({
  imports: [AccessModule],
  controllers: [RolesResource],
  providers: [Roles, RolePermissions, Accounts, Staff],
  exports: [Roles, RolePermissions, Accounts, Staff],
})
export class StaffModule {}
