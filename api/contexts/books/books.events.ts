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
    /** `gone`: the difference disappeared by itself. Absent: a person. */
    by?: 'person' | 'gone';
  }
>;

/** A difference that finance must look at, on stream `incident-<incidentId>`. */
export type IncidentEvent = IncidentOpened | IncidentResolved;
