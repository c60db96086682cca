import { days } from '../../../api/kernel/instant.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';

describe('a document that nobody wrote yet when its buyer was erased', () => {
  let shop: Shop;
  let game: Game;
  let ana: Player;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
    game = (await shop.games())[0] as Game;
  });
  beforeEach(async () => {
    ana = await shop.aPlayer();
    await shop.settles();
  });
  afterAll(async () => {
    await expectInvariants(shop);
  });
  afterAll(() => shop.close());

  /** The worker dies over a letter before it gave the number; how the letter stands when the next one comes. */
  async function diesOver(kind: string, doing: () => Promise<unknown>, stands: string): Promise<void> {
    await shop.worker?.diesAt('before-DocumentIssued');
    await doing();
    await shop.worker?.ended;
    const { rowCount } = await shop.sql.query(`update es.effects set ${stands} where kind = $1 and state = 'started'`, [
      kind,
    ]);
    expect(rowCount).toBe(1);
    // What else it had just done, and not yet written down, would be asked about in a minute.
    await shop.sql.query(`update es.effects set lease_until = now() where state = 'started'`);
  }
  async function isErased(): Promise<void> {
    expect((await ana.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
    await shop.timePasses(days(7));
    await shop.startWorker();
    await shop.settles(60_000);
    expect((await shop.facts(`person-${ana.id}`)).at(-1)?.type).toBe('PersonErased');
  }
  const documents = async (orderId: string): Promise<string[]> =>
    (
      await shop.sql.query<{ series: string }>(
        'select series from documents.documents where order_id = $1 order by series desc',
        [orderId],
      )
    ).rows.map(({ series }) => series);

  it("gives the sale its receipt's number all the same, and writes to nobody", async () => {
    let orderId = '';
    await diesOver(
      'mail:receipt',
      async () => ({ orderId } = await ana.buys([game])),
      `state = 'unknown', lease_until = null, next_check_at = now() + interval '1 hour'`,
    );
    await isErased();

    expect(await documents(orderId)).toEqual(['receipt']);
    expect(await ana.mailbox()).toEqual([]);
    expect(
      (await shop.sql.query(`select result from es.effects where kind = 'mail:receipt' and subject = $1`, [orderId]))
        .rows,
    ).toEqual([{ result: { skipped: 'person erased' } }]);
  });

  it('gives the money that went back its credit note, before the person is gone', async () => {
    const { orderId } = await ana.buys([game]);
    await shop.settles();
    await diesOver(
      'mail:refund-done',
      () => ana.post(`/v1/orders/${orderId}/refunds`, { lines: 'all' }),
      `state = 'planned', lease_until = null, planned_at = now() - interval '10 seconds'`,
    );
    await isErased();

    expect(await documents(orderId)).toEqual(['receipt', 'credit-note']);
    expect(await ana.mailbox()).toEqual([]);
  });
});
