import { defineStream } from '../../../platform/event-store/stream.js';
import { incidentDecider } from './incident.decider.js';

export const incidentStream = defineStream('incident', incidentDecider, {
  events: { IncidentOpened: 1, IncidentResolved: 1 },
});
