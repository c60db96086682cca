import type { RecordedEvent } from '../../platform/event-store/events.js';
import type { Projection } from '../../platform/event-store/projection.js';
import { put, set, type RowChange } from '../../platform/event-store/row-changes.js';
import type { SchoolPlanEvent } from './school-plan.events.js';

function project(recorded: RecordedEvent): RowChange[] {
  const { type, data } = recorded as unknown as SchoolPlanEvent;
  switch (type) {
    case 'SchoolPlanGiven': {
      const { planId, school, seats, endsOn, accessUntil, reference, givenAt } = data;
      const row = { school, seats, ends_on: endsOn, access_until: accessUntil, reference, given_at: givenAt };
      return [put('plans', { plan_id: planId }, { ...row, ended_at: null, ended_because: null })];
    }
    case 'SchoolPlanJoined': {
      const { planId, teacherId, joinedAt } = data;
      return [put('teachers', { plan_id: planId, person_id: teacherId }, { joined_at: joinedAt })];
    }
    case 'SchoolPlanSeatsChanged':
      return [set('plans', { plan_id: data.planId }, { seats: data.seats })];
    case 'SchoolPlanEnded':
      return [set('plans', { plan_id: data.planId }, { ended_at: data.endedAt, ended_because: data.reason })];
    default:
      return [];
  }
}

/** The seats of each school and who teaches with them. */
export const schoolPlansProjection: Projection = {
  name: 'school_plans',
  mode: 'inline',
  money: true,
  tables: new URL('./school-plans.tables.sql', import.meta.url),
  project,
};
