import { nextToPlay } from './next-to-play';

const game = (slug: string, more: object = {}) => ({ slug, web: true, takenDown: null, lastPlayedAt: null, ...more });
const takenDown = { takenDownAt: '2026-11-01T12:00:00Z', reason: 'developer', refundableUntil: null };

describe('the game to open at once', () => {
  it('is the last played one that plays in the browser', () => {
    const entries = [
      game('new'),
      game('older', { lastPlayedAt: '2026-11-02T12:00:00Z' }),
      game('last', { lastPlayedAt: '2026-11-20T12:00:00Z' }),
      game('download', { web: false, lastPlayedAt: '2026-11-24T12:00:00Z' }),
      game('gone', { takenDown, lastPlayedAt: '2026-11-25T12:00:00Z' }),
    ];

    expect(nextToPlay(entries)?.slug).toBe('last');
  });

  it('is the first of the library where none was played', () => {
    expect(nextToPlay([game('download', { web: false }), game('first'), game('second')])?.slug).toBe('first');
  });

  it('is none where none plays in the browser', () => {
    expect(nextToPlay([game('download', { web: false }), game('gone', { takenDown })])).toBeNull();
    expect(nextToPlay([])).toBeNull();
  });
});
