import type { TimelineEntry } from '../lib/wire';
import { mailsIn } from './mails-in';

const entry = (type: string, kind: string, at: string, subject = 'r-1'): TimelineEntry => ({
  id: `${kind} ${type}`,
  at,
  recordedAt: at,
  stream: 'effect-1',
  version: 1,
  type,
  actor: { kind: 'system', id: 'worker', name: null },
  correlation: 'c',
  data: { kind, subject },
});

describe('the mails about a refund', () => {
  it('are told as they stand now', () =>
    expect(
      mailsIn({
        id: 'r-1',
        timeline: [
          entry('EffectPlanned', 'mail:refund-requested', '2026-03-09T15:00:00.000Z'),
          entry('EffectDone', 'mail:refund-requested', '2026-03-09T15:00:02.000Z'),
          entry('EffectPlanned', 'mail:refund-done', '2026-03-09T16:00:00.000Z'),
        ],
      }),
    ).toEqual([
      { kind: 'mail:refund-requested', state: 'sent', at: '2026-03-09T15:00:02.000Z' },
      { kind: 'mail:refund-done', state: 'planned', at: '2026-03-09T16:00:00.000Z' },
    ]));
  it('that were given up are not told as sent', () =>
    expect(
      mailsIn({ id: 'r-1', timeline: [entry('EffectLeftToPerson', 'mail:refund-done', '2026-03-09T15:00:00.000Z')] }),
    ).toMatchObject([{ state: 'failed' }]));
  it('leave out what else was done, and what was written about another refund', () =>
    expect(
      mailsIn({
        id: 'r-1',
        timeline: [
          entry('EffectDone', 'refunds:send-money', '2026-03-09T15:00:00.000Z'),
          entry('EffectDone', 'mail:refund-done', '2026-03-09T15:00:00.000Z', 'r-2'),
        ],
      }),
    ).toEqual([]));
});
