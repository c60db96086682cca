import { readFileSync } from 'node:fs';
import { eventually } from '../../support/process.js';
import { aCode } from '../codes/codes.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';

interface State {
  needed: boolean;
  may_buy: boolean;
  email: string | null;
  waiting: boolean;
  decision: string | null;
}

const thisYear = new Date().getUTCFullYear();

describe('playing as a child', () => {
  let shop: Shop;
  let dear: Game;
  let free: Game;
  let text: string;
  let adults = 0;
  beforeAll(async () => {
    shop = await startShop();
    [dear] = (await shop.games()) as [Game];
    [free] = (await shop.games({ free: true })) as [Game];
    text = (await shop.get<{ hash: string }>('/v1/legal/guardian')).body.hash;
  });
  afterAll(() => shop?.close());

  const aChild = (language: 'es' | 'en' = 'es'): Promise<Player> =>
    shop.aPlayer({ language, birthYear: thisYear - 10 });
  const anAdult = (): string => `adult${++adults}@example.test`;
  const requests = (child: Player, email: string) =>
    child.post<State & { code: string }>(`/v1/users/${child.id}/guardian`, { email });
  const state = async (child: Player): Promise<State> =>
    (await child.get<State>(`/v1/users/${child.id}/guardian`)).body;
  const buys = (child: Player) => child.post('/v1/payment', { cart: [dear.id] });
  const says = (token: string, decision: string, hash: string | undefined = text) =>
    shop.post<{ decision: string; message: string; code: string }>(
      '/v1/guardian',
      { token, decision, hash },
      { headers: { 'accept-language': 'es' } },
    );
  const tokensTo = async (email: string, subject: RegExp): Promise<string[]> => {
    await shop.settles();
    return (await shop.mailbox(email))
      .filter((mail) => subject.test(mail.subject))
      .map((mail) => /\/guardian\?token=([\w.-]+)/.exec(mail.text)?.[1] ?? '');
  };
  const QUESTION = /te pide permiso|asks for your permission/;
  const CONFIRMATION = /Autorizaste|You allowed/;
  /** The child names an adult, who gets the mail. */
  const questionTo = async (child: Player, email: string): Promise<string> => {
    expect((await requests(child, email)).status).toBe(200);
    return (await tokensTo(email, QUESTION))[0] ?? '';
  };

  it('may not buy before an adult allows it, and is told the way on', async () => {
    const child = await aChild();
    const record = (await child.get(`/v1/users/${child.id}`)).body;

    expect(record).toMatchObject({
      role_id: 2,
      minor: true,
      guardian_needed: true,
      may_buy: false,
      birth_year_needed: false,
    });
    expect(await buys(child)).toMatchObject({
      status: 403,
      body: { code: 'guardian-needed', message: expect.stringContaining('persona adulta') },
    });
    expect((await child.get<{ total: number }>('/v1/orders')).body.total).toBe(0);
    expect(await state(child)).toMatchObject({
      needed: true,
      may_buy: false,
      email: null,
      waiting: false,
      decision: null,
    });
  });

  it('may have free games, because nothing is paid', async () => {
    const child = await aChild();
    const [, another] = (await shop.games({ free: true })) as [Game, Game];

    expect((await child.post('/v1/payment/claim-free-game', { game_id: free.id })).status).toBe(200);
    expect(await child.checksOut([another])).toMatchObject({ token: '' });
    expect(await child.library()).toEqual([free.slug, another.slug].sort());
    expect(await child.post('/v1/payment', { cart: [dear.id, another.id] })).toMatchObject({
      status: expect.any(Number),
      body: { code: expect.stringMatching(/guardian-needed|already-owned/) },
    });
  });

  it('buys once the adult who got the mail allows it, while another child still may not', async () => {
    const [child, other, adult] = [await aChild(), await aChild(), anAdult()];
    const token = await questionTo(child, adult);
    const { body: question } = await shop.get(`/v1/guardian?token=${token}`);
    const answer = await says(token, 'allow');

    expect(question).toEqual({ username: expect.stringMatching(/^player/), decision: null, decided_at: null });
    expect(answer).toMatchObject({
      status: 200,
      body: { decision: 'allowed', message: expect.stringMatching(/^Desde ahora/) },
    });
    expect(await state(child)).toMatchObject({
      needed: true,
      may_buy: true,
      email: adult,
      waiting: false,
      decision: 'allowed',
    });
    expect((await buys(child)).status).toBe(200);
    expect((await child.get(`/v1/users/${child.id}`)).body).toMatchObject({ minor: true, may_buy: true, role_id: 2 });
    expect((await buys(other)).status).toBe(403);

    await shop.settles();
    expect((await child.mailbox()).map(({ subject }) => subject)).toContain('Ya puedes comprar en Ludoteca');
    const { rows } = await shop.sql.query(
      'select text, hash, given, place, language from consent.consents where person_id = $1',
      [child.id],
    );
    expect(rows).toEqual([{ text: 'guardian', hash: text, given: true, place: 'guardian', language: 'es' }]);
  });

  it('gets no game for older people by any way, though an adult allows buying; who may be old enough gets it', async () => {
    const admin = (
      await shop.post<{ token: string }>('/v1/auth', {
        email: 'admin@ludoteca.test',
        password: 'Ludoteca1',
        remember_me: false,
      })
    ).body.token;
    const [child, aged, untold] = [
      await aChild(),
      await shop.aPlayer({ birthYear: thisYear - 14 }),
      await shop.aPlayer(),
    ];
    await says(await questionTo(child, anAdult()), 'allow');
    const rates = async (game: Game, ageRating: string): Promise<void> =>
      void expect(
        (
          await shop.call('PUT', `/v1/admin/games/${game.id}/texts`, {
            token: admin,
            body: { ageRating, reason: 'La edad no calzaba' },
          })
        ).status,
      ).toBe(200);
    const gameCode = await aCode(shop, { kind: 'game', gameId: dear.id });
    for (const game of [dear, free]) await rates(game, '14');

    const refused = {
      status: 403,
      body: {
        code: 'too-young',
        age: 14,
        message: expect.stringMatching(/^Uno de los juegos es para personas mayores/),
      },
    };
    expect(await buys(child)).toMatchObject(refused);
    expect(await child.post('/v1/payment/claim-free-game', { game_id: free.id })).toMatchObject(refused);
    expect(
      await child.post('/v1/payment/claim-free', { game_id: dear.id, discount_code: gameCode.text }),
    ).toMatchObject(refused);
    expect(await child.library()).toEqual([]);
    expect(await shop.facts(`library-${child.id}`)).toEqual([]);
    expect([
      (await untold.post('/v1/payment/claim-free-game', { game_id: free.id })).status,
      (await untold.post('/v1/payment', { cart: [dear.id] })).status,
    ]).toEqual([200, 200]);
    expect((await aged.post('/v1/payment/claim-free-game', { game_id: free.id })).status).toBe(200);
    for (const game of [dear, free]) await rates(game, 'all');
  });

  it('writes to the adult in the language of the account, with a link for seven days', async () => {
    const [child, adult] = [await aChild('en'), anAdult()];
    const token = await questionTo(child, adult);
    const [mail] = await shop.mailbox(adult);

    expect(mail).toMatchObject({
      to: adult,
      subject: 'A child asks for your permission to buy at Ludoteca',
      text: expect.stringContaining('works for 7 days'),
    });
    await shop.sql.query(
      `update access.email_tokens set created_at = created_at - interval '7 days' where owner_id = $1 and purpose = 'guardian'`,
      [child.id],
    );
    expect(await says(token, 'allow')).toMatchObject({ status: 409, body: { code: 'guardian-link-expired' } });
    expect((await shop.get(`/v1/guardian?token=${token}`)).status).toBe(409);
    expect((await buys(child)).status).toBe(403);
  });

  it('loses the permission when the adult takes it back by the link of the confirmation, and gets it again the same way', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    const token = await questionTo(child, adult);
    await says(token, 'allow');
    const [again = ''] = await tokensTo(adult, CONFIRMATION);

    expect(await says(token, 'refuse')).toMatchObject({ status: 409, body: { code: 'guardian-link-used' } });
    expect(await says(again, 'refuse')).toMatchObject({ status: 200, body: { decision: 'withdrawn' } });
    expect(await buys(child)).toMatchObject({ status: 403, body: { code: 'guardian-needed' } });
    expect((await says(again, 'allow')).body.decision).toBe('allowed');
    expect((await buys(child)).status).toBe(200);

    const { rows } = await shop.sql.query<{ given: boolean }>(
      `select given from consent.consents where person_id = $1 and text = 'guardian' order by at, id`,
      [child.id],
    );
    expect(rows.map(({ given }) => given)).toEqual([true, false, true]);
  });

  it('keeps the form from being opened again after the adult took the permission back', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    await says(await questionTo(child, adult), 'allow');
    const key = { 'idempotency-key': 'the same cart' };
    const { body } = await child.post<{ orderId: string }>('/v1/payment', { cart: [dear.id] }, key);
    await says((await tokensTo(adult, CONFIRMATION))[0] ?? '', 'refuse');

    expect((await child.post('/v1/payment', { cart: [dear.id] }, key)).status).toBe(403);
    expect((await child.post(`/v1/payment/order/${body.orderId}/retry`, {})).status).toBe(403);
  });

  it('takes a no for a no: the same adult may be asked again, no other', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    await says(await questionTo(child, adult), 'refuse', undefined);

    expect(await state(child)).toMatchObject({ may_buy: false, decision: 'refused', waiting: false });
    expect(await requests(child, anAdult())).toMatchObject({ status: 409, body: { code: 'guardian-said-no' } });
    expect(await requests(child, adult)).toMatchObject({ status: 200, body: { waiting: true, decision: 'refused' } });
    expect((await buys(child)).status).toBe(403);
  });

  it('begins to delete the account when the adult wants it, and asks nobody any more', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    expect(await says(await questionTo(child, adult), 'erase', undefined)).toMatchObject({
      status: 200,
      body: { decision: 'erasure-requested' },
    });

    expect(await state(child)).toMatchObject({ decision: 'erasure-requested', may_buy: false });
    expect((await shop.facts(`person-${child.id}`)).map(({ type }) => type)).toEqual(['ErasureRequested']);
    expect(await requests(child, anAdult())).toMatchObject({ status: 409, body: { code: 'guardian-wants-erasure' } });
  });

  it('corrects a mistyped address: the first link stops working', async () => {
    const [child, wrong, right] = [await aChild(), anAdult(), anAdult()];
    const first = await questionTo(child, wrong);
    const second = await questionTo(child, right);

    expect(await says(first, 'allow')).toMatchObject({ status: 409, body: { code: 'guardian-link-replaced' } });
    expect((await says(second, 'allow')).status).toBe(200);
  });

  it('needs a yes to the text in force', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    const token = await questionTo(child, adult);

    expect(await says(token, 'allow', '0'.repeat(64))).toMatchObject({ status: 409, body: { code: 'text-changed' } });
    expect(await shop.post('/v1/guardian', { token, decision: 'allow' })).toMatchObject({
      status: 409,
      body: { code: 'text-changed' },
    });
    expect((await buys(child)).status).toBe(403);
    expect((await says(token, 'allow')).status).toBe(200);
  });

  it('is answered by no token that is made up or meant for something else', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    const token = await questionTo(child, adult);
    const unsubscribe =
      new URL(
        (await child.get<{ unsubscribe_url: string }>(`/v1/users/${child.id}/consents`)).body.unsubscribe_url,
      ).searchParams.get('token') ?? '';
    const verify =
      /verify-email\?token=([\w-]+)/.exec((await child.mailbox()).map((mail) => mail.text).join())?.[1] ?? '';

    for (const forged of ['', 'x', '.', `${token}x`, unsubscribe, verify, `${unsubscribe.split('.')[0]}.${token}`]) {
      expect(await says(forged, 'allow')).toMatchObject({
        status: 409,
        body: { code: 'guardian-link-unknown', message: expect.stringMatching(/\.$/) },
      });
    }
    expect((await shop.post('/v1/auth/verify-email', { token })).status).toBe(409);
    expect((await buys(child)).status).toBe(403);
  });

  it.each([['no-address'], [''], [null], ['a@b.cl\r\nBcc: x@example.test'], [{ a: 1 }]])(
    'asks nobody at %j',
    async (email) => {
      const child = await aChild();
      expect(await child.post(`/v1/users/${child.id}/guardian`, { email })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'email' }] },
      });
      expect(await says('x'.repeat(201), 'allow')).toMatchObject({ status: 422 });
      expect(await says('x', 'maybe')).toMatchObject({ status: 422, body: { code: 'invalid-request' } });
    },
  );

  it("does not ask the child's own address, nor before the child confirmed it, nor for a grown-up", async () => {
    const [child, unverified, grown] = [
      await aChild(),
      await shop.aPlayer({ verified: false, birthYear: thisYear - 10 }),
      await shop.aPlayer({ birthYear: thisYear - 30 }),
    ];

    expect(await requests(child, child.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'guardian-own-address' },
    });
    expect(await requests(child, child.email.replace('@', '+mama@'))).toMatchObject({
      status: 409,
      body: { code: 'guardian-own-address' },
    });
    expect(await requests(unverified, anAdult())).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
    expect(await requests(grown, anAdult())).toMatchObject({ status: 409, body: { code: 'guardian-not-needed' } });
  });

  it('asks three times a day at most', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    for (let n = 0; n < 3; n++) expect((await requests(child, adult)).status).toBe(200);
    const { status, headers } = await requests(child, anAdult());

    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600);
    expect((await requests(await aChild(), adult)).status).toBe(429);
  });

  it('gets no news by mail', async () => {
    const child = await aChild();
    const { hash } = (await shop.get<{ hash: string }>('/v1/legal/marketing')).body;

    expect(await child.post(`/v1/users/${child.id}/consents`, { text: 'marketing', given: true, hash })).toMatchObject({
      status: 409,
      body: { code: 'marketing-not-for-children' },
    });
  });

  it('is its own: another player sees and changes nothing', async () => {
    const [child, other, adult] = [await aChild(), await shop.aPlayer(), anAdult()];
    await questionTo(child, adult);

    expect((await other.get(`/v1/users/${child.id}/guardian`)).status).toBe(403);
    expect((await other.post(`/v1/users/${child.id}/guardian`, { email: other.email })).status).toBe(403);
    expect((await other.post(`/v1/users/${child.id}/birth-year`, { birthYear: 1980 })).status).toBe(403);
    expect((await shop.get(`/v1/users/${child.id}/guardian`)).status).toBe(401);
    expect(await state(child)).toMatchObject({ email: adult, waiting: true });
  });

  it('shows the name and the address of a child to no other player, on no route', async () => {
    const [child, other] = [await aChild(), await shop.aPlayer({ birthYear: thisYear - 30 })];
    const { orderId } = await child.checksOut([free]);
    const { username } = (await child.get(`/v1/users/${child.id}`)).body;
    const { paths } = JSON.parse(readFileSync('api/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.keys(paths).filter((path) => paths[path]?.get);
    const ids = [child.id, orderId, free.id, dear.id];

    const seen: string[] = [];
    for (const route of routes) {
      for (const path of new Set(ids.map((id) => route.replace(/\{[^}]+\}/g, id)))) {
        for (const answer of [await other.get(path), await shop.get(path)]) {
          const shown = JSON.stringify(answer.body);
          if ([username, child.email].some((personal) => shown.includes(String(personal)))) seen.push(path);
        }
      }
    }
    expect(routes.length).toBeGreaterThan(15);
    expect(seen).toEqual([]);
  });

  it('grows up: a person who is surely fourteen is asked nothing more, and the guardian is forgotten', async () => {
    const [child, adult] = [await aChild(), anAdult()];
    await says(await questionTo(child, adult), 'refuse', undefined);
    const bornIn = (year: number) =>
      shop.sql.query('update access.persons set birth_year = $2 where id = $1', [child.id, year]);

    await bornIn(thisYear - 14);
    expect((await buys(child)).status).toBe(403);
    await bornIn(thisYear - 15);
    expect((await buys(child)).status).toBe(200);
    expect(await state(child)).toMatchObject({ needed: false, may_buy: true });

    await shop.api.stop();
    await shop.start();
    const record = await eventually(
      () => child.get(`/v1/users/${child.id}`),
      ({ body }) => body.role_id === 3,
      10_000,
      'the role of members',
    );
    expect(record.body).toMatchObject({ role_id: 3, minor: false });
    await eventually(
      () => shop.sql.query('select from consent.guardians where person_id = $1', [child.id]),
      ({ rowCount }) => rowCount === 0,
      10_000,
      'the guardian being forgotten',
    );
  });

  it('keeps the role that an administrator gave, at any age', async () => {
    const pupil = await shop.aPlayer({ birthYear: thisYear - 20 });
    await shop.sql.query('update access.persons set role_id = 2 where id = $1', [pupil.id]);

    expect((await pupil.get(`/v1/users/${pupil.id}`)).body).toMatchObject({
      role_id: 2,
      minor: false,
      guardian_needed: true,
      may_buy: false,
    });
    expect((await buys(pupil)).status).toBe(403);
    await says(await questionTo(pupil, anAdult()), 'allow');
    expect((await buys(pupil)).status).toBe(200);
  });

  it('is asked for the year where no sign-up did; once told it stays', async () => {
    const [young, grown] = [await shop.aPlayer(), await shop.aPlayer()];
    const reports = (player: Player, birthYear: unknown) =>
      player.post<State & { code: string }>(`/v1/users/${player.id}/birth-year`, { birthYear });

    expect((await young.get(`/v1/users/${young.id}`)).body).toMatchObject({
      birth_year_needed: true,
      minor: false,
      may_buy: true,
    });
    expect(await reports(young, thisYear - 9)).toMatchObject({ status: 200, body: { needed: true, may_buy: false } });
    expect((await young.get(`/v1/users/${young.id}`)).body).toMatchObject({
      role_id: 2,
      minor: true,
      birth_year_needed: false,
    });
    expect(await reports(young, 1980)).toMatchObject({ status: 409, body: { code: 'birth-year-known' } });
    expect(await reports(grown, 1980)).toMatchObject({ status: 200, body: { needed: false, may_buy: true } });
    expect((await reports(await shop.aPlayer(), 12)).status).toBe(422);
    expect((await reports(await shop.aPlayer(), thisYear + 1)).status).toBe(422);
  });
});
