import { startShop, type Shop } from '../../support/shop.js';

describe("the stand-in for Google on one's own machine", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
    await shop.api.stop();
    // Only now it is known where the shop, and with it the stand-in, is reached.
    await shop.startApi({
      GOOGLE_CLIENT_ID: 'ludoteca-local',
      GOOGLE_KEYS_URL: `${shop.url}/dev/google/keys`,
      GOOGLE_ISSUER: `${shop.url}/dev/google`,
    });
  });
  afterAll(() => shop?.close());

  /** Chooses an account on the page, as its form would. @returns the address to which the browser is sent. */
  async function choose(fields: Record<string, string>): Promise<{ status: number; location: string }> {
    const request = {
      client_id: 'ludoteca-local',
      return_to: '/login?next=%2Fcart',
      name: 'Ana',
      email: 'ana@gmail.com',
      verified: 'yes',
      ...fields,
    };
    const response = await fetch(`${shop.url}/dev/google`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(request),
    });
    return { status: response.status, location: response.headers.get('location') ?? '' };
  }
  const enter = async (fields: Record<string, string>, more = {}) =>
    shop.post('/v1/auth/google', { credential: (await choose(fields)).location.split('#credential=')[1], ...more });

  it('says plainly that it is not Google, and offers accounts to choose from', async () => {
    const { status, body, headers } = await shop.get<string>(
      '/dev/google?client_id=ludoteca-local&return_to=/login&nonce="><script>',
    );

    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('This is not Google');
    expect(body).not.toContain('<script>');
    expect(body).toContain('rosa.quispe.ludoteca@gmail.com');
  });

  it('sends back to the page of the shop with a token that the shop believes', async () => {
    expect((await choose({})).location.replace(shop.url, '')).toMatch(
      /^\/login\?next=%2Fcart#credential=[\w-]+\.[\w-]+\.[\w-]+$/,
    );
    const {
      body: { nonce },
      headers,
    } = await shop.post<{ nonce: string }>('/v1/auth/google/nonce', {});
    const credential = (await choose({ nonce })).location.split('#credential=')[1];
    expect(
      (
        await shop.post(
          '/v1/auth/google',
          { credential, nonce },
          { headers: { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' } },
        )
      ).status,
    ).toBe(200);
  });

  it('knows unverified addresses and other shops, which the shop refuses', async () => {
    expect(await enter({ email: 'new@gmail.com', verified: 'no' })).toMatchObject({
      status: 401,
      body: { code: 'google-unverified' },
    });
    expect(await enter({ client_id: 'another' })).toMatchObject({ status: 401, body: { code: 'google-refused' } });
  });

  it('does not lose its way to a path that hides another host', async () =>
    expect(new URL((await choose({ return_to: '/.//evil.example' })).location).origin).toBe(shop.url));

  it.each(['https://evil.example/login', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'sends nobody to %s',
    async (address) => expect((await choose({ return_to: address })).status).toBe(422),
  );
});
