import type { ContextParts } from '../../platform/context.js';
import { Staff1763721330000 } from './1763721330000-staff.js';
import { accountStream } from './change-account.js';
import { accountBlocked } from './mails/account-blocked.mail.js';
import { accountUnblocked } from './mails/account-unblocked.mail.js';
import { STAFF_PROBLEMS } from './messages.js';
import { roleStream } from './roles.js';
import { rolesProjection } from './roles.projection.js';
import { StaffModule } from './staff.module.js';

export { AssignRole } from './assign-role.js';
export { accountStream, ChangeAccount, type StaffRequest } from './change-account.js';
export { BankReference, Reason, ReasonRequest } from './staff.js';
export { namesPerson } from './reason.rules.js';
export { RolePermissions } from './roles.js';
export { roleStream, SHOP } from './roles.js';
export { Roles } from './roles.js';
export { staffRequestOf, Staff } from './staff.js';
export { StaffMembers } from './staff-members.js';
export { StaffModule } from './staff.module.js';

export const staff: ContextParts = {
  module: StaffModule,
  migrations: [Staff1763721330000],
  streams: [roleStream, accountStream],
  projections: [rolesProjection],
  publishes: ['roles.roles'],
  mails: [accountBlocked, accountUnblocked],
  messages: STAFF_PROBLEMS,
};
