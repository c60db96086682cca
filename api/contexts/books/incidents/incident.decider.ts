import type { Decider } from '../../../kernel/decider.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { IncidentEvent } from '../books.events.js';
import type { IncidentCommand } from './incident.commands.js';

export type IncidentState =
  | { status: 'None' }
  | { status: 'Open'; incidentId: string; expected: string; found: string }
  | { status: 'Resolved'; incidentId: string; expected: string; found: string; by: 'person' | 'gone' };

function decide(command: IncidentCommand, state: IncidentState): IncidentEvent[] {
  if (command.type === 'OpenIncident') {
    const {
      incidentId,
      difference: { kind, subject, expected, found },
      now,
    } = command;
    if (state.status === 'Open') return [];
    // What a person has settled stays settled until the difference becomes another one.
    if (state.status === 'Resolved' && state.by === 'person' && state.expected === expected && state.found === found)
      return [];

    return [{ type: 'IncidentOpened', data: { incidentId, kind, subject, expected, found, openedAt: now } }];
  }
  if (state.status === 'None') throw new Refusal('incident-unknown');
  if (state.status === 'Resolved') return [];

  return [
    {
      type: 'IncidentResolved',
      data: { incidentId: state.incidentId, reason: command.reason, by: command.by, resolvedAt: command.now },
    },
  ];
}

function evolve(state: IncidentState, event: IncidentEvent): IncidentState {
  if (event.type === 'IncidentOpened') {
    const { incidentId, expected, found } = event.data;
    return { status: 'Open', incidentId, expected, found };
  }
  return state.status === 'Open' ? { ...state, status: 'Resolved', by: event.data.by ?? 'person' } : state;
}

/** One difference between what should be and what is: found once, settled by a person or gone by itself. */
export const incidentDecider: Decider<IncidentCommand, IncidentState, IncidentEvent> = {
  initialState: { status: 'None' },
  decide,
  evolve,
};
