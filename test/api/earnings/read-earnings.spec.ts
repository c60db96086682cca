import { aStudio } from '../../support/applications.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

interface Earnings {
  earned: number;
  today: number;
  soFar: boolean;
  projection: number;
  byDay: { amount: number; lines: number }[];
  byGame: { key: string; title: object; amount: number; lines: number }[];
  code?: string;
}
interface Lines {
  lines: {
    amount: number;
    orderNumber: string;
    paymentId: string;
    price: number;
    ruleVersion: number;
    source: string;
  }[];
  count: number;
  total: number;
}

describe('the earnings of a studio', () => {
  let shop: Shop;
  let game: Game;
  let owner: Player;
  let stranger: Player;
  let path: string;
  beforeAll(async () => {
    shop = await startShop({ begins: '2026-11-16T15:00:00.000Z' });
    const admin = await Staff.signsIn(shop);
    [owner, stranger] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    const studio = await aStudio(shop, admin, owner);
    path = `/v1/developer/studios/${studio}/earnings`;
    game = (await shop.games())[0] as Game;
    await shop.settles();
    await shop.sql.query('update books.developers set developer_id = $1 where game_id = $2', [studio, game.id]);
    await shop.sql.query('insert into earnings.game_owners (game_id, since, developer_id) values ($1, $2, $3)', [
      game.id,
      await shop.now(),
      studio,
    ]);
    await Promise.all([1, 2].map(async () => (await shop.aPlayer()).buys([game])));
    await shop.settles();
  });
  afterAll(() => shop?.close());

  it('are the sum of lines, each down to the payment and the rule', async () => {
    const share = Math.round(Math.floor((200 * game.price + 119) / 238) * 0.7);
    const { body } = await owner.get<Earnings>(path);
    expect(body).toMatchObject({ earned: 2 * share, today: 2 * share, soFar: true, refunded: 0 });
    expect(body.byDay).toEqual([expect.objectContaining({ amount: 2 * share, lines: 2 })]);
    expect(body.byGame).toEqual([
      expect.objectContaining({ key: game.id, title: game.title, amount: 2 * share, lines: 2 }),
    ]);

    const lines = (await owner.get<Lines>(`${path}/lines?by=game&key=${game.id}`)).body;
    expect(lines).toMatchObject({ count: 2, total: 2 * share });
    expect(lines.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.earned);
    for (const line of lines.lines)
      expect(line).toMatchObject({
        amount: share,
        price: game.price,
        ruleVersion: 1,
        source: 'sale',
        orderNumber: expect.any(String),
        paymentId: expect.any(String),
      });
  });

  it('come as a file that Chilean spreadsheets read', async () => {
    const answer = await fetch(`${shop.url}${path}/csv`, {
      headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'es-CL' },
    });
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFFDía;Origen;Juego;Pedido;')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  it('are nothing for other people', async () => {
    for (const what of ['', '/lines', '/csv'])
      expect(await stranger.get(`${path}${what}`)).toMatchObject({ status: 404, body: { code: 'developer-unknown' } });
  });

  it('follow a rule that everybody may read, with an example of it', async () => {
    const { body } = await shop.get('/v1/earnings/rule');
    expect(body).toMatchObject({
      developerPercent: 70,
      example: { paid: 4990, net: 4193, vat: 797, developer: 2935, shop: 1258 },
      plan: {
        ...{ paid: 8000, net: 6723, vat: 1277, developer: 4706, shop: 2017 },
        // 4,706 × 3/4 = 3,529.5 and 4,706 × 1/4 = 1,176.5: the first takes the odd peso.
        games: [
          { minutes: 45, amount: 3530 },
          { minutes: 15, amount: 1176 },
        ],
        ...{ hoursOfOneDay: 4, heldDays: 10, waitsMonths: 12, players: 50 },
      },
    });
  });
});
