import fc from 'fast-check';
import { GrowingMap } from './growing-map.js';

const sorted = (map: ReadonlyMap<string, number>): [string, number][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

describe('a map that grows', () => {
  it('reads in every version as a copied map would, in whatever order the versions are read', () => {
    const change = fc.record({
      from: fc.nat(),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      value: fc.option(fc.integer()),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.array(fc.nat(), { maxLength: 40 }), (changes, looks) => {
        const versions = [{ grown: new GrowingMap<string, number>(), copied: new Map<string, number>() }];
        for (const { from, key, value } of changes) {
          const { grown, copied } = versions[from % versions.length] ?? versions[0]!;
          const next = new Map(copied);
          if (value === null) next.delete(key);
          else next.set(key, value);
          versions.push({ grown: value === null ? grown.without(key) : grown.with(key, value), copied: next });
        }
        for (const look of [...looks, ...versions.keys()]) {
          const { grown, copied } = versions[look % versions.length] ?? versions[0]!;
          expect(sorted(grown)).toEqual(sorted(copied));
          expect(grown.size).toBe(copied.size);
        }
      }),
    );
  });

  it('leaves the empty map empty', () => {
    const empty = new GrowingMap<string, number>();
    empty.with('a', 1).with('b', 2);
    expect([...empty]).toEqual([]);
  });
});
