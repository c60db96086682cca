import type { Fact } from '../../kernel/decider.js';
import type { Instant } from '../../kernel/instant.js';

export type IncidentOpened = Fact<
  'IncidentOpened',
  {
    incidentId: string;
    kind: string;
    subject: string;
    expected: string;
    found: string;
    openedAt: Instant;
  }
>;
export type IncidentResolved = Fact<
  'IncidentResolved',
  {
    incidentId: string;
    reason: string;
    resolvedAt: Instant;
    /** `gone`: nobody resolved it, the difference was there no more. Absent: a person. */
    by?: 'person' | 'gone';
  }
>;

/** A difference that somebody of finance must look at, on stream `incident-<incidentId>`. */
export type IncidentEvent = IncidentOpened | IncidentResolved;
