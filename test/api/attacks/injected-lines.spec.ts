import { rawRequest } from '../../support/raw.js';
import { startShop, type Shop } from '../../support/shop.js';

const PASSWORD = 'Ludoteca1';
const THIRD = 'third@example.test';

describe('lines smuggled into what others read', () => {
  let shop: Shop;
  let people = 0;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const address = (): string => `honest${++people}@example.test`;
  const signUp = (more: object) =>
    shop.post('/v1/auth/signup', { email: address(), username: 'Camila', password: PASSWORD, ...more });
  const count = async (table: string): Promise<number> =>
    (await shop.sql.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? -1;
  const mails = async (): Promise<{ recipient: string; subject: string; html: string; text: string }[]> => {
    await shop.settles();
    return (
      await shop.sql.query<{ recipient: string; subject: string; html: string; text: string }>(
        'select recipient, subject, html, text from mail.captured',
      )
    ).rows;
  };

  it.each([
    `Ana\r\nBcc: ${THIRD}`,
    `Ana\nSubject: Gana un premio`,
    'Ana\rBcc: x',
    'Ana\u2028Bcc',
    'Ana\u0085x',
    'Ana\0',
    'Ana\u202Egpj.exe',
    'Ana\u200b',
    '<b>Ana</b>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    '${7*7}',
    '=cmd|calc',
    'https://evil.example',
    `Ana${'a'.repeat(200)}`,
  ])('are refused as the name %j, and no account is made', async (username) => {
    const before = [await count('access.persons'), await count('es.effects')];

    expect(await signUp({ username })).toMatchObject({
      status: 422,
      body: { code: 'invalid-request', errors: [{ path: 'username' }] },
    });
    expect([await count('access.persons'), await count('es.effects')]).toEqual(before);
  });

  it.each([
    `ana@example.test\r\nBcc: ${THIRD}`,
    `ana@example.test\nRCPT TO:<${THIRD}>`,
    `ana@example.test,${THIRD}`,
    `ana@example.test;${THIRD}`,
    `ana@example.test ${THIRD}`,
    `<ana@example.test>,<${THIRD}>`,
    `Ana <${THIRD}>`,
    `"ana\r\nBcc: ${THIRD}"@example.test`,
    `ana@example.test%0d%0aBcc:${THIRD}`,
    `@relay.example:${THIRD}`,
    'ana@[127.0.0.1]',
    [`ana@example.test`, THIRD],
    { address: THIRD },
  ])('are refused as the address %j, wherever one is asked for', async (email) => {
    const before = [await count('access.persons'), await count('es.effects')];
    const paths = Object.entries(
      (await shop.get<{ paths: Record<string, { post?: unknown }> }>('/v1/openapi.json')).body.paths,
    )
      .filter(
        ([path, { post }]) =>
          post && /^\/v1\/auth\/(signup|send-verification|reset-password|create-pending)/.test(path),
      )
      .map(([path]) => path);
    for (const path of paths) {
      const { status } = await shop.post(path, { email, username: 'Camila', password: PASSWORD });
      expect([path, status]).toEqual([path, 422]);
    }

    expect(paths.length).toBeGreaterThanOrEqual(2);
    expect([await count('access.persons'), await count('es.effects')]).toEqual(before);
    expect((await mails()).filter(({ recipient }) => recipient.includes(THIRD))).toEqual([]);
  });

  it('cannot hide behind spaces that are trimmed away: the mail goes to the one address', async () => {
    const email = address();
    expect((await signUp({ email: `\r\n ${email}\r\n` })).status).toBe(200);

    expect(
      (await mails()).filter(({ recipient }) => recipient.includes(email)).map(({ recipient }) => recipient),
    ).toEqual([email]);
  });

  it('never stand in a mail: subjects are one line, and names are text', async () => {
    expect((await signUp({ username: "O'Brien’s Ñandú" })).status).toBe(200);
    const all = await mails();

    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ subject, recipient }) => /[\r\n\0]/.test(subject + recipient))).toEqual([]);
    expect(all.filter(({ html }) => /<script|onerror=|\{\{7/.test(html))).toEqual([]);
    expect(all.some(({ html }) => /O(&#39;|&#x27;|&apos;|')Brien/.test(html))).toBe(true);
  });

  it('do not come from the host that a client claims: links in mails lead to the shop', async () => {
    const email = address();
    const { status } = await rawRequest(shop.url, {
      method: 'POST',
      path: '/v1/auth/signup',
      body: JSON.stringify({ email, username: 'Camila', password: PASSWORD }),
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
        'content-type': 'application/json',
      },
    });
    const [mail] = (await mails()).filter(({ recipient }) => recipient === email);

    expect(status).toBe(200);
    expect(mail?.text).toContain(`${shop.url}/verify-email?token=`);
    expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
  });

  it.each([
    'es%0d%0aSet-Cookie:%20a=b',
    'es\r\n\tx',
    '<script>',
    'x'.repeat(500),
    `${'es,'.repeat(100)}en`,
    'es;q=NaN',
    "es'; drop table",
    '__proto__',
    '*',
  ])('do not come out of the language %j', async (language) => {
    const { status, headers, text } = await rawRequest(shop.url, {
      path: '/v1/nothing',
      headers: { 'accept-language': language.replace(/[\r\n]/g, ' ') },
    });

    expect(status).toBe(404);
    expect(['es', 'en']).toContain(headers['content-language']);
    expect(Object.keys(headers)).not.toContain('set-cookie');
    expect(text).toMatch(
      /^\{"message":"(No encontramos lo que buscas|We could not find what you are looking for)\.","code":"not-found"\}$/,
    );
  });

  it.each([
    '/v1/games/a%0d%0aSet-Cookie:%20a=b',
    '/v1/legal/terms?lang=es%0d%0aSet-Cookie:%20a=b',
    '/%0d%0aSet-Cookie:%20a=b',
    '/v1/payment/webpay/return?token_ws=a%0d%0aSet-Cookie:%20a=b',
    '/media/%0d%0aSet-Cookie:%20a=b',
    '/admin%0d%0aSet-Cookie:%20a=b',
  ])('do not come out of the address %s', async (path) => {
    const { status, headers } = await rawRequest(shop.url, { path });

    expect(status).toBeLessThan(500);
    expect(Object.keys(headers)).not.toContain('set-cookie');
  });

  it('do not reach the address to which a buyer is sent back', async () => {
    const player = await shop.aPlayer();
    const [game] = await shop.games();
    const { token } = await player
      .checksOut(game ? [game] : [], { url: `${shop.url}/postorder\r\nSet-Cookie: a=b` })
      .catch(() => player.checksOut(game ? [game] : [], { url: 'https://evil.example/\r\nSet-Cookie: a=b' }));
    const { location } = await shop.browserReturns(await shop.bank.play(token, 'pay'));

    expect(location?.startsWith(`${shop.url}/`)).toBe(true);
    expect(location).not.toMatch(/[\r\n]|evil/);
  });

  it('do not come from forwarded headers while no proxy is configured: nobody gets a fresh budget', async () => {
    await shop.post('/v1/auth', { email: address(), password: PASSWORD });
    await shop.sql.query(`update access.budgets set spent = 1000000 where key like 'log-in:network:%'`);
    const answers = [];
    const claims: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
      { 'x-forwarded-for': '203.0.113.9, 127.0.0.1', 'cf-connecting-ip': '203.0.113.9' },
    ];
    for (const headers of claims) {
      answers.push((await shop.post('/v1/auth', { email: address(), password: PASSWORD }, { headers })).status);
    }

    expect(answers).toEqual([429, 429, 429, 429]);
  });

  it('do not name a request: its id is ours', async () => {
    const { headers } = await shop.get('/v1/health', {
      headers: { 'x-request-id': 'mine', 'x-correlation-id': 'mine' },
    });

    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
