import { googleSettings, loadsGoogle } from './google-settings';

describe('sign-in with Google on the pages', () => {
  const real = googleSettings({ GOOGLE_CLIENT_ID: ' shop.apps.example ' });
  const standIn = googleSettings({ GOOGLE_CLIENT_ID: 'local', GOOGLE_ISSUER: 'http://localhost:3000/dev/google' });

  it('is there only when it is set up', () => {
    expect(googleSettings({})).toBeNull();
    expect(googleSettings({ GOOGLE_CLIENT_ID: '  ' })).toBeNull();
    expect(real).toEqual({ clientId: 'shop.apps.example', standIn: null });
    expect(standIn).toEqual({ clientId: 'local', standIn: 'http://localhost:3000/dev/google' });
  });

  it.each(['/login', '/register', '/register-pending', '/login/'])("loads Google's script at the door %s", (path) =>
    expect(loadsGoogle(real, path)).toBe(true),
  );
  it.each(['/', '/account', '/payment', '/login/x', '/forgot-password'])('loads nothing of Google at %s', (path) =>
    expect(loadsGoogle(real, path)).toBe(false),
  );
  it('loads nothing of Google where a stand-in or nothing is set up', () => {
    expect(loadsGoogle(standIn, '/login')).toBe(false);
    expect(loadsGoogle(null, '/login')).toBe(false);
  });
});
