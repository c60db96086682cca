import { nextReconciliation } from './reconciliation.handler.js';

describe('the next reconciliation', () => {
  it('is at six in Santiago, today or tomorrow', () => {
    expect(nextReconciliation('2026-11-21T08:59:59.000Z')).toBe('2026-11-21T09:00:00.000Z');
    expect(nextReconciliation('2026-11-21T09:00:00.000Z')).toBe('2026-11-22T09:00:00.000Z');
  });

  it('stays at six when the clocks change', () => {
    expect(nextReconciliation('2026-09-05T12:00:00.000Z')).toBe('2026-09-06T09:00:00.000Z');
    expect(nextReconciliation('2026-04-04T12:00:00.000Z')).toBe('2026-04-05T10:00:00.000Z');
  });
});
