import { contentPolicy } from './content-policy';

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );

const gameOrigins = ['https://*.games.shop.example'];

describe('the content policy of a page', () => {
  it('names no one but ourselves, the bank and the hosts of games', () => {
    const policy = contentPolicy({ nonce: 'n', bankOrigins: ['https://bank.example'], google: false, gameOrigins });

    expect(directives(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-n'",
      'connect-src': "'self'",
      'form-action': "'self' https://bank.example",
      'frame-src': 'https://*.games.shop.example',
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(policy.replace('*.games', '')).not.toMatch(/google|unsafe|\*/);
  });

  it("adds what Google's button needs where it is shown, and no more", () => {
    const plain = directives(contentPolicy({ nonce: 'n', bankOrigins: [], google: false, gameOrigins }));
    const google = directives(contentPolicy({ nonce: 'n', bankOrigins: [], google: true, gameOrigins }));

    expect(google).toEqual({
      ...plain,
      'script-src': `${plain['script-src'] ?? ''} https://accounts.google.com/gsi/client`,
      'style-src': `${plain['style-src'] ?? ''} https://accounts.google.com/gsi/style`,
      'connect-src': `${plain['connect-src'] ?? ''} https://accounts.google.com/gsi/`,
      'frame-src': 'https://accounts.google.com/gsi/ https://*.games.shop.example',
    });
  });
});
