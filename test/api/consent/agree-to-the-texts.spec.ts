import { startShop, type Player, type Shop } from '../../support/shop.js';

interface AcceptedText {
  text: string;
  hash: string;
  agreed: boolean;
  latest: { hash: string; version: string; language: string; given: boolean; place: string; at: string } | null;
}
type Shown = { texts: AcceptedText[]; needs_acceptance: string[]; unsubscribe_url: string };

const OLD = '0'.repeat(64);

describe('agreeing to the texts', () => {
  let shop: Shop;
  let terms: string;
  let privacy: string;
  let marketing: string;
  let cookies: string;
  beforeAll(async () => {
    shop = await startShop();
    const hashOf = async (name: string): Promise<string> =>
      (await shop.get<{ hash: string }>(`/v1/legal/${name}`)).body.hash;
    [terms, privacy, marketing, cookies] = (await Promise.all(
      ['terms', 'privacy', 'marketing', 'cookies'].map(hashOf),
    )) as [string, string, string, string];
  });
  afterAll(() => shop?.close());

  const aReader = (): Promise<Player> => shop.aPlayer({ acceptedTerms: terms, acceptedPrivacy: privacy });
  const reply = async (player: Player): Promise<Shown> =>
    (await player.get<Shown>(`/v1/users/${player.id}/consents`)).body;
  const about = async (player: Player, text: string): Promise<AcceptedText | undefined> =>
    (await reply(player)).texts.find((accepted) => accepted.text === text);
  const answers = (player: Player, body: unknown) =>
    player.post<Shown & { code: string; message: string }>(`/v1/users/${player.id}/consents`, body);
  /** Since the player agreed, a word of the terms changed. */
  const termsChangedSince = (player: Player) =>
    shop.sql.query(
      `update consent.consents set hash = $2, version = '2026-05' where person_id = $1 and text = 'terms'`,
      [player.id, OLD],
    );
  const rowsOf = async (player: Player): Promise<number> =>
    (await shop.sql.query('select from consent.consents where person_id = $1', [player.id])).rowCount ?? 0;
  const aGame = async () => {
    const [game] = await shop.games();
    if (!game) throw new Error('nothing is on sale');
    return game;
  };

  it('is written down at sign-up: which text, word for word, in which language, where and when', async () => {
    const player = await aReader();
    const { texts, needs_acceptance } = await reply(player);

    expect(needs_acceptance).toEqual([]);
    expect(texts.map(({ text, hash, agreed }) => ({ text, hash, agreed }))).toEqual([
      { text: 'terms', hash: terms, agreed: true },
      { text: 'privacy', hash: privacy, agreed: true },
      { text: 'marketing', hash: marketing, agreed: false },
      { text: 'page-views', hash: cookies, agreed: false },
      { text: 'network-tag', hash: cookies, agreed: false },
      { text: 'subscription', hash: expect.any(String), agreed: false },
    ]);
    expect(texts[0]?.latest).toEqual({
      version: '2026-11-28',
      hash: terms,
      language: 'es',
      given: true,
      place: 'sign-up',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(texts[2]?.latest).toBeNull();
  });

  it('takes no texts that the shop does not publish, and makes no account of them', async () => {
    const account = { email: 'old-page@example.test', username: 'Old page', password: 'Ludoteca1' };
    const signUp = (more: object) =>
      shop.post<{ code: string; message: string }>(
        '/v1/auth/signup',
        { ...account, ...more },
        { headers: { 'accept-language': 'es' } },
      );

    expect(await signUp({ acceptedTerms: OLD })).toMatchObject({
      status: 409,
      body: { code: 'terms-changed', message: expect.stringContaining('Léelos') },
    });
    expect(await signUp({ acceptedTerms: terms, acceptedPrivacy: terms })).toMatchObject({
      status: 409,
      body: { code: 'terms-changed' },
    });
    expect((await shop.sql.query('select from access.persons where email = $1', [account.email])).rowCount).toBe(0);
  });

  it('writes nothing into the account of a person whose address a stranger signs up with', async () => {
    const player = await shop.aPlayer();
    await shop.post('/v1/auth/signup', {
      email: player.email,
      username: 'Stranger',
      password: 'Ludoteca1',
      acceptedTerms: terms,
      acceptedPrivacy: privacy,
    });

    expect(await rowsOf(player)).toBe(0);
  });

  it('is asked for once more when a text changed, and done with one answer', async () => {
    const player = await aReader();
    await termsChangedSince(player);

    expect((await player.get(`/v1/users/${player.id}`)).body).toMatchObject({ needs_acceptance: ['terms'] });
    expect(await answers(player, { text: 'terms', given: true, hash: OLD })).toMatchObject({
      status: 409,
      body: { code: 'text-changed', message: expect.stringMatching(/^El texto cambió/) },
    });
    expect(await answers(player, { text: 'terms', given: true })).toMatchObject({
      status: 409,
      body: { code: 'text-changed' },
    });

    expect(await answers(player, { text: 'terms', given: true, hash: terms })).toMatchObject({
      status: 200,
      body: { needs_acceptance: [] },
    });
    expect((await player.get(`/v1/users/${player.id}`)).body).toMatchObject({ needs_acceptance: [] });
    expect((await about(player, 'terms'))?.latest).toMatchObject({ hash: terms, place: 'account', given: true });

    const before = await rowsOf(player);
    await answers(player, { text: 'terms', given: true, hash: terms });
    expect(await rowsOf(player)).toBe(before);
  });

  it('is needed again before buying when the terms changed, and a tick at the checkout is enough', async () => {
    const [player, game] = [await aReader(), await aGame()];
    await termsChangedSince(player);

    const refused = await player.post('/v1/payment', { cart: [game.id] });
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'terms-changed', message: 'Los términos cambiaron. Léelos y acéptalos otra vez.' },
    ]);
    expect((await player.get<{ total: number }>('/v1/orders')).body.total).toBe(0);

    await player.checksOut([game], { accepted_terms: terms });
    expect((await about(player, 'terms'))?.latest).toMatchObject({ hash: terms, place: 'checkout' });
    expect((await player.post('/v1/payment', { cart: [(await shop.games())[1]?.id] })).status).toBe(200);
  });

  it('is not demanded by clients that never ask for it', async () => {
    const [player, game] = [await shop.aPlayer(), await aGame()];

    expect((await reply(player)).needs_acceptance).toEqual(['terms', 'privacy']);
    expect((await player.checksOut([game])).token).not.toBe('');
  });

  it('of terms and privacy cannot be taken back while there is an account', async () => {
    const player = await aReader();

    for (const text of ['terms', 'privacy']) {
      expect(await answers(player, { text, given: false })).toMatchObject({
        status: 409,
        body: { code: 'consent-holds-account', message: expect.stringContaining('borrar tu cuenta') },
      });
    }
    expect((await reply(player)).needs_acceptance).toEqual([]);
  });

  it.each([
    [{ text: 'cookies', given: true }, 'text'],
    [{ text: 'terms', given: 'yes' }, 'given'],
    [{ text: 'terms', given: true, hash: 'short' }, 'hash'],
    [{}, 'text'],
  ])('refuses %j in words', async (body, path) => {
    const { status, body: answer } = await answers(await shop.aPlayer(), body);

    expect(status).toBe(422);
    expect(answer).toMatchObject({
      code: 'invalid-request',
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });

  it("is everybody's own: no other person reads or changes it", async () => {
    const [player, other] = [await aReader(), await shop.aPlayer()];
    const before = await rowsOf(player);

    expect(await other.get(`/v1/users/${player.id}/consents`)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    expect(
      (await other.post(`/v1/users/${player.id}/consents`, { text: 'marketing', given: true, hash: marketing })).status,
    ).toBe(403);
    expect((await other.get('/v1/users/0198a000-0000-7000-8000-000000000000/consents')).status).toBe(403);
    expect((await shop.get(`/v1/users/${player.id}/consents`)).status).toBe(401);
    expect(await rowsOf(player)).toBe(before);
    expect((await reply(other)).unsubscribe_url).not.toBe((await reply(player)).unsubscribe_url);
  });

  describe('to news by mail', () => {
    const wants = async (player: Player): Promise<void> => {
      expect((await answers(player, { text: 'marketing', given: true, hash: marketing })).status).toBe(200);
    };
    const pathOf = (url: string): string => url.replace(shop.url, '');
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    const press = (path: string, body: URLSearchParams | FormData = new URLSearchParams(oneClick)) =>
      fetch(`${shop.url}${path}`, { method: 'POST', headers: { 'accept-language': 'es' }, body });

    it('is off until a person switches it on, and can be switched off again', async () => {
      const player = await aReader();
      expect((await about(player, 'marketing'))?.agreed).toBe(false);

      await wants(player);
      expect((await about(player, 'marketing'))?.agreed).toBe(true);
      await answers(player, { text: 'marketing', given: false });
      expect((await about(player, 'marketing'))?.latest).toMatchObject({ given: false, place: 'account' });
    });

    it('ends without log-in by the address of a mail, for its owner alone', async () => {
      const [player, other] = [await shop.aPlayer(), await shop.aPlayer()];
      await Promise.all([wants(player), wants(other)]);
      const path = pathOf((await reply(player)).unsubscribe_url);

      const first = await press(path);
      expect([first.status, await first.json()]).toEqual([
        200,
        { message: 'Listo: no te enviaremos más novedades por correo.' },
      ]);
      expect((await about(player, 'marketing'))?.latest).toMatchObject({ given: false, place: 'mail' });
      expect((await about(other, 'marketing'))?.agreed).toBe(true);

      const rows = await rowsOf(player);
      expect((await press(path)).status).toBe(200);
      expect(await rowsOf(player)).toBe(rows);
    });

    it('ends as well by a form of parts, as other mail programs send it', async () => {
      const player = await shop.aPlayer();
      await wants(player);
      const form = new FormData();
      form.append('List-Unsubscribe', oneClick['List-Unsubscribe']);
      expect((await press(pathOf((await reply(player)).unsubscribe_url), form)).status).toBe(200);
      expect((await about(player, 'marketing'))?.agreed).toBe(false);
    });

    it('does not end when a program merely opens the address; a person is led to a page', async () => {
      const player = await shop.aPlayer();
      await wants(player);
      const { unsubscribe_url } = await reply(player);

      const opened = await shop.get(pathOf(unsubscribe_url));
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toBe(unsubscribe_url.replace('/v1/privacy/unsubscribe', '/unsubscribe'));
      expect((await about(player, 'marketing'))?.agreed).toBe(true);
    });

    it('ends by no address that is made up, changed or meant for something else', async () => {
      const player = await shop.aPlayer();
      await wants(player);
      const { unsubscribe_url } = await reply(player);
      const token = new URL(unsubscribe_url).searchParams.get('token') ?? '';
      const forged = [
        token.slice(0, -2),
        `${token}x`,
        token.split('.')[0],
        `.${token.split('.')[1]}`,
        'x',
        '%00',
        player.token.slice(0, 190),
      ];

      for (const attempt of forged) {
        const answer = await shop.call('POST', `/v1/privacy/unsubscribe?token=${attempt}`, {
          headers: { 'accept-language': 'en' },
        });
        expect(answer).toMatchObject({
          status: 404,
          body: { code: 'unsubscribe-link-unknown', message: expect.stringMatching(/^The link is incomplete/) },
        });
      }
      expect((await shop.call('POST', '/v1/privacy/unsubscribe')).status).toBe(422);
      expect((await about(player, 'marketing'))?.agreed).toBe(true);
    });
  });

  describe('to being measured', () => {
    it('is written down for each tool with version and hash, taken back at once, and copied with the data', async () => {
      const player = await shop.aPlayer({ birthYear: 1990 });
      expect((await answers(player, { text: 'page-views', given: true, hash: cookies })).status).toBe(200);
      expect((await answers(player, { text: 'network-tag', given: false })).status).toBe(200);
      expect(await about(player, 'page-views')).toMatchObject({
        agreed: true,
        latest: { version: '2026-11-30', hash: cookies, given: true, place: 'account' },
      });
      expect(await about(player, 'network-tag')).toMatchObject({ agreed: false, latest: { given: false } });

      await answers(player, { text: 'page-views', given: false });
      expect(await about(player, 'page-views')).toMatchObject({ agreed: false, latest: { given: false } });
      const kept = await shop.sql.query<{ text: string; given: boolean }>(
        `select text, given from consent.consents where person_id = $1 and text in ('page-views', 'network-tag') order by at, id`,
        [player.id],
      );
      expect(kept.rows.map(({ text, given }) => [text, given])).toEqual([
        ['page-views', true],
        ['network-tag', false],
        ['page-views', false],
      ]);
    });

    it('is not possible for a child, nor where the year of birth is unknown', async () => {
      const thisYear = new Date().getUTCFullYear();
      for (const player of [await shop.aPlayer({ birthYear: thisYear - 10 }), await shop.aPlayer()]) {
        expect(await answers(player, { text: 'page-views', given: true, hash: cookies })).toMatchObject({
          status: 409,
          body: { code: 'measuring-not-for-children', message: expect.stringContaining('no se mide nada') },
        });
        expect((await about(player, 'page-views'))?.latest).toBeNull();
      }
    });

    it('is about the words of the text on cookies as they are', async () => {
      const player = await shop.aPlayer({ birthYear: 1990 });
      expect((await answers(player, { text: 'page-views', given: true, hash: privacy })).body.code).toBe(
        'text-changed',
      );
      expect((await answers(player, { text: 'subscription', given: true, hash: cookies })).status).toBe(422);
    });
  });
});
