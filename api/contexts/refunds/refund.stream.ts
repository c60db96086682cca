import { defineStream } from '../../platform/event-store/stream.js';
import { refundDecider } from './refund.decider.js';

export const refundStream = defineStream('refund', refundDecider, {
  events: {
    RefundRequested: 1,
    RefundApproved: 1,
    RefundApprovedAgain: 1,
    RefundDenied: 1,
    RefundStarted: 1,
    RefundOutcomeUnknown: 1,
    RefundCompleted: 1,
    RefundFailed: 1,
    RefundRetried: 1,
  },
});
