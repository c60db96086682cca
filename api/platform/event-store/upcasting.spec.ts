import { EventTypes } from './upcasting.js';

const types = new EventTypes(
  [
    { type: 'Opened', version: 3 },
    { type: 'Closed', version: 1 },
  ],
  [
    { type: 'Opened', from: 1, change: ({ title, ...data }) => ({ ...data, name: title }) },
    { type: 'Opened', from: 2, change: (data) => ({ ...data, colour: 'none' }) },
  ],
);

describe('facts of older releases', () => {
  it('go up step by step to the present shape', () =>
    expect(types.upcast('Opened', 1, { title: 'old', size: 2 })).toEqual({ name: 'old', size: 2, colour: 'none' }));
  it('begin at their own version', () =>
    expect(types.upcast('Opened', 2, { name: 'newer' })).toEqual({ name: 'newer', colour: 'none' }));
  it('stay as they are in the present version', () =>
    expect(types.upcast('Opened', 3, { name: 'now', colour: 'red' })).toEqual({ name: 'now', colour: 'red' }));
  it('of a newer release are not read as something else', () => {
    expect(() => types.upcast('Opened', 4, { label: 'new' })).toThrow('only a newer release can read Opened v4');
    expect(() => types.upcast('Moved', 1, {})).toThrow('only a newer release can read Moved v1');
  });
  it('are not changed where they are stored', () => {
    const stored = Object.freeze({ title: 'old' });
    types.upcast('Opened', 1, stored);
    expect(stored).toEqual({ title: 'old' });
  });
});

describe('the versions of an event', () => {
  it('are known up to the present one', () =>
    expect([0, 1, 2, 3, 4].map((version) => types.knows('Opened', version))).toEqual([false, true, true, true, false]));
  it('are unknown for a word that nobody writes', () => expect(types.knows('Opend', 1)).toBe(false));
  it('end with the one that is written now', () =>
    expect([types.versionOf('Opened'), types.versionOf('Closed')]).toEqual([3, 1]));
  it('need a step from each to the next, or the shop does not start', () => {
    expect(
      () => new EventTypes([{ type: 'Opened', version: 3 }], [{ type: 'Opened', from: 1, change: (data) => data }]),
    ).toThrow('Opened has no step from version 2');
  });
});
