import type { ContextParts } from '../../platform/context.js';
import { Developers1763722000000 } from './1763722000000-developers.js';
import { Applications1763722500000 } from './1763722500000-applications.js';
import { AccountsOfOthers1763802200000 } from './1763802200000-accounts-of-others.js';
import { developerStream } from './developer.stream.js';
import { DevelopersModule } from './developers.module.js';
import { developersProjection } from './developers.projection.js';
import { developerApplied } from './mails/developer-applied.mail.js';
import { developerApproved } from './mails/developer-approved.mail.js';
import { developerInvited } from './mails/developer-invited.mail.js';
import { developerRejected } from './mails/developer-rejected.mail.js';
import { DEVELOPER_MESSAGES } from './messages.js';

export { PayoutAccounts } from './applying/payout-accounts.js';
export { StudioAccounts, type Beneficiary, type GivenAccount } from './applying/studio-accounts.js';
export { ACCOUNT_KINDS, type AccountKind, type PayoutAccount } from './applying/application.rules.js';
export { PersonCommands } from './person-commands.js';
export { DemoStudio } from './demo-studio.js';
export { DevelopersModule } from './developers.module.js';
export { developerStream } from './developer.stream.js';
export type { MemberRole } from './developer.events.js';
export { StudioTaxes } from './studio-taxes.js';
export { Memberships, type Membership } from './memberships.js';

export const developers: ContextParts = {
  module: DevelopersModule,
  streams: [developerStream],
  projections: [developersProjection],
  mails: [developerApplied, developerApproved, developerRejected, developerInvited],
  migrations: [Developers1763722000000, Applications1763722500000, AccountsOfOthers1763802200000],
  publishes: ['developers.members'],
  messages: DEVELOPER_MESSAGES,
};
