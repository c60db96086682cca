import {
  ADMINISTRATOR,
  isPermission,
  MEMBER,
  PERMISSIONS,
  permissionsOf,
  PLAYER_WITHOUT_PUBLISHING,
} from './permissions.rules.js';

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
