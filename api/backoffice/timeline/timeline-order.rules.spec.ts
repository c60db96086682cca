import { inTimelineOrder, type Moment } from './timeline-order.rules.js';

describe('the order of a story', () => {
  const moment = (type: string, more: Partial<Moment> = {}): Moment => ({
    at: 0,
    append: 1,
    position: 0,
    type,
    ...more,
  });
  const entries = (...moments: Moment[]): string[] => moments.sort(inTimelineOrder).map(({ type }) => type);

  it('tells the oldest first', () => {
    expect(entries(moment('OrderPlaced', { at: 2 }), moment('EntitlementGranted', { at: 1 }))).toEqual([
      'EntitlementGranted',
      'OrderPlaced',
    ]);
  });

  it('tells one append as people would, not stream by stream', () => {
    expect(
      entries(
        moment('OrderPaid', { position: 1 }),
        moment('PaymentApproved', { position: 2 }),
        moment('EntitlementGranted', { position: 3 }),
      ),
    ).toEqual(['PaymentApproved', 'OrderPaid', 'EntitlementGranted']);
    expect(entries(moment('AttemptStarted', { position: 1 }), moment('OrderPlaced', { position: 2 }))).toEqual([
      'OrderPlaced',
      'AttemptStarted',
    ]);
  });

  it('never mixes two appends of one instant', () => {
    expect(entries(moment('CommitStarted', { append: 2 }), moment('EntitlementGranted', { append: 1 }))).toEqual([
      'EntitlementGranted',
      'CommitStarted',
    ]);
  });

  it('puts effects after the facts of their instant, and what it does not know last', () => {
    const effect = { append: Infinity, position: Infinity };
    expect(entries(moment('EffectDone', effect), moment('Unheard'), moment('OrderPaid'))).toEqual([
      'OrderPaid',
      'Unheard',
      'EffectDone',
    ]);
  });
});
