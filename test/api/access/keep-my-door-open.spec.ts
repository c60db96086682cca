import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';

const PASSWORD = 'Ludoteca1';
const WRONG = 'Wrong-guess-1';
const NEW = 'Tres-tigres-8';

/** A network of its own; documentation addresses. */
let networks = 0;
const aNetwork = (): string => `203.0.113.${++networks}`;

describe('keeping the door open for the owner of an account', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => shop?.close());

  const from = (
    network: string,
    path: string,
    body: object,
    cookie?: string,
  ): Promise<Answer<{ token: string; code: string }>> =>
    shop.post(`/v1/auth${path}`, body, { headers: { 'x-forwarded-for': network, ...(cookie ? { cookie } : {}) } });
  const logIn = (network: string, { email }: { email: string }, password = PASSWORD, cookie?: string) =>
    from(network, '', { email, password }, cookie);
  const guesses = async (network: string, player: { email: string }, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await logIn(network, player, WRONG)).status);
    return statuses;
  };
  const cookieOf = ({ headers }: Answer<unknown>): string => headers.get('set-cookie')?.split(';')[0] ?? '';
  const linkFor = async (player: Player): Promise<string> =>
    (await shop.linksTo(player.email, 'confirm-password-reset'))[0] ?? '';

  it('stops guesses from one network and lets the owner in from another', async () => {
    const player = await shop.aPlayer();
    const [theirs, own] = [aNetwork(), aNetwork()];

    expect(await guesses(theirs, player, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(theirs, player)).status).toBe(429);
    expect((await logIn(own, player)).status).toBe(200);
  });

  it('lets guesses from many networks wait longer and longer, and the owner in at once', async () => {
    const player = await shop.aPlayer();
    const cookie = cookieOf(await logIn(aNetwork(), player));
    for (let n = 0; n < 7; n++) await guesses(aNetwork(), player, 10);
    expect(await guesses(aNetwork(), player, 3)).toEqual([401, 429, 429]);

    const own = aNetwork();
    expect((await logIn(own, player)).status).toBe(200);
    const other = aNetwork();
    await logIn(other, player, WRONG);
    const again = await logIn(other, player);
    expect([again.status, Number(again.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect((await logIn(other, player, PASSWORD, cookie)).status).toBe(200);
  });

  it('lets a device in that was in before, whatever others in its network guess', async () => {
    const [player, classmate] = [await shop.aPlayer(), await shop.aPlayer()];
    const school = aNetwork();
    const first = await logIn(school, player);
    const cookie = cookieOf(first);
    await guesses(school, player, 11);

    expect(first.headers.get('set-cookie')).toMatch(
      /^known_device=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect((await logIn(school, player)).status).toBe(429);
    expect((await logIn(school, player, PASSWORD, cookie)).status).toBe(200);
    expect((await logIn(school, classmate, PASSWORD, cookie)).status).toBe(200);
  });

  it('gives a device ten guesses of its own at the accounts that it knows, and none more at others', async () => {
    const [player, stranger] = [await shop.aPlayer(), await shop.aPlayer()];
    const network = aNetwork();
    const cookie = cookieOf(await logIn(network, player));
    const own = [];
    for (let n = 0; n < 11; n++) own.push((await logIn(network, player, WRONG, cookie)).status);
    await guesses(network, stranger, 10);

    expect(own).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await logIn(network, stranger, PASSWORD, cookie)).status).toBe(429);
    expect((await logIn(aNetwork(), player, PASSWORD)).status).toBe(200);
  });

  it('remembers several accounts on one device, and believes no cookie that it did not give', async () => {
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    const network = aNetwork();
    const one = cookieOf(await logIn(network, ana));
    const both = cookieOf(await logIn(network, beto, PASSWORD, one));
    await guesses(network, ana, 10);
    await guesses(network, beto, 10);
    const forged = both.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));

    expect([
      (await logIn(network, ana, PASSWORD, both)).status,
      (await logIn(network, beto, PASSWORD, both)).status,
    ]).toEqual([200, 200]);
    expect((await logIn(network, ana, PASSWORD, forged)).status).toBe(429);
    for (const cookie of ['known_device=', 'known_device=x.y', `known_device=${'A'.repeat(22)}.${'B'.repeat(22)}`])
      expect((await logIn(network, ana, PASSWORD, cookie)).status).toBe(429);
  });

  it('opens to a new password by mail while guesses go on in the same network', async () => {
    const player = await shop.aPlayer();
    const school = aNetwork();
    await guesses(school, player, 11);
    await from(school, '/reset-password', { email: player.email });
    const reset = await from(school, '/confirm-reset-password', { token: await linkFor(player), newPassword: NEW });
    await guesses(school, player, 11);

    expect(reset.status).toBe(200);
    expect((await logIn(school, player, NEW)).status).toBe(429);
    expect((await logIn(school, player, NEW, cookieOf(reset))).status).toBe(200);
  });

  it('sends a link although another network used up its own, and fifteen mails an hour at most', async () => {
    const player = await shop.aPlayer();
    const [theirs, own] = [aNetwork(), aNetwork()];
    const request = [];
    for (let n = 0; n < 4; n++) request.push((await from(theirs, '/reset-password', { email: player.email })).status);
    const mine = await from(own, '/reset-password', { email: player.email });
    for (let n = 0; n < 12; n++)
      request.push((await from(aNetwork(), '/reset-password', { email: player.email })).status);
    const links = await shop.linksTo(player.email, 'confirm-password-reset');
    const used = await Promise.all(
      links.map((token) => from(own, '/confirm-reset-password', { token, newPassword: NEW })),
    );

    expect(request).toEqual([200, 200, 200, 429, ...Array<number>(12).fill(200)]);
    expect(mine.status).toBe(200);
    expect(links).toHaveLength(15);
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('lets a person sign up though others tried with the same address elsewhere', async () => {
    const email = 'wanted-by-many@example.test';
    const [theirs, own] = [aNetwork(), aNetwork()];
    const signUp = (network: string) => from(network, '/signup', { email, username: 'Camila', password: PASSWORD });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await signUp(theirs)).status);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await signUp(own)).status).toBe(200);
  });
});
