import { minutes } from '../../api/kernel/instant.js';
import { expectInvariants } from '../support/invariants.js';
import { playedFor } from '../support/play-time.js';
import { startShop, type Game, type Shop } from '../support/shop.js';
import { StudioOwner } from '../support/studios.js';
import { Subscriber } from '../support/subscriber.js';
import { patient } from '../support/patience.js';

/** Where a worker dies while it closes a month, in the order in which a close meets them. */
const POINTS = [
  'after-MonthCloseStarted',
  'after-PoolsMoved',
  'before-PlanSharesSettled',
  'after-PlanSharesSettled',
  'after-SalesSettled',
  'after-StatementIssued',
  'before-MonthClosed',
];

interface Closed {
  month: string;
  earned: number;
  lines: number;
  sum: number;
  count: number;
}

describe('the close of a month whose workers are killed', () => {
  let shop: Shop;
  let game: Game;
  let owner: StudioOwner;
  let month = Date.UTC(2027, 0);

  beforeAll(async () => {
    shop = await startShop({ apart: true });
    game = (await shop.games())[0] as Game;
    const { rows } = await shop.sql.query<{ id: string }>(
      'select developer_id as id from earnings.game_owners where game_id = $1',
      [game.id],
    );
    owner = await StudioOwner.of(shop, rows[0]?.id);
    await reaches(2);
  }, patient(300_000));
  afterAll(async () => {
    // The membership was no event, so no rebuild would give it again.
    await shop.sql.query('delete from developers.members where person_id = $1', [owner.player.id]);
    await expectInvariants(shop);
  }, patient(180_000));
  afterAll(() => shop?.close());

  /** Noon of a day of the month that runs. */
  async function reaches(day: number): Promise<void> {
    const noon = month + ((day - 1) * 24 + 15) * minutes(60);
    await shop.timePasses(noon - Date.parse(await shop.now()));
    await shop.settles();
  }

  async function monthEndsAndDiesAt(point: string): Promise<void> {
    const last = new Date(month);
    month = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1);
    await shop.worker?.diesAt(point);
    await shop.timePasses(month + minutes(60 * 15) - Date.parse(await shop.now()));
    expect(await shop.worker?.ended).toBeNull();
    await shop.startWorker();
    const first = shop.worker;
    await shop.startWorker();
    for (let looks = 0; looks < 2; looks++) {
      await shop.leasesEnd();
      await shop.settles();
    }
    await first?.stop();
  }

  it.each(POINTS)(
    '%s: goes on where it was, and settles everything once',
    async (point) => {
      const closing = new Date(month).toISOString().slice(0, 7);
      const ana = await Subscriber.withPlan(shop);
      await ana.changes('cancel');
      await playedFor(shop, ana.player.id, game.id, 60);
      await (await shop.aPlayer()).buys([game]);
      await reaches(28);
      const path = `/v1/developer/studios/${owner.developerId}/earnings`;
      const live = (await owner.player.get<{ bySource: { key: string; amount: number }[] }>(path)).body.bySource;
      expect(live.map(({ key }) => key).sort()).toEqual(expect.arrayContaining(['plan', 'sale']));

      await monthEndsAndDiesAt(point);

      const { rows } = await shop.sql.query<Closed>(
        `select s.month, s.earned::int as earned, s.lines, l.sum::int as sum, l.count::int as count from earnings.statements s
          cross join lateral (select sum(amount) as sum, count(*) as count from earnings.lines where developer_id = s.developer_id and month = s.month) l
          where s.developer_id = $1 and s.month = $2`,
        [owner.developerId, closing],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ earned: rows[0]?.sum, lines: rows[0]?.count });
      const facts = (await shop.facts(`month-close-${closing}`)).map(({ type }) => type);
      expect([facts[0], facts[1], facts.at(-1)]).toEqual(['MonthCloseStarted', 'PoolsMoved', 'MonthClosed']);
      expect(new Set(facts.filter((type) => type !== 'ChunkDone')).size).toBe(
        facts.filter((type) => type !== 'ChunkDone').length,
      );
      // What is settled twice would be twice in the books of the subscriber's money.
      const { rows: taken } = await shop.sql.query<{ fault: string }>(
        `select o.order_id as fault from earnings.plan_orders o where o.person_id = $1
            and o.taken <> coalesce((select sum(amount) from earnings.lines l where l.order_id = o.order_id), 0)
                         + coalesce((select sum(amount) from earnings.waits w where w.order_id = o.order_id), 0)`,
        [ana.player.id],
      );
      expect(taken).toEqual([]);
      await reaches(2);
    },
    patient(240_000),
  );
});
