import {
  hasRoomFor,
  keptText,
  knowsNewest,
  textOfKept,
  VERSIONS_KEPT,
  versionsToDrop,
  type SaveVersion,
} from './saves.rules.js';

const version = (slot: string, n: number): SaveVersion => ({ id: `${slot}-${n}`, slot });
/** The newest first. */
const versions = (slot: string, count: number): SaveVersion[] =>
  Array.from({ length: count }, (_, n) => version(slot, count - n));

describe('the versions of a saved game', () => {
  it('all stay up to the limit', () => expect(versionsToDrop(versions('main', VERSIONS_KEPT))).toEqual([]));
  it('make room from the oldest', () =>
    expect(versionsToDrop(versions('main', VERSIONS_KEPT + 2))).toEqual(['main-1', 'main-2']));
  it('never lose the newest of a slot, however old it is', () =>
    expect(versionsToDrop([...versions('main', VERSIONS_KEPT), version('first', 1)])).toEqual(['main-1']));
  it('may begin as many slots as there are versions', () => {
    const full = Array.from({ length: VERSIONS_KEPT }, (_, n) => version(`slot${n}`, n));

    expect([hasRoomFor('new', full.slice(1)), hasRoomFor('new', full), hasRoomFor('slot3', full)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a device that saves', () => {
  const newest = version('main', 7);
  it.each([
    ['the newest version', newest.id, newest, true],
    ['an older one', 'main-6', newest, false],
    ['none while there is one', null, newest, false],
    ['none where there is none', null, undefined, true],
    ['one that is gone', 'main-6', undefined, false],
    ['nothing', undefined, newest, true],
  ])('and goes on from %s', (_, after, last, knows) => expect(knowsNewest(after, last)).toBe(knows));
});

it.each(['', 'ñ "\\ \n', 'a\0b', '\ud83d', '\udc00\ud83d', '\u2028', '{"a":1}'])('keeps %j as it is', (text) => {
  expect(textOfKept(keptText(text))).toBe(text);
  expect(keptText(text).data).not.toMatch(/[\0\ud800-\udfff](?<![\ud800-\udbff][\udc00-\udfff])/);
});

it('keeps an ordinary text as the release before does', () =>
  expect(keptText('{"level":"ñ 😀"}')).toEqual({ data: '{"level":"ñ 😀"}', isJson: false }));
