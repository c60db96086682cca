import { eventually } from '../../support/process.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';

describe('changing a game', () => {
  let shop: Shop;
  let token: string;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    token = (
      await shop.post<{ token: string }>('/v1/auth', {
        email: 'admin@ludoteca.test',
        password: 'Ludoteca1',
        remember_me: false,
      })
    ).body.token;
    games = await shop.games();
  });
  afterAll(() => shop?.close());

  const gameAt = (place: number): Game => {
    const game = games[place];
    if (!game) throw new Error('too little is on sale');
    return game;
  };
  const change = (game: Game, body: object) => shop.call('PUT', `/v1/admin/games/${game.id}`, { token, body });
  const card = async (game: Game): Promise<Game | undefined> =>
    (await shop.get<{ games: Game[] }>(`/v1/games?ids=${game.id}`)).body.games[0];
  const search = async (words: string): Promise<string[]> =>
    (await shop.get<{ games: Game[] }>(`/v1/games?search=${words}`)).body.games.map(({ id }) => id);
  const types = async (game: Game): Promise<string[]> => (await shop.facts(`game-${game.id}`)).map(({ type }) => type);

  it('shows at once in lists, on the page and in searches', async () => {
    const game = gameAt(0);
    await card(game);
    await search('quetzalcoatl');
    const title = { es: 'Quetzalcóatl vuela', en: 'Quetzalcoatl flies' };
    expect((await change(game, { title, price: 12_340 })).status).toBe(200);

    expect(await card(game)).toMatchObject({ title, price: 12_340 });
    expect((await shop.get(`/v1/games/${game.id}`)).body).toMatchObject({ title, price: 12_340 });
    expect(await search('quetzalcoatl')).toEqual([game.id]);
    expect(await types(game)).toEqual(['GameListed', 'GameRelabelled', 'GamePriced']);
  });

  it('shows at once on the pages of visitors, each with a nonce of its own', async () => {
    const game = gameAt(0);
    const visit = async (path: string, language: string): Promise<{ text: string; nonce: string }> => {
      const { body, headers } = await shop.get<string>(path, { headers: { 'accept-language': language } });
      const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
      expect(body).toContain(`nonce="${nonce}"`);
      return { text: body.replaceAll(nonce, '…'), nonce };
    };
    const paths = ['/games?sort=-price', `/games/${game.slug}`];
    for (const path of paths) {
      const [first, second] = [await visit(path, 'es'), await visit(path, 'es')];
      expect([second.text === first.text, second.nonce === first.nonce]).toEqual([true, false]);
    }
    await change(game, { title: { es: 'Una ballena canta', en: 'A whale sings' }, price: 23_450 });

    for (const path of paths) {
      const [spanish, english] = [(await visit(path, 'es')).text, (await visit(path, 'en')).text];
      expect([
        spanish.includes('Una ballena canta'),
        spanish.includes('23.450'),
        english.includes('A whale sings'),
        english.includes('Una ballena canta</'),
      ]).toEqual([true, true, true, false]);
    }
  });

  it('tells no fact when only other texts change, or nothing at all', async () => {
    const game = gameAt(1);
    await change(game, {
      summary: { es: 'Un resumen', en: 'A summary' },
      price: game.price,
      listed: true,
      title: game.title,
    });
    expect(await types(game)).toEqual(['GameListed']);
  });

  it('finds a game under its new subjects, and no longer under the old', async () => {
    const game = gameAt(2);
    await change(game, {
      subjects: ['astronomy'],
      summary: { es: 'Nada', en: 'Nothing' },
      teaches: { es: [], en: [] },
      description: { es: 'Nada', en: 'Nothing' },
    });
    expect(await search('astronomia')).toContain(game.id);
    await change(game, { subjects: ['music'] });
    expect(await search('astronomia')).not.toContain(game.id);
    expect(await search('musica')).toContain(game.id);
  });

  it('takes it off sale and back, at the price of that day', async () => {
    const game = gameAt(3);
    await change(game, { listed: false });
    expect(await card(game)).toBeUndefined();
    expect((await shop.get(`/v1/games/${game.id}`)).status).toBe(404);

    await change(game, { listed: true, price: 1_000 });
    expect(await card(game)).toMatchObject({ price: 1_000 });
    expect(await types(game)).toEqual(['GameListed', 'GameUnlisted', 'GamePriced', 'GameListed']);
  });

  it('keeps what two people change at the same time', async () => {
    const game = gameAt(4);
    const title = { es: 'A la vez', en: 'At once' };
    const answers = await Promise.all([
      change(game, { price: 5_550 }),
      change(game, { title }),
      change(game, { releasedOn: '2026-01-02' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await card(game)).toMatchObject({ price: 5_550, title, releasedOn: '2026-01-02' });
  });

  it('shows soon what another process has changed', async () => {
    const game = gameAt(5);
    await card(game);
    await shop.sql.query(`update catalog.games set title = '{"es": "De lejos", "en": "From afar"}' where id = $1`, [
      game.id,
    ]);
    await eventually(
      () => card(game),
      (shown) => shown?.title.es === 'De lejos',
      2_000,
      'the change',
    );
  });

  it('gives no price to a game that was never on sale, and changes nothing', async () => {
    const id = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
    await shop.sql.query(
      `insert into catalog.games (id, slug, developer_id, title, summary, description, teaches, requirements, subjects, grade_from, grade_to, age_rating, platforms, languages, released_on, cover, screenshots, in_plan, keywords)
       select $1, 'draft', developer_id, title, summary, description, teaches, requirements, subjects, grade_from, grade_to, age_rating, platforms, languages, released_on, cover, screenshots, in_plan, keywords from catalog.games limit 1`,
      [id],
    );
    const draft = { ...gameAt(6), id };
    const refused = await change(draft, { price: 1_000, releasedOn: '2026-01-02' });

    expect(refused).toMatchObject({ status: 409, body: { code: 'game-never-on-sale' } });
    expect((await shop.call('GET', `/v1/admin/games/${id}`, { token })).body).not.toMatchObject({
      releasedOn: '2026-01-02',
    });
    expect((await change(draft, { price: 1_000, listed: true })).body).toMatchObject({ price: 1_000, listed: true });
    expect(await card(draft)).toMatchObject({ price: 1_000 });
  });
});
