import type { CivilDate } from '../../kernel/calendar.js';
import type { Decider } from '../../kernel/decider.js';
import { GrowingMap } from '../../kernel/growing-map.js';
import type { Instant } from '../../kernel/instant.js';
import { Refusal } from '../../kernel/refusal.js';
import type { SchoolPlanEvent } from './school-plan.events.js';

export interface GivePlan {
  type: 'GivePlan';
  planId: string;
  school: string;
  seats: number;
  endsOn: CivilDate;
  accessUntil: Instant;
  reference: string;
  now: Instant;
}

export type SchoolPlanCommand =
  | GivePlan
  | { type: 'JoinPlan'; teacherId: string; now: Instant }
  | { type: 'ChangeSeats'; seats: number; reason: string; now: Instant }
  | { type: 'EndPlan'; reason: string; now: Instant };

export interface GivenPlan {
  status: 'Given' | 'Ended';
  planId: string;
  seats: number;
  accessUntil: Instant;
  teachers: GrowingMap<string, true>;
}

export type SchoolPlanState = { status: 'None' } | GivenPlan;

function decide(command: SchoolPlanCommand, state: SchoolPlanState): SchoolPlanEvent[] {
  if (command.type === 'GivePlan') return state.status === 'None' ? give(command) : [];
  if (state.status === 'None') throw new Refusal('school-plan-unknown');
  const { planId } = state;
  switch (command.type) {
    case 'JoinPlan': {
      refuseOver(state, command.now);
      const { teacherId, now } = command;
      return state.teachers.has(teacherId)
        ? []
        : [{ type: 'SchoolPlanJoined', data: { planId, teacherId, joinedAt: now } }];
    }
    case 'ChangeSeats': {
      refuseOver(state, command.now);
      const { seats, reason, now } = command;
      return seats === state.seats
        ? []
        : [{ type: 'SchoolPlanSeatsChanged', data: { planId, seats, reason, changedAt: now } }];
    }
    case 'EndPlan': {
      const { reason, now } = command;
      return state.status === 'Ended' ? [] : [{ type: 'SchoolPlanEnded', data: { planId, reason, endedAt: now } }];
    }
  }
  return command satisfies never;
}

function give({ planId, school, seats, endsOn, accessUntil, reference, now }: GivePlan): SchoolPlanEvent[] {
  if (now >= accessUntil) throw new Refusal('school-plan-over');
  return [{ type: 'SchoolPlanGiven', data: { planId, school, seats, endsOn, accessUntil, reference, givenAt: now } }];
}

function refuseOver({ status, accessUntil }: GivenPlan, now: Instant): void {
  if (status === 'Ended' || now >= accessUntil) throw new Refusal('school-plan-over');
}

function evolve(state: SchoolPlanState, { type, data }: SchoolPlanEvent): SchoolPlanState {
  if (type === 'SchoolPlanGiven') {
    const { planId, seats, accessUntil } = data;
    return { status: 'Given', planId, seats, accessUntil, teachers: new GrowingMap() };
  }
  if (state.status === 'None') return state;
  switch (type) {
    case 'SchoolPlanJoined':
      return { ...state, teachers: state.teachers.with(data.teacherId, true) };
    case 'SchoolPlanSeatsChanged':
      return { ...state, seats: data.seats };
    case 'SchoolPlanEnded':
      return { ...state, status: 'Ended' };
  }
  return type satisfies never;
}

export const schoolPlanDecider: Decider<SchoolPlanCommand, SchoolPlanState, SchoolPlanEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
