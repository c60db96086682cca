import type { CivilDate } from '../../kernel/calendar.js';
import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

/** Staff gave a school seats for a school year. */
export type SchoolPlanGiven = Fact<
  'SchoolPlanGiven',
  {
    planId: string;
    /** The school's name; no person's. */
    school: string;
    /** Pupils who can play at the same time of the year. */
    seats: number;
    endsOn: CivilDate;
    accessUntil: Instant;
    /** What it was given for: the number of an invoice, a grant. */
    reference: string;
    givenAt: Instant;
  }
>;
/** A teacher's classes use these seats from now on. */
export type SchoolPlanJoined = Fact<'SchoolPlanJoined', { planId: string; teacherId: string; joinedAt: Instant }>;
export type SchoolPlanSeatsChanged = Fact<
  'SchoolPlanSeatsChanged',
  { planId: string; seats: number; reason: string; changedAt: Instant }
>;
/** Ended before the year was over. */
export type SchoolPlanEnded = Fact<'SchoolPlanEnded', { planId: string; reason: string; endedAt: Instant }>;

/** One school's seats of one year, on stream `school-plan-<planId>`. */
export type SchoolPlanEvent = SchoolPlanGiven | SchoolPlanJoined | SchoolPlanSeatsChanged | SchoolPlanEnded;
