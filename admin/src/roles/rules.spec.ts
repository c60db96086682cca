import { faultOfName, groupsOf, holdsAllOf, keptBecause, opensNothing } from './rules';

const support = { permissions: ['console:open', 'order:read'], builtIn: false, holders: 0 };

describe('the matrix of permissions', () => {
  it('puts what begins alike together', () =>
    expect(groupsOf(['order:read', 'game:read', 'game:write'])).toEqual([
      { name: 'order', permissions: ['order:read'] },
      { name: 'game', permissions: ['game:read', 'game:write'] },
    ]));
  it('does so even when they do not follow each other', () =>
    expect(groupsOf(['person:read', 'role:read', 'person:erase'])).toEqual([
      { name: 'person', permissions: ['person:read', 'person:erase'] },
      { name: 'role', permissions: ['role:read'] },
    ]));
  it('loses none that has a single word', () =>
    expect(groupsOf(['everything'])).toEqual([{ name: 'everything', permissions: ['everything'] }]));
  it('is empty without permissions', () => expect(groupsOf([])).toEqual([]));
});

describe('who may give a role', () => {
  it('is a person who holds all of it', () =>
    expect(holdsAllOf(support, ['order:read', 'console:open', 'role:assign'])).toBe(true));
  it('is no one who lacks a part of it', () => expect(holdsAllOf(support, ['order:read'])).toBe(false));
  it('is everybody when it allows nothing', () => expect(holdsAllOf({ permissions: [] }, [])).toBe(true));
});

describe('removing a role', () => {
  const held = ['console:open', 'order:read'];
  it('is possible when no one holds it', () => expect(keptBecause(support, held)).toBeNull());
  it('is not for a built-in one', () => expect(keptBecause({ ...support, builtIn: true }, held)).toBe('builtIn'));
  it('is not while a person holds it', () => expect(keptBecause({ ...support, holders: 1 }, held)).toBe('inUse'));
  it('is not for a person who lacks a part of it', () =>
    expect(keptBecause(support, ['console:open'])).toBe('notHeld'));
});

describe('a name of a role', () => {
  it.each(['Soporte', 'Niñas y niños', 'Nivel 2', 'A_b-c.d'])('may be %p', (name) =>
    expect(faultOfName(name)).toBeNull(),
  );
  it.each(['', '  '])('is not nothing: %p', (name) => expect(faultOfName(name)).toBe('missing'));
  it.each(['x', '<b>Jefe</b>', 'a@b', '-soporte', 'x'.repeat(41)])('is not %p', (name) =>
    expect(faultOfName(name)).toBe('unfit'),
  );
});

describe('a role without a way into the console', () => {
  it('is of no use there', () => expect(opensNothing(['order:read'])).toBe(true));
  it('is fine with the way in, or when it allows nothing', () => {
    expect(opensNothing(['order:read', 'console:open'])).toBe(false);
    expect(opensNothing([])).toBe(false);
  });
});
