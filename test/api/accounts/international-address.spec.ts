import { CardHolder } from '../../support/cards.js';
import { Player, startShop, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

const PASSWORD = 'Ludoteca1';
const TYPED = ' Ana@NIÑEZ.cl ';
const READABLE = 'ana@niñez.cl';
const STORED = 'ana@xn--niez-hqa.cl';

interface Payload {
  user_id: string;
  email: string;
}

const payloadOf = (token: string): Payload =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload;

describe('an address with letters outside ASCII in its domain', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  const signUp = (email: string, language = 'es') =>
    shop.post<{ user: { email: string }; message: string; errors: { msg: string; path: string }[] }>(
      '/v1/auth/signup',
      { email, username: 'Ana', password: PASSWORD },
      { headers: { 'accept-language': language } },
    );
  const signIn = (email: string) =>
    shop.post<{ token: string }>('/v1/auth', { email, password: PASSWORD, remember_me: false });
  const own = ({ token }: { token: string }, path: string) =>
    shop.get<{ email: string }>(path, { token, headers: { 'accept-language': 'es' } });

  it('is stored and mailed to in its ASCII form, read as it was typed, and one account in either form', async () => {
    const { status, body } = await signUp(TYPED);
    expect([status, body.user.email]).toEqual([200, READABLE]);
    await shop.confirmAddress(STORED);
    expect(
      (await shop.sql.query('select recipient from mail.captured where recipient like $1', ['ana@%'])).rows,
    ).toEqual([{ recipient: STORED }]);

    const [readable, stored] = [await signIn(READABLE), await signIn(STORED)];
    expect([readable.status, stored.status]).toEqual([200, 200]);
    const { user_id: id, email } = payloadOf(readable.body.token);
    expect([email, payloadOf(stored.body.token).user_id]).toEqual([READABLE, id]);
    expect((await own(readable.body, `/v1/users/${id}`)).body.email).toBe(READABLE);

    expect((await signUp(STORED)).status).toBe(200);
    await shop.settles();
    expect(await shop.sql.query('select email from access.persons where email like $1', ['ana@%'])).toMatchObject({
      rows: [{ email: STORED }],
    });
  });

  it('is found and shown readably in the console, and by the texts of mails', async () => {
    await signUp('rosa@niñez.cl');
    await shop.confirmAddress('rosa@xn--niez-hqa.cl');
    const admin = await Staff.signsIn(shop);
    for (const q of ['rosa@niñez.cl', '@NIÑEZ.cl', 'rosa@xn--niez-hqa.cl'])
      expect(
        (await admin.list<{ email: string }>('people', { filter: { q } })).body.map(({ email }) => email),
      ).toContain('rosa@niñez.cl');

    const ben = await shop.aPlayer();
    const { status } = await shop.call('PATCH', `/v1/users/${ben.id}`, {
      token: ben.token,
      body: { email: 'Ben@Niñez.cl', currentPassword: PASSWORD },
    });
    expect(status).toBe(200);
    const [token] = await shop.linksTo('ben@xn--niez-hqa.cl', 'verify-email');
    expect((await shop.post('/v1/auth/verify-email', { token })).status).toBe(200);
    await shop.settles();
    const texts = (await shop.mailbox(ben.email)).map(({ text, html }) => text + html).join();
    expect(texts).toContain('@niñez.cl');
    expect(texts).not.toContain('xn--');
  });

  it('saves a card: the bank gets its ASCII form', async () => {
    await signUp('eva@niñez.cl');
    await shop.confirmAddress('eva@xn--niez-hqa.cl');
    const { token } = (await signIn('eva@niñez.cl')).body;
    const eva = new CardHolder(shop, new Player(shop, payloadOf(token).user_id, 'eva@niñez.cl', token, 'es'));
    await eva.saves();
    expect((await shop.bank.inscriptions()).map(({ email }) => email)).toContain('eva@xn--niez-hqa.cl');
  });

  it.each([
    ['es', 'no debe tener tildes, eñes ni espacios antes de la @'],
    ['en', 'must have no accents, no ñ and no spaces before the @'],
  ])('with such letters before the @ is refused with a sentence that says so, in %s', async (language, sentence) => {
    const { status, body } = await signUp('ñandú@niñez.cl', language);
    expect([status, body.errors]).toEqual([422, [{ msg: expect.stringContaining(sentence), path: 'email' }]]);
  });

  it.each(['ana@niñez', 'ana@niñ ez.cl', 'ana@niñez.cl/x', 'ana@niñez.cl:80'])(
    'that is none is refused: %s',
    async (email) => expect(await signUp(email)).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } }),
  );
});
