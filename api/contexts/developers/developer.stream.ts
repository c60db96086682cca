import { defineStream } from '../../platform/event-store/stream.js';
import { developerDecider } from './developer.decider.js';

export const developerStream = defineStream('developer', developerDecider, {
  events: {
    DeveloperApplied: 1,
    DeveloperReapplied: 1,
    DeveloperApproved: 1,
    DeveloperRejected: 1,
    DeveloperWithdrawn: 1,
    MemberInvited: 1,
    InvitationWithdrawn: 1,
    MemberJoined: 1,
    MemberRoleChanged: 1,
    MemberRemoved: 1,
  },
});
