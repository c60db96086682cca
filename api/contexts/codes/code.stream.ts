import { defineStream } from '../../platform/event-store/stream.js';
import { codeDecider } from './code.decider.js';

export const codeStream = defineStream('code', codeDecider, {
  events: { CodeIssued: 1, CodeReserved: 1, CodeReleased: 1, CodeUsed: 1, CodeDeactivated: 1 },
});
