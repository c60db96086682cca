import type { Instant } from '../../../kernel/instant.js';

/** A difference that was found: what should be, and what is. */
export interface Difference {
  /** What kind of difference; its sentence is in the console's words. */
  kind: string;
  /** What it is about: the id of an order or a payment, a place of the log, or the books. */
  subject: string;
  expected: string;
  found: string;
}

export type OpenIncident = { type: 'OpenIncident'; incidentId: string; difference: Difference; now: Instant };
/** By a person who looked, or because the difference is gone. */
export type ResolveIncident = { type: 'ResolveIncident'; by: 'person' | 'gone'; reason: string; now: Instant };

export type IncidentCommand = OpenIncident | ResolveIncident;
