import { startShop, type Player, type Shop } from '../../support/shop.js';
import { claimsOf } from '../../support/tokens.js';

const PASSWORD = 'Ludoteca1';
const PLANTED = '0198a000-0000-7000-8000-00000000f1f1';
type Token = { token: string };

describe('a stolen token', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const refresh = (token: string) => shop.post<Token>('/v1/auth/refresh', { token });
  const signIn = async (player: Player, more: object = {}, headers: Record<string, string> = {}): Promise<string> =>
    (
      await shop.post<Token>(
        '/v1/auth',
        { email: player.email, password: PASSWORD, remember_me: false, ...more },
        { headers },
      )
    ).body.token;
  const works = async (player: Player, token: string): Promise<boolean> =>
    (await shop.get(`/v1/users/${player.id}`, { token })).status === 200;
  const graceEnds = (token: string) =>
    shop.sql.query(`update access.sessions set rotated_at = rotated_at - interval '31 seconds' where id = $1`, [
      claimsOf(token).sid,
    ]);
  const sessionsOf = async (player: Player) =>
    (
      await shop.sql.query<{ id: string; generation: number; over: boolean }>(
        'select id, generation, revoked_at is not null as over from access.sessions where person_id = $1',
        [player.id],
      )
    ).rows;
  const warnings = async (player: Player): Promise<number> => {
    await shop.settles();
    return (await player.mailbox()).filter(({ subject }) => subject === 'Cerramos una de tus sesiones en Ludoteca')
      .length;
  };

  it('presented twenty times at once is one rotation with one answer; one family survives', async () => {
    const player = await shop.aPlayer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(player.token)));
    const [next] = answers.map(({ body }) => body.token);

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.token))).toEqual(new Set([next]));
    expect(await sessionsOf(player)).toEqual([{ id: claimsOf(player.token).sid, generation: 2, over: false }]);
    expect(await works(player, next ?? '')).toBe(true);
    expect(await warnings(player)).toBe(0);
  });

  it('used later, ends the session for thief and owner, and tells the owner once', async () => {
    const [player, bystander] = [await shop.aPlayer(), await shop.aPlayer()];
    const elsewhere = await signIn(player);
    const newest = (await refresh(player.token)).body.token;
    await graceEnds(newest);
    const thieves = await Promise.all(Array.from({ length: 5 }, () => refresh(player.token)));

    expect(thieves.map(({ status }) => status)).toEqual(Array(5).fill(401));
    expect([await works(player, newest), (await refresh(newest)).status]).toEqual([false, 401]);
    expect(await warnings(player)).toBe(1);
    expect([
      await works(player, elsewhere),
      await works(bystander, bystander.token),
      await warnings(bystander),
    ]).toEqual([true, true, 0]);
  });

  it('used by the thief first, is found out when the owner comes', async () => {
    const player = await shop.aPlayer();
    const ofTheThief = (await refresh(player.token)).body.token;
    await graceEnds(ofTheThief);
    const owner = await refresh(player.token);

    expect(owner.status).toBe(401);
    expect(await works(player, ofTheThief)).toBe(false);
    expect((await refresh(ofTheThief)).status).toBe(401);
    expect(await warnings(player)).toBe(1);
  });

  it('two generations old has no grace, however quick', async () => {
    const player = await shop.aPlayer();
    const third = (await refresh((await refresh(player.token)).body.token)).body.token;

    expect((await refresh(player.token)).status).toBe(401);
    expect(await works(player, third)).toBe(false);
  });

  it('raced against the log-out does not live on', async () => {
    const player = await shop.aPlayer();
    const [, ...refreshed] = await Promise.all([
      shop.post('/v1/auth/logout', {}, { token: player.token }),
      ...Array.from({ length: 8 }, () => refresh(player.token)),
    ]);

    for (const { body } of refreshed) expect(await works(player, body.token ?? player.token)).toBe(false);
    expect((await sessionsOf(player)).map(({ over }) => over)).toEqual([true]);
  });
});

describe('a planted session', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it('is never taken over at log-in: no other person chooses its id', async () => {
    const [victim, attacker] = [await shop.aPlayer(), await shop.aPlayer()];
    const attackers = claimsOf(attacker.token).sid;
    const planted = [PLANTED, attackers].map((sid) =>
      shop.post<Token>(
        `/v1/auth?sid=${sid}&session_id=${sid}`,
        {
          email: victim.email,
          password: PASSWORD,
          sid,
          session_id: sid,
          sessionId: sid,
          id: sid,
          token: attacker.token,
        },
        {
          token: attacker.token,
          headers: { cookie: `sid=${sid}; session=${sid}; connect.sid=${sid}`, 'x-session-id': sid },
        },
      ),
    );
    const sids = (await Promise.all(planted)).map(({ body }) => claimsOf(body.token).sid);

    expect(sids.filter((sid) => sid === PLANTED || sid === attackers)).toEqual([]);
    expect((await shop.get(`/v1/users/${victim.id}`, { token: attacker.token })).status).toBe(403);
  });

  it('is another with each log-in, and none is set by a cookie', async () => {
    const player = await shop.aPlayer();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => shop.post<Token>('/v1/auth', { email: player.email, password: PASSWORD })),
    );

    expect(
      new Set([player.token, ...answers.map(({ body }) => body.token)].map((token) => claimsOf(token).sid)).size,
    ).toBe(4);
    // The one cookie knows the device: it carries nothing of the session and opens nothing.
    for (const { headers, body } of answers) {
      const cookies = headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['known_device']);
      for (const part of [...body.token.split('.'), String(claimsOf(body.token).sid)])
        expect(cookies.join()).not.toContain(part);
      expect((await shop.get(`/v1/users/${player.id}`, { headers: { cookie: cookies[0] ?? '' } })).status).toBe(401);
      expect((await shop.post('/v1/auth/refresh', {}, { headers: { cookie: cookies[0] ?? '' } })).status).toBe(422);
    }
  });
});
