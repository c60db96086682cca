import { startShop, type Shop } from '../support/shop.js';
import { fuzz, FUZZ_SHOP } from './fuzz.js';
import { reply } from './report.js';
import { fuzzWire } from './wire.js';

const HOURS = 3_600_000;
const given = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

const only = process.env.FUZZ_ONLY === undefined ? undefined : given('FUZZ_ONLY', 0);
const isRaw = process.env.FUZZ_RAW === 'true';

/** What `npm run fuzz` runs; seed and number come from its arguments. */
(isRaw ? describe.skip : describe)('a long run of random bad requests', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(FUZZ_SHOP);
  });
  // Processes that do not end when asked are killed after a while; the database goes last.
  afterAll(() => shop?.close());

  it(
    'ends with no server error, no misshapen answer and nothing changed',
    async () => {
      const seed = given('FUZZ_SEED', 1);
      const report = await fuzz(shop, {
        seed,
        only,
        requests: given('FUZZ_REQUESTS', 20_000),
        onBatch: (sent, faults) => {
          if (sent % 1_000 === 0) process.stdout.write(`${sent} sent, ${faults} faults\n`);
        },
      });
      process.stdout.write(`\n${reply(report, seed)}\n`);

      expect([report.faults.length, report.troubles.length]).toEqual([0, 0]);
    },
    2 * HOURS,
  );

  it('leaves a server that ends when it is asked to', async () => {
    expect(await shop.api.stop()).toBe(0);
  });
});

/** What `npm run fuzz -- --raw` runs. */
(isRaw ? describe : describe.skip)('a long run of requests that no client tidied', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it(
    'neither ends nor slows the server',
    async () => {
      const seed = given('FUZZ_SEED', 1);
      const report = await fuzzWire(shop, {
        seed,
        only,
        requests: given('FUZZ_REQUESTS', 20_000),
        onBatch: ({ sent, faults }) => {
          if (sent % 1_000 === 0) process.stdout.write(`${sent} sent, ${faults.length} faults\n`);
        },
      });
      const statuses = [...report.perStatus]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status === 0 ? 'hung up' : status} ${count}`);
      process.stdout.write(
        `\nseed ${seed}: ${report.sent} raw requests; ${statuses.join(', ')}\nslowest ${Math.round(report.slowestMs)} ms, dearest batch ${Math.round(report.cpuMs)} ms of work per request\n${report.faults.slice(0, 25).join('\n')}\n`,
      );

      expect(report.faults.length).toBe(0);
    },
    2 * HOURS,
  );
});
