import type { TimelineEntry } from '../lib/wire';
import { stepsOf } from './grouping';

let position = 0;
const entry = (type: string, data: Record<string, unknown> = {}, stream = 'payment-1'): TimelineEntry => ({
  id: `e-${++position}`,
  at: '2026-03-09T15:00:00.000Z',
  recordedAt: '2026-03-09T15:00:00.000Z',
  stream,
  version: position,
  type,
  actor: { kind: 'system', id: 'janitor', name: null },
  correlation: 'c',
  data,
});
const asked = (seen: string, stream?: string): TimelineEntry => entry('PaymentAsked', { seen }, stream);
/** Each step by its first event, and how many it holds. */
const told = (...timeline: TimelineEntry[]): [string, number][] =>
  stepsOf(timeline).map(({ entries }) => [entries[0].type, entries.length]);

describe('the story of an order', () => {
  it('is empty before anything happened', () => expect(stepsOf([])).toEqual([]));
  it('tells each event as a step', () =>
    expect(told(entry('OrderPlaced'), entry('PaymentPlanned'), entry('OrderPaid'))).toEqual([
      ['OrderPlaced', 1],
      ['PaymentPlanned', 1],
      ['OrderPaid', 1],
    ]));
  it('tells the same question with the same answer once, and how often it was asked', () =>
    expect(
      told(
        entry('PaymentOutcomeUnknown'),
        asked('initialized'),
        asked('initialized'),
        asked('initialized'),
        entry('PaymentNeedsPerson'),
      ),
    ).toEqual([
      ['PaymentOutcomeUnknown', 1],
      ['PaymentAsked', 3],
      ['PaymentNeedsPerson', 1],
    ]));
  it('tells another answer apart', () =>
    expect(told(asked('initialized'), asked('no answer: timeout'), asked('initialized'))).toEqual([
      ['PaymentAsked', 1],
      ['PaymentAsked', 1],
      ['PaymentAsked', 1],
    ]));
  it('tells the question about another payment apart', () =>
    expect(told(asked('initialized'), asked('initialized', 'payment-2'))).toEqual([
      ['PaymentAsked', 1],
      ['PaymentAsked', 1],
    ]));
  it('tells a question apart from another event with the same words', () =>
    expect(told(entry('PaymentDeclined', { seen: 'failed' }), asked('failed'))).toEqual([
      ['PaymentDeclined', 1],
      ['PaymentAsked', 1],
    ]));
  it('begins again after something else happened', () =>
    expect(told(asked('initialized'), entry('EffectDone'), asked('initialized'))).toEqual([
      ['PaymentAsked', 1],
      ['EffectDone', 1],
      ['PaymentAsked', 1],
    ]));
  it('never joins other events, even equal ones', () =>
    expect(told(entry('EffectFailed'), entry('EffectFailed'))).toEqual([
      ['EffectFailed', 1],
      ['EffectFailed', 1],
    ]));
  it('loses none and keeps their order', () => {
    const timeline = [asked('initialized'), asked('initialized'), entry('OrderPaid'), asked('initialized')];
    expect(stepsOf(timeline).flatMap(({ entries }) => entries)).toEqual(timeline);
  });
});
