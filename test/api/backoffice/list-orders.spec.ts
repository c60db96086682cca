import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff, type OrderRow } from './console.js';

describe('listing orders in the console', () => {
  let shop: Shop;
  let staff: Staff;
  let player: Player;
  let games: Game[];
  beforeAll(async () => {
    shop = await startShop();
    [staff, player, games] = await Promise.all([Staff.signsIn(shop), shop.aPlayer(), shop.games()]);
    await player.buys(games.slice(0, 2));
    await player.buys(games.slice(2, 3), 'reject');
    await player.checksOut(games.slice(3, 4));
  });
  afterAll(() => shop.close());

  it('shows a page, newest first, and counts them all', async () => {
    const { status, body, headers } = await staff.list<OrderRow>('orders', {
      filter: { personId: player.id },
      range: [0, 1],
      sort: ['placedAt', 'DESC'],
    });
    expect(status).toBe(200);
    expect(headers.get('content-range')).toBe('orders 0-1/3');
    expect(body.map((order) => order.status)).toEqual(['placed', 'closed']);
  });

  it('tells who bought what, for how much and at which try', async () => {
    const { body } = await staff.list<OrderRow>('orders', { filter: { personId: player.id, status: 'paid' } });
    const [dear, cheaper] = games;
    expect(body).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^LT-/),
        status: 'paid',
        personId: player.id,
        personName: player.email.split('@')[0],
        total: (dear?.price ?? 0) + (cheaper?.price ?? 0),
        gameTitles: [dear?.title.es, cheaper?.title.es],
        attempts: 1,
        placedAt: expect.any(String),
        paidAt: expect.any(String),
      },
    ]);
  });

  it.each([
    ['the number', (order: OrderRow) => order.number.toLowerCase()],
    ['part of the number', (order: OrderRow) => order.number.slice(4, 10)],
    ['the player’s name', (order: OrderRow) => order.personName],
    ['the player’s address', () => player.email],
  ])('finds an order by %s', async (_, wordsOf) => {
    const [paid] = (await staff.list<OrderRow>('orders', { filter: { personId: player.id, status: 'paid' } })).body;
    if (!paid) throw new Error('there is no paid order');
    const { body } = await staff.list<OrderRow>('orders', { filter: { q: wordsOf(paid) } });
    expect(body.map((order) => order.id)).toContain(paid.id);
  });

  it('sorts by total in both directions', async () => {
    const totals = async (direction: string): Promise<number[]> =>
      (await staff.list<OrderRow>('orders', { filter: { personId: player.id }, sort: ['total', direction] })).body.map(
        (order) => order.total,
      );
    const [up, down] = await Promise.all([totals('ASC'), totals('DESC')]);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...up].reverse());
  });

  it('takes days as days in Chile', async () => {
    const [order] = (await staff.list<OrderRow>('orders', { filter: { personId: player.id } })).body;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(
      new Date(order?.placedAt ?? 0),
    );
    const counts = async (filter: Record<string, string>): Promise<string | null> =>
      (await staff.list('orders', { filter: { personId: player.id, ...filter } })).headers.get('content-range');
    expect(await counts({ placedAt_gte: day, placedAt_lte: day })).toBe('orders 0-2/3');
    expect(await counts({ placedAt_lte: '2020-01-01' })).toBe('orders */0');
  });

  it.each([
    ['a sort by what is no column', { sort: ['password', 'ASC'] }, 'sort'],
    ['a sort without direction', { sort: ['total'] }, 'sort'],
    ['a range backwards', { range: [9, 3] }, 'range'],
    ['a range of everything', { range: [0, 100_000] }, 'range'],
    ['a filter nobody knows', { filter: { secret: 1 } }, 'filter.secret'],
    ['a filter named like a method', { filter: { constructor: 'x', toString: 'y' } }, 'filter.'],
    ['a filter of the wrong kind', { filter: { personId: 7 } }, 'filter.personId'],
    ['a state that is none', { filter: { status: 'stolen' } }, 'filter.status'],
    ['a day that is none', { filter: { placedAt_gte: 'yesterday' } }, 'filter.placedAt_gte'],
    ['a list for a filter', { filter: [] }, 'filter'],
  ])('refuses %s in a sentence', async (_, request, path) => {
    const { status, body } = await staff.list('orders', request as Parameters<Staff['list']>[1]);
    const problem = body as unknown as { code: string; message: string; errors: { path: string }[] };
    expect([status, problem.code]).toEqual([422, 'list-query-unreadable']);
    expect(problem.message).toMatch(/ .+\./);
    expect(problem.errors[0]?.path).toContain(path);
  });

  it('refuses what is no JSON, in Spanish too', async () => {
    const { status, body } = await staff.get<{ message: string }>('orders?filter=%7Bbroken', 'es');
    expect([status, body.message]).toEqual([422, 'No entendimos qué lista pides: revisa «filter».']);
  });

  it('knows no order by a wrong id', async () => {
    const answers = await Promise.all(
      ['nothing', '019a9f5e-7c1b-7d3e-8f10-0123456789ab'].map((id) => staff.get(`orders/${id}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  });
});
