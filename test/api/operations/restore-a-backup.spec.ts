import { emptyDatabase } from '../../support/database.js';
import { dist } from '../../support/dist.js';
import { expectInvariants } from '../../support/invariants.js';
import { LogicalCopy } from '../../support/logical-copy.js';
import { OwnPostgres } from '../../support/own-postgres.js';
import { startProcess } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { requestsRefund, becomes } from '../refunds/returning.js';

/** So many transactions has the older server counted beyond those of the shop. */
const YEARS_OF_WORK = 'do $$ begin for n in 1..30000 loop perform pg_current_xact_id(); commit; end loop; end $$';

interface Report {
  checks: { feeds: { ok: boolean } };
  feeds: { name: string; lagEvents: number }[];
}

describe('a shop whose database was copied, as by pg_dump, into a younger server', () => {
  let postgres: OwnPostgres;
  let shop: Shop;
  beforeAll(async () => {
    postgres = await OwnPostgres.start();
    shop = await startShop({ apart: true, server: postgres.url });
  });
  afterAll(async () => {
    await shop?.close();
    await postgres?.close();
  });

  const receiptMails = async ({ email }: Player): Promise<number> =>
    Number(
      (
        await shop.sql.query<{ n: string }>(
          `select count(*) as n from mail.captured where recipient = $1 and kind = 'mail:receipt'`,
          [email],
        )
      ).rows[0]?.n,
    );
  const documents = async (): Promise<string[]> =>
    (
      await shop.sql.query<{ document: string }>(
        `select series || ' ' || number as document from documents.documents order by series, number`,
      )
    ).rows.map(({ document }) => document);
  const copied = async (): Promise<LogicalCopy> => {
    const client = await shop.sql.connect();
    return LogicalCopy.of(client).finally(() => client.release());
  };

  /** The rows go into a new server at the same address, under the schema of this release. */
  async function movesTo(younger: LogicalCopy): Promise<void> {
    await postgres.isReplaced();
    await emptyDatabase(shop.database.url);
    const schema = startProcess(dist('projections.js'), shop.environment(), ['list']);
    expect([await schema.ended, schema.output()]).toEqual([0, expect.stringContaining('version 1')]);
    const client = await shop.sql.connect();
    await younger.restoreTo(client).finally(() => client.release());
  }

  it('does not open until its log is rebased, and then sells, mails, books and gives back', async () => {
    const [ana, beto, eva] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];
    const games = await shop.games();
    await shop.sql.query(YEARS_OF_WORK);
    const before = await ana.buys(games.slice(0, 1));
    await shop.settles();
    await shop.worker?.stop();
    const unfinished = await eva.buys(games.slice(1, 2));
    await shop.api.stop();
    const copy = await copied();
    await movesTo(copy);
    const restoredCopy = await copied();
    expect(restoredCopy.rows).toEqual(copy.rows);
    for (const each of [copy, restoredCopy]) each.remove();

    const refused = startProcess(dist('main.js'), shop.environment());
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('run `npm run restored`');
    const restored = startProcess(dist('restored.js'), shop.environment());
    expect([await restored.ended, restored.output()]).toEqual([
      0,
      expect.stringMatching(/^the log goes on from here\n(.*\n)* +effects +[1-9]\d* events to handle/),
    ]);
    await shop.start();
    expect((await shop.get('/v1/health/ready')).status).toBe(200);

    const after = await beto.buys(games.slice(0, 1));
    const refund = await requestsRefund(ana, before.orderId);
    await becomes(shop, refund.body.refundId, 'completed');
    await shop.settles();

    for (const [player, { orderId }] of [
      [beto, after],
      [eva, unfinished],
    ] as const)
      expect(await player.state(orderId)).toBe('AUTHORIZED');
    expect(await Promise.all([ana, beto, eva].map(receiptMails))).toEqual([1, 1, 1]);
    expect(await documents()).toEqual(['credit-note 1', 'receipt 1', 'receipt 2', 'receipt 3']);
    const { rows: booked } = await shop.sql.query(
      'select distinct order_id from books.entries where order_id = any($1::uuid[])',
      [[before, unfinished, after].map(({ orderId }) => orderId)],
    );
    expect(booked).toHaveLength(3);
    expect((await shop.bank.charges()).map(({ refunded }) => refunded > 0)).toEqual([true, false, false]);
    const { checks, feeds } = (await shop.get<Report>('/v1/health/report')).body;
    expect([checks.feeds.ok, feeds.filter(({ lagEvents }) => lagEvents > 0)]).toEqual([true, []]);
    await expectInvariants(shop);
    process.stdout.write(
      `restored into a younger server: ${copy.rows} rows; 3 purchases, 1 refund, ${booked.length} booked, ${(await documents()).join(', ')}; all invariants hold\n`,
    );
  });
});
