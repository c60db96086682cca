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
  const reason = 'Así lo pidió el estudio';
  const staff = (method: string, game: Game, what: string, body: object) =>
    shop.call(method, `/v1/admin/games/${game.id}/${what}`, { token, body: { ...body, reason } });
  const corrects = (game: Game, texts: object) => staff('PUT', game, 'texts', texts);
  const prices = (game: Game, price: number) => staff('POST', game, 'price', { price });
  const card = async (game: Game): Promise<Game | undefined> =>
    (await shop.get<{ games: Game[] }>(`/v1/games?ids=${game.id}`)).body.games[0];
  const search = async (words: string): Promise<string[]> =>
    (await shop.get<{ games: Game[] }>(`/v1/games?search=${words}`)).body.games.map(({ id }) => id);
  const types = async (game: Game): Promise<string[]> =>
    (await shop.facts(`release-${game.id}`)).map(({ type }) => type);

  it('shows at once in lists, on the page and in searches', async () => {
    const game = gameAt(0);
    await card(game);
    await search('quetzalcoatl');
    const title = { es: 'Quetzalcóatl vuela', en: 'Quetzalcoatl flies' };
    expect([(await corrects(game, { title })).status, (await prices(game, 12_340)).status]).toEqual([200, 200]);

    expect(await card(game)).toMatchObject({ title, price: 12_340 });
    expect((await shop.get(`/v1/games/${game.id}`)).body).toMatchObject({ title, price: 12_340 });
    expect(await search('quetzalcoatl')).toEqual([game.id]);
    expect((await types(game)).slice(-3)).toEqual(['GameRelabelled', 'TextsChanged', 'PriceChangeApplied']);
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
    await corrects(game, { title: { es: 'Una ballena canta', en: 'A whale sings' } });
    await prices(game, 23_450);

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

  it('tells of what changed and of nothing else', async () => {
    const game = gameAt(1);
    const before = await types(game);
    const summary = { es: 'Un resumen', en: 'A summary' };
    await corrects(game, { summary, title: game.title });
    await corrects(game, { summary });
    await prices(game, game.price);
    await staff('POST', game, 'restore', {});
    expect(await types(game)).toEqual([...before, 'TextsChanged']);
  });

  it('finds a game under its new subjects, and no longer under the old', async () => {
    const game = gameAt(2);
    await corrects(game, {
      subjects: ['astronomy'],
      summary: { es: 'Nada', en: 'Nothing' },
      teaches: { es: ['Nada'], en: ['Nothing'] },
      description: { es: 'Nada', en: 'Nothing' },
    });
    expect(await search('astronomia')).toContain(game.id);
    await corrects(game, { subjects: ['music'] });
    expect(await search('astronomia')).not.toContain(game.id);
    expect(await search('musica')).toContain(game.id);
  });

  it('takes it off sale and back, at the price of that day', async () => {
    const game = gameAt(3);
    await staff('POST', game, 'withdraw', {});
    expect(await card(game)).toBeUndefined();
    expect((await shop.get(`/v1/games/${game.id}`)).status).toBe(404);

    await prices(game, 1_000);
    await staff('POST', game, 'restore', {});
    expect(await card(game)).toMatchObject({ price: 1_000 });
    expect((await types(game)).slice(-3)).toEqual(['GameWithdrawn', 'PriceChangeApplied', 'GameRestored']);
  });

  it('keeps what two people change at the same time', async () => {
    const game = gameAt(4);
    const title = { es: 'A la vez', en: 'At once' };
    const answers = await Promise.all([prices(game, 5_550), corrects(game, { title })]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await card(game)).toMatchObject({ price: 5_550, title });
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
});
