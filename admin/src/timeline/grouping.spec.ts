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
const checked = (seen: string, stream?: string): TimelineEntry => entry('PaymentStatusChecked', { seen }, stream);
/** Each step by its first event, and how many it holds. */
const grouped = (...timeline: TimelineEntry[]): [string, number][] =>
  stepsOf(timeline).map(({ entries }) => [entries[0].type, entries.length]);

describe('the story of an order', () => {
  it('is empty before anything happened', () => expect(stepsOf([])).toEqual([]));
  it('tells each event as a step', () =>
    expect(grouped(entry('OrderPlaced'), entry('PaymentPlanned'), entry('OrderPaid'))).toEqual([
      ['OrderPlaced', 1],
      ['PaymentPlanned', 1],
      ['OrderPaid', 1],
    ]));
  it('tells the same question with the same answer once, and how often it was asked', () =>
    expect(
      grouped(
        entry('PaymentOutcomeUnknown'),
        checked('initialized'),
        checked('initialized'),
        checked('initialized'),
        entry('PaymentNeedsPerson'),
      ),
    ).toEqual([
      ['PaymentOutcomeUnknown', 1],
      ['PaymentStatusChecked', 3],
      ['PaymentNeedsPerson', 1],
    ]));
  it('tells another answer apart', () =>
    expect(grouped(checked('initialized'), checked('no answer: timeout'), checked('initialized'))).toEqual([
      ['PaymentStatusChecked', 1],
      ['PaymentStatusChecked', 1],
      ['PaymentStatusChecked', 1],
    ]));
  it('tells the question about another payment apart', () =>
    expect(grouped(checked('initialized'), checked('initialized', 'payment-2'))).toEqual([
      ['PaymentStatusChecked', 1],
      ['PaymentStatusChecked', 1],
    ]));
  it('tells a question apart from another event with the same words', () =>
    expect(grouped(entry('PaymentDeclined', { seen: 'failed' }), checked('failed'))).toEqual([
      ['PaymentDeclined', 1],
      ['PaymentStatusChecked', 1],
    ]));
  it('begins again after something else happened', () =>
    expect(grouped(checked('initialized'), entry('EffectDone'), checked('initialized'))).toEqual([
      ['PaymentStatusChecked', 1],
      ['EffectDone', 1],
      ['PaymentStatusChecked', 1],
    ]));
  it('never joins other events, even equal ones', () =>
    expect(grouped(entry('EffectFailed'), entry('EffectFailed'))).toEqual([
      ['EffectFailed', 1],
      ['EffectFailed', 1],
    ]));
  it('loses none and keeps their order', () => {
    const timeline = [checked('initialized'), checked('initialized'), entry('OrderPaid'), checked('initialized')];
    expect(stepsOf(timeline).flatMap(({ entries }) => entries)).toEqual(timeline);
  });
});
