import { specify } from '../../../test/support/given.js';
import { schoolPlanDecider, type GivePlan } from './school-plan.decider.js';
import type { SchoolPlanEvent } from './school-plan.events.js';

const { given } = specify(schoolPlanDecider);
const planId = '019aa10c-0003-7c31-b0c5-9d7f2f8a6b11';
const teacherId = '019aa10c-0003-7c31-b0c5-9d7f2f8a6b12';
const march = '2026-03-02T12:00:00.000Z';
const afterTheYear = '2027-01-01T03:00:00.000Z';
const facts = {
  planId,
  school: 'Escuela Las Araucarias',
  seats: 40,
  endsOn: '2026-12-31',
  accessUntil: afterTheYear,
  reference: 'Factura 118',
};
const give: GivePlan = { type: 'GivePlan', ...facts, now: march };
const wasGiven: SchoolPlanEvent = { type: 'SchoolPlanGiven', data: { ...facts, givenAt: march } };
const joined: SchoolPlanEvent = { type: 'SchoolPlanJoined', data: { planId, teacherId, joinedAt: march } };
const ended: SchoolPlanEvent = { type: 'SchoolPlanEnded', data: { planId, reason: 'Pagó dos veces', endedAt: march } };
const join = (now = march) => ({ type: 'JoinPlan', teacherId, now }) as const;

describe('giving a school seats', () => {
  it('lasts until the school year is over', () => given().when(give).then(wasGiven));
  it('does nothing the second time', () => given(wasGiven).when(give).thenNothing());
  it('is refused for a year that is over', () =>
    given()
      .when({ ...give, now: afterTheYear })
      .thenRefused('school-plan-over'));
});

describe('joining a school plan', () => {
  it('lets the teacher use its seats', () => given(wasGiven).when(join()).then(joined));
  it('does nothing the second time', () => given(wasGiven, joined).when(join()).thenNothing());
  it('is refused without a plan', () => given().when(join()).thenRefused('school-plan-unknown'));
  it('is refused once it ended', () => given(wasGiven, ended).when(join()).thenRefused('school-plan-over'));
  it('is refused after the school year', () =>
    given(wasGiven).when(join(afterTheYear)).thenRefused('school-plan-over'));
});

describe('changing and ending', () => {
  const change = (seats: number) => ({ type: 'ChangeSeats', seats, reason: 'Un curso más', now: march }) as const;
  const end = { type: 'EndPlan', reason: 'Pagó dos veces', now: march } as const;

  it('gives other seats', () =>
    given(wasGiven)
      .when(change(80))
      .then({ type: 'SchoolPlanSeatsChanged', data: { planId, seats: 80, reason: 'Un curso más', changedAt: march } }));
  it('does nothing for as many as before', () => given(wasGiven).when(change(40)).thenNothing());
  it('is refused once it ended', () => given(wasGiven, ended).when(change(80)).thenRefused('school-plan-over'));
  it('ends it with a reason', () => given(wasGiven).when(end).then(ended));
  it('ends it once', () => given(wasGiven, ended).when(end).thenNothing());
});
