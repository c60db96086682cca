import type { Account } from '../../../lib/wire';
import { editOf, faultsOf, middleSquare, needsPassword, typedOf } from './profile-form';

const camila: Account = {
  user_id: 'c',
  id: 'c',
  email: 'camila@example.test',
  username: 'Camila',
  role_id: 3,
  roleId: 3,
  birthday: null,
  bio: 'Hola',
  profile_picture_url: null,
  developer_id: null,
  email_verified: true,
  language: 'es',
  created_at: '2026-01-01T00:00:00.000Z',
  pending_email: 'otra@example.test',
  has_password: true,
  minor: false,
  guardian_needed: false,
  may_buy: true,
  birth_year_needed: false,
  needs_acceptance: [],
};

describe('the form of a profile', () => {
  it('sends only what was changed, and leaves a waiting address alone', () => {
    expect(editOf(camila, typedOf(camila))).toEqual({});
    expect(editOf(camila, { ...typedOf(camila), username: ' Cami ', bio: '' })).toEqual({ username: 'Cami', bio: '' });
    expect(editOf(camila, { ...typedOf(camila), email: 'nueva@example.test' })).toEqual({
      email: 'nueva@example.test',
    });
  });

  it('asks for the password with another address, where the account has one', () => {
    const moved = { ...typedOf(camila), email: 'nueva@example.test' };

    expect([
      needsPassword(camila, typedOf(camila)),
      needsPassword(camila, moved),
      needsPassword({ ...camila, has_password: false }, moved),
    ]).toEqual([false, true, false]);
    expect([
      needsPassword(camila, { ...moved, email: ' Camila@example.test' }),
      needsPassword(camila, { ...moved, email: 'otra@example.test' }),
    ]).toEqual([false, false]);
  });

  it('tells what needs another look, from top to bottom', () => {
    expect(faultsOf(typedOf(camila))).toEqual([]);
    expect(faultsOf({ username: 'C', email: 'camila', birthday: '2026-11-21', bio: '' })).toEqual([
      'username',
      'email',
    ]);
  });
});

describe('the square of a picture', () => {
  it('is its middle', () => expect(middleSquare(300, 200)).toEqual({ left: 50, top: 0, side: 200 }));
});
