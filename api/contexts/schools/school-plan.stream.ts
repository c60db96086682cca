import { defineStream } from '../../platform/event-store/stream.js';
import { schoolPlanDecider } from './school-plan.decider.js';

export const schoolPlanStream = defineStream('school-plan', schoolPlanDecider, {
  events: { SchoolPlanGiven: 1, SchoolPlanJoined: 1, SchoolPlanSeatsChanged: 1, SchoolPlanEnded: 1 },
});
