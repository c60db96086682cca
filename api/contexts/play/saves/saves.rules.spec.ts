import { hasRoomFor, VERSIONS_KEPT, versionsToDrop, type SaveVersion } from './saves.rules.js';

const version = (slot: string, n: number): SaveVersion => ({
  id: `${slot}-${n}`,
  slot,
  savedAt: new Date(n * 1_000).toISOString(),
});
const versions = (slot: string, count: number, from = 0): SaveVersion[] =>
  Array.from({ length: count }, (_, n) => version(slot, from + n));

describe('the versions of a saved game', () => {
  it('all stay up to the limit', () => expect(versionsToDrop(versions('main', VERSIONS_KEPT))).toEqual([]));
  it('make room from the oldest', () =>
    expect(versionsToDrop(versions('main', VERSIONS_KEPT + 2))).toEqual(['main-0', 'main-1']));
  it('never lose the newest of a slot, however old it is', () =>
    expect(versionsToDrop([version('first', 0), ...versions('main', VERSIONS_KEPT, 1)])).toEqual(['main-1']));
  it('may begin as many slots as there are versions', () => {
    const full = Array.from({ length: VERSIONS_KEPT }, (_, n) => version(`slot${n}`, n));

    expect([hasRoomFor('new', full.slice(1)), hasRoomFor('new', full), hasRoomFor('slot3', full)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
