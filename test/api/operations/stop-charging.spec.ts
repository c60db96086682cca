import { days } from '../../../api/kernel/instant.js';
import { Staff } from '../backoffice/console.js';
import { expectInvariants } from '../../support/invariants.js';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

const SUBSCRIBERS = 6;
/** How many more than fell due this shop's worker charges. */
const BEYOND_DUE = 2;

interface Report {
  checks: { charges: { ok: boolean; why?: string } };
}

describe('a worker whose clock has jumped a month ahead', () => {
  let shop: Shop;
  let subscribers: Subscriber[];
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop({ apart: true, env: { CHARGES_BEYOND_DUE: String(BEYOND_DUE) } });
    staff = await Staff.signsIn(shop);
    subscribers = await Promise.all(Array.from({ length: SUBSCRIBERS }, () => Subscriber.withPlan(shop)));
    await shop.settles();
  });
  afterAll(() => shop?.close());

  const charges = async (): Promise<number> =>
    (await Promise.all(subscribers.map((each) => each.charges()))).flat().length;
  const braked = async (): Promise<string | undefined> =>
    /^workers_braked (\d+)$/m.exec((await shop.get<string>('/metrics')).body)?.[1];
  const report = async (): Promise<Report['checks']['charges']> =>
    (await shop.get<Report>('/v1/health/report')).body.checks.charges;
  const inConsole = async (): Promise<number> =>
    (await staff.get<{ workersBraked: number }>('dashboard')).body.workersBraked;

  it('charges a few, then no one until staff have looked and started it again; all else goes on', async () => {
    expect([await charges(), await braked(), await report(), await inConsole()]).toEqual([
      SUBSCRIBERS,
      '0',
      { ok: true },
      0,
    ]);

    await shop.timePasses(days(32));

    await eventually(braked, (count) => count === '1', 15_000, 'the word that a worker stopped charging');
    expect(await report()).toEqual({ ok: false, why: 'workers that stopped charging until they are restarted: 1' });
    expect(await inConsole()).toBe(1);
    expect(shop.worker?.output()).toMatch(/"level":50.*more charges run than fell due: this worker stops charging/);

    // What takes no money goes on: a purchase is booked and mailed.
    const buyer = await shop.aPlayer();
    await buyer.buys((await shop.games()).slice(0, 1));
    await eventually(
      async () =>
        (await shop.sql.query(`select from es.effects where kind = 'mail:receipt' and state <> 'done'`)).rowCount,
      (open) => open === 0,
      15_000,
      'the receipt',
    );
    expect(await charges()).toBe(SUBSCRIBERS + BEYOND_DUE);
    // The bank has the last charge a moment before its period is no longer due.
    await eventually(
      async () => (await shop.leftToDo()).due,
      (due) => due === SUBSCRIBERS - BEYOND_DUE,
      15_000,
      'the charges that wait for staff',
    );

    await shop.worker?.stop();
    await shop.startWorker();
    await shop.settles();

    expect([await charges(), await braked(), await report(), await inConsole()]).toEqual([
      SUBSCRIBERS * 2,
      '0',
      { ok: true },
      0,
    ]);
    await expectInvariants(shop);
  });
});
