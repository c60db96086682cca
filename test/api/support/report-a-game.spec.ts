import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { unzip } from '../../support/zip.js';
import { Staff } from '../backoffice/console.js';

interface Received {
  number: string;
  token: string;
  code?: string;
  message?: string;
}
interface Listed {
  id: string;
  number: string;
  category: string;
  game: { id: string; slug: string; title: { es: string; en: string } } | null;
  gameReason: string | null;
}

const INBOX = 'hola@ludoteca.test';

describe('reporting the content of a game', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Player;
  let game: Game;
  let other: Game;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
    ana = await shop.aPlayer();
    const [first, second] = await shop.games();
    if (!first || !second) throw new Error('the shop has no games');
    [game, other] = [first, second];
  });
  afterAll(() => shop?.close());

  const words = 'El nivel dos confunde magma con lava.';
  const report = (more: Record<string, unknown>, who: Player | Shop = shop) =>
    who.post<Received>('/v1/reports', { game: game.slug, reason: 'wrong-facts', description: words, ...more });
  const statusOf = async ({ number, token }: Received) =>
    (await shop.get<Listed>(`/v1/reports/status?${new URLSearchParams({ number, token }).toString()}`)).body;
  const listed = async (filter: Record<string, unknown>): Promise<string[]> =>
    (await admin.list<Listed>('reports', { filter })).body.map(({ number }) => number);
  const shown = async (number: string): Promise<Listed> => {
    const { body } = await admin.list<Listed>('reports', { filter: { q: number } });
    return (await admin.get<Listed>(`reports/${body[0]?.id}`)).body;
  };
  const kept = async (): Promise<number> => (await shop.sql.query('select from support.reports')).rowCount ?? 0;

  it('names the game and what is wrong with it: to the reporter, to staff and by mail', async () => {
    const { status, body } = await report({});
    expect(status).toBe(200);
    const about = { game: { id: game.id, slug: game.slug, title: game.title }, gameReason: 'wrong-facts' };
    expect(await statusOf(body)).toMatchObject({ number: body.number, ...about });
    expect(await shown(body.number)).toMatchObject({ category: 'other', ...about });

    await shop.settles();
    const mail = (await shop.mailbox(INBOX)).find(({ subject }) => subject.includes(body.number));
    expect(mail?.subject).toBe(`Report ${body.number} about ${game.title.en}`);
    expect(mail?.text).toContain('It teaches wrong facts.');
    expect(mail?.text).toContain(words);
  });

  it('stands apart from problems of the shop in the list, and found by its game', async () => {
    const { number } = (await report({ game: game.id })).body;
    const ofOther = (await report({ game: other.slug, reason: 'harmful' })).body.number;
    const ofShop = (await report({ game: undefined, reason: undefined, category: 'other' })).body.number;

    const aboutGames = await listed({ isAboutGame: true });
    expect(aboutGames).toEqual(expect.arrayContaining([number, ofOther]));
    expect(aboutGames).not.toContain(ofShop);
    expect(await listed({ isAboutGame: false })).toEqual([ofShop]);
    expect(await listed({ category: ['other'] })).toEqual([ofShop]);
    expect(await listed({ gameId: other.id })).toEqual([ofOther]);
    expect(await shown(ofShop)).toMatchObject({ game: null, gameReason: null });
  });

  it.each([
    ['es', 'No encontramos ese juego en la tienda ni en tu biblioteca. Quítalo del reporte y envíalo de nuevo.'],
    ['en', 'We could not find that game in the shop or in your library. Take it out of the report and send it again.'],
  ])('of no game is refused in a sentence (%s), and leaves nothing', async (language, message) => {
    const before = await kept();
    const body = { game: 'no-such-game', reason: 'other', description: words };
    const refused = await shop.post<Received>('/v1/reports', body, { headers: { 'accept-language': language } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'reported-game-unknown', message } });
    expect(await kept()).toBe(before);
  });

  it('needs a reason beside the game, and a category without one', async () => {
    for (const more of [
      { reason: undefined },
      { reason: 'weather' },
      { category: 'weather' },
      { game: 5 },
      { game: '', reason: 'other' },
    ])
      expect((await report(more)).status).toBe(422);
  });

  it('of a game that left the shop is taken from its owners alone', async () => {
    const [gone] = (await shop.games()).slice(-1);
    if (!gone) throw new Error('the shop has no game');
    await ana.buys([gone]);
    await shop.settles();
    await admin.post(`games/${gone.id}/withdraw`, { reason: 'Así lo pidió el estudio' });
    await shop.settles();
    const beto = await shop.aPlayer();

    for (const named of [gone.slug, gone.id]) {
      expect((await report({ game: named })).status).toBe(422);
      expect((await report({ game: named }, beto)).status).toBe(422);
      expect((await report({ game: named }, ana)).status).toBe(200);
    }
  });

  it('is sent as a plain form, too, which comes back with its game', async () => {
    const send = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return fetch(`${shop.url}/v1/reports/form`, { method: 'POST', body: form, redirect: 'manual' });
    };
    const led = await send({ game: game.slug, reason: 'copied', description: words });
    const number = new URL(led.headers.get('location') ?? '', shop.url).searchParams.get('number') ?? '';
    expect(await shown(number)).toMatchObject({ game: { id: game.id }, gameReason: 'copied' });

    const unknown = await send({ game: 'no such', reason: 'copied', description: words });
    expect([unknown.status, await unknown.text()]).toEqual([
      422,
      expect.stringContaining('We could not find that game'),
    ]);
    const wordless = await send({ game: game.slug, reason: 'copied', description: '' });
    const page = await wordless.text();
    expect(page).toContain('Choose what is wrong and tell us what happened.');
    expect(page).toContain(game.title.en);
    expect(page).toMatch(/<option value="copied" selected/);
  });

  it('is part of the copy of my data', async () => {
    const carla = await shop.aPlayer();
    await report({ reason: 'unsuitable' }, carla);
    const { id } = (await carla.post<{ id: string }>('/v1/privacy/exports', {})).body;
    await shop.settles();
    const file = await fetch(`${shop.url}/v1/privacy/exports/${id}/file`, {
      headers: { authorization: `Bearer ${carla.token}` },
    });
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    expect(JSON.parse(files['data/support.json'] ?? '')).toMatchObject({
      reports: [{ game: game.slug, gameReason: 'unsuitable', description: words }],
    });
  });
});
