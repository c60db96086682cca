import { specify } from '../../../../test/support/given.js';
import type { IncidentEvent } from '../books.events.js';
import type { IncidentCommand } from './incident.commands.js';
import { incidentDecider } from './incident.decider.js';

const now = '2026-11-21T09:00:00.000Z';
const difference = { kind: 'paid-without-access', subject: 'o-1', expected: '1', found: '0' };
const open: IncidentCommand = { type: 'OpenIncident', incidentId: 'i-1', difference, now };
const opened: IncidentEvent = { type: 'IncidentOpened', data: { incidentId: 'i-1', ...difference, openedAt: now } };
const resolve = (by: 'person' | 'gone'): IncidentCommand => ({
  type: 'ResolveIncident',
  by,
  reason: 'Se entregó',
  now,
});
const resolved = (by: 'person' | 'gone'): IncidentEvent => ({
  type: 'IncidentResolved',
  data: { incidentId: 'i-1', reason: 'Se entregó', by, resolvedAt: now },
});
const { given } = specify(incidentDecider);

describe('finding a difference', () => {
  it('is an incident', () => given().when(open).then(opened));
  it('is none the second time', () => given(opened).when(open).thenNothing());
  it('stays settled when a person settled it', () => given(opened, resolved('person')).when(open).thenNothing());
  it('is an incident again when it became another', () => {
    given(opened, resolved('person'))
      .when({ ...open, difference: { ...difference, found: '2' } } as IncidentCommand)
      .thenTypes('IncidentOpened');
  });
  it('is an incident again when it was gone and came back', () =>
    given(opened, resolved('gone')).when(open).then(opened));
});

describe('resolving an incident', () => {
  it('is a fact, with its reason', () => given(opened).when(resolve('person')).then(resolved('person')));
  it('does nothing the second time', () => given(opened, resolved('person')).when(resolve('gone')).thenNothing());
  it('is refused for what nobody found', () => given().when(resolve('person')).thenRefused('incident-unknown'));
});
