import { isPlaying, playedIn, type Activity } from './activity.rules';

const minute = 60_000;
const playing: Activity = { isVisible: true, sinceInputMs: 1_000, isWatched: false };

describe('play', () => {
  it('is seen and used', () => {
    expect(isPlaying(playing)).toBe(true);
    expect(isPlaying({ ...playing, isVisible: false })).toBe(false);
    expect(isPlaying({ ...playing, sinceInputMs: 5 * minute })).toBe(false);
  });

  it('goes on during a film or a pause of the class, but not for ever', () => {
    expect(isPlaying({ ...playing, sinceInputMs: 20 * minute, isWatched: true })).toBe(true);
    expect(isPlaying({ ...playing, sinceInputMs: 31 * minute, isWatched: true })).toBe(false);
    expect(isPlaying({ isVisible: false, sinceInputMs: 0, isWatched: true })).toBe(false);
  });

  it('adds up step by step; a machine that slept adds nothing', () => {
    expect([playedIn(1_000, playing), playedIn(8 * 60 * minute, playing), playedIn(-5, playing)]).toEqual([
      1_000, 0, 0,
    ]);
  });
});
