import { defineStream } from '../../platform/event-store/stream.js';
import { accountDecider } from './account.decider.js';

/** What staff do to one account; the person's id is its id. */
export const accountStream = defineStream('account', accountDecider, {
  events: { PersonBlocked: 1, PersonUnblocked: 1, SessionsEnded: 1, VerificationResent: 1 },
});
