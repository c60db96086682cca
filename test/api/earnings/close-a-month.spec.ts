import { expectInvariants } from '../../support/invariants.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { patient } from '../../support/patience.js';

interface Statement {
  number: string;
  month: string;
  earned: number;
  gross: number;
  withheld: number;
  paid: number;
  lines: number;
  hash: string;
  previousHash: string | null;
  bySource: Record<string, number>;
}
interface Line {
  source: string;
  gameId: string | null;
  orderId: string;
  month: string;
  amount: number;
  ruleVersion: number;
}

describe('closing months', () => {
  let shop: Shop;
  let owner: Player;
  let buyer: Player;
  let games: Game[];
  let studio: string;
  const at = (path: string): string => `/v1/developer/studios/${studio}/earnings${path}`;
  const monthAt = (later: number, day = 1): string => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, day, 12)).toISOString();
  };
  const named = (instant: string): string => instant.slice(0, 7);
  const statements = async (): Promise<Statement[]> =>
    (await owner.get<{ statements: Statement[] }>(at('/statements'))).body.statements;
  const linesOf = async (month?: string): Promise<{ lines: Line[]; total: number }> =>
    (await owner.get<{ lines: Line[]; total: number }>(at(`/lines${month ? `?month=${month}` : ''}`))).body;

  beforeAll(async () => {
    shop = await startShop();
    games = (await shop.games()).filter(({ price }) => price > 0);
    [owner, buyer] = await Promise.all([shop.aPlayer(), shop.aPlayer()]);
    const { rows } = await shop.sql.query<{ id: string }>(
      'select developer_id as id from earnings.game_owners where game_id = $1',
      [games[0]?.id],
    );
    studio = rows[0]?.id ?? '';
    await shop.sql.query(
      `insert into developers.members (person_id, developer_id, role, since) values ($1, $2, 'owner', now())`,
      [owner.id, studio],
    );
  });
  afterAll(() => shop?.close());

  it(
    'tells so far what the statement then says, and every figure by its lines',
    async () => {
      const [game] = games as [Game];
      const { orderId } = await buyer.buys([game]);
      const ana = await Subscriber.withCard(shop);
      await ana.isSubscribed();
      await playedFor(shop, ana.player.id, game.id, 60);
      await shop.settles();

      const live = (await owner.get<{ earned: number; month: string }>(at(''))).body;
      const share = Math.round(0.7 * Math.floor((200 * game.price + 119) / 238));
      expect(live.earned).toBe(share);
      expect((await linesOf()).lines).toMatchObject([{ source: 'sale', orderId, amount: share }]);

      await shop.clockReaches(monthAt(1));
      await shop.settles();
      const [first] = await statements();
      expect(first).toMatchObject({ month: live.month, earned: share, gross: share, lines: 1, previousHash: null });
      expect((first?.withheld ?? 0) + (first?.paid ?? 0)).toBe(share);

      await shop.clockReaches(monthAt(1, 25));
      const before = await linesOf();
      await shop.clockReaches(monthAt(2));
      await shop.settles();
      const [second] = await statements();
      const after = await linesOf(second?.month);
      expect(second).toMatchObject({ month: named(monthAt(1)), previousHash: first?.hash });
      expect(after.total).toBe(second?.earned);
      expect(after.lines.some(({ source, month }) => source === 'plan' && month === live.month)).toBe(true);
      expect(before.total).toBeGreaterThan(0);
      const closed = (await owner.get<{ earned: number }>(at(`?month=${second?.month ?? ''}`))).body;
      expect(closed).toMatchObject({ earned: second?.earned, soFar: false, today: null, projection: null });
      const [line] = after.lines;
      const opened = await owner.get<{ payments: unknown[] }>(at(`/orders/${line?.orderId ?? ''}`));
      expect(opened.body.payments).toMatchObject([
        { kind: 'plan', price: 8_000, developerShare: 4_706, developerPercent: 70 },
      ]);
      expect((await buyer.get(at(''))).status).toBe(404);
    },
    patient(300_000),
  );

  it(
    'leaves books that are right, and the same again when they are written again',
    async () => {
      const hashes = async (): Promise<unknown[]> =>
        (await shop.sql.query('select hash from earnings.statements order by number')).rows;
      const before = await hashes();
      // The membership was no event, so no rebuild would give it again.
      await shop.sql.query('delete from developers.members where person_id = $1', [owner.id]);
      await expectInvariants(shop);
      expect(before.length).toBeGreaterThan(1);
      expect(await hashes()).toEqual(before);
    },
    patient(200_000),
  );
});
