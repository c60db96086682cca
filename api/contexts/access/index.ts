import type { ContextParts } from '../../platform/context.js';
import { Access1763700100000 } from './1763700100000-access.js';
import { AccessModule } from './access.module.js';
import { GOOGLE_PROBLEMS, PASSWORD_PROBLEMS, PROBLEMS } from './forms/messages.js';
import { EmailLink } from './links/links.js';
import { googleLinked } from './mails/google-linked.mail.js';
import { newDevice } from './mails/new-device.mail.js';
import { toolTokenIssued } from './mails/tool-token.mail.js';
import { passwordChanged } from './mails/password-changed.mail.js';
import { sessionReuse } from './mails/session-reuse.mail.js';
import { passkeyAdded, passkeyRemoved } from './mails/passkey.mail.js';
import { Passkeys1763800200000 } from './passkeys/1763800200000-passkeys.js';
import { PASSKEY_PROBLEMS } from './passkeys/messages.js';
import { Person } from './people/person.entity.js';
import { secondFactorOff, secondFactorOn } from './mails/second-factor.mail.js';
import { SecondFactor1763800000000 } from './second-factor/1763800000000-second-factor.js';
import { SECOND_FACTOR_PROBLEMS } from './second-factor/messages.js';
import { Session, SignIn } from './sessions/session.entity.js';
import { ToolTokenEnds1763800700000 } from './tools/1763800700000-tool-token-ends.js';
import { TOOL_PROBLEMS } from './tools/messages.js';
import { ToolTokens1763722510000 } from './tools/1763722510000-tool-tokens.js';

export { AccessModule } from './access.module.js';
export { AddressRequest, LinkRequest, MessageReply } from './forms/auth.dto.js';
export { BirthYear, LinkToken, Password, Username } from './forms/fields.js';
export { PasswordConfirmation } from './forms/auth.dto.js';
export { UserReply, userReply } from './forms/auth.dto.js';
export { Hourly } from './housekeeping.js';
export { KEPT_AFTER_END } from './housekeeping.js';
export { type LinkPurpose } from './links/link.rules.js';
export { Links } from './links/links.js';
export { inSameTime } from './links/links.js';
export { SignedAddresses } from './links/signed-addresses.js';
export { SignInBudget } from './log-in/log-in.js';
export { refuseOtherConfirmation, refuseWeakPassword } from './passwords/passwords.js';
export { Passwords } from './passwords/passwords.js';
export { refuseOthers } from './people/people-directory.js';
export { PeopleDirectory, type Contact } from './people/people-directory.js';
export { newPerson, Person } from './people/person.entity.js';
export { linkMail, personMail, Recipients, type AccountFacts } from './people/recipients.js';
export {
  NewAccounts,
  PUPIL_TOKEN,
  PupilTokens,
  PurchaseRights,
  StudioMembership,
  type Newcomer,
} from './people/ports.js';
export { endSecondFactor, hasSecondFactor, SecondFactor } from './second-factor/second-factor.js';
export { CallerVisit, type Visit } from './sessions/sign-ins.js';
export { endSessions } from './sessions/session.entity.js';
export { CallerNetwork } from './throttle/throttle.js';
export { networkOf } from './throttle/throttle.rules.js';
export { Throttle } from './throttle/throttle.js';

export const access: ContextParts = {
  module: AccessModule,
  entities: [Person, Session, EmailLink, SignIn],
  publishes: ['access.persons'],
  migrations: [
    Access1763700100000,
    ToolTokens1763722510000,
    SecondFactor1763800000000,
    Passkeys1763800200000,
    ToolTokenEnds1763800700000,
  ],
  mails: [
    newDevice,
    toolTokenIssued,
    sessionReuse,
    googleLinked,
    passwordChanged,
    secondFactorOn,
    secondFactorOff,
    passkeyAdded,
    passkeyRemoved,
  ],
  // Google's page posts there in redirect mode.
  postedFromElsewhere: ['/v1/auth/google'],
  messages: {
    ...PROBLEMS,
    ...PASSWORD_PROBLEMS,
    ...GOOGLE_PROBLEMS,
    ...SECOND_FACTOR_PROBLEMS,
    ...PASSKEY_PROBLEMS,
    ...TOOL_PROBLEMS,
  },
};
