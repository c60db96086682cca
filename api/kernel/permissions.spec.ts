import {
  ADMINISTRATOR,
  holdsAll,
  isPermission,
  MEMBER,
  PERMISSIONS,
  permissionsOf,
  PLAYER_WITHOUT_PUBLISHING,
} from './permissions.js';

describe('what roles may do', () => {
  it('is everything for administrators and nothing in the console for players', () => {
    expect([...permissionsOf(ADMINISTRATOR)]).toEqual([...PERMISSIONS]);
    expect([...permissionsOf(PLAYER_WITHOUT_PUBLISHING), ...permissionsOf(MEMBER)]).toEqual([]);
  });

  it('is nothing for a role that nobody knows', () => {
    expect([...permissionsOf(4), ...permissionsOf(-1)]).toEqual([]);
  });

  it('names each permission once', () => {
    expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
    expect(isPermission('order:read')).toBe(true);
    expect(isPermission('order:write-off')).toBe(false);
  });
});

describe('a person who helps with accounts', () => {
  it('changes those of people with as many rights or fewer, never with more', () => {
    const support = new Set(['person:read', 'person:write']);

    expect(holdsAll(support, new Set())).toBe(true);
    expect(holdsAll(support, new Set(['person:write']))).toBe(true);
    expect(holdsAll(support, new Set(['person:write', 'game:write']))).toBe(false);
  });
});
