import { Refusal } from '../../../kernel/refusal.js';
import { refuseRequest, type StaffErasure } from './staff-erasure.rules.js';

const request = (more: Partial<StaffErasure> = {}): StaffErasure => ({
  by: 'sofia',
  held: new Set(['person:erase']),
  personId: 'ana',
  theirs: new Set(),
  isAdministrator: false,
  ...more,
});

describe('erasing an account from the console', () => {
  it('is for the accounts of players', () => expect(() => refuseRequest(request())).not.toThrow());

  it.each([
    ['one’s own account, which asks for a password', { by: 'ana' }, 'own-account-not-erasable'],
    [
      'an administrator',
      { isAdministrator: true, held: new Set(['person:erase', 'role:write']), theirs: new Set(['role:write']) },
      'administrator-not-erasable',
    ],
    ['whoever may do more', { theirs: new Set(['role:write']) }, 'permission-not-held'],
  ])('is refused for %s', (_, more, code) => expect(() => refuseRequest(request(more))).toThrow(new Refusal(code)));
});
