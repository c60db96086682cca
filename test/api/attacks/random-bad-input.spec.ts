import { fuzz, FUZZ_SHOP, type FuzzReport } from '../../fuzz/fuzz.js';
import { Requests } from '../../fuzz/requests.js';
import { reportFault } from '../../fuzz/report.js';
import { Contract } from '../../support/contract.js';
import { startShop, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';

const SEED = 20_261_121;
const REQUESTS = 1_500;

describe('random bad input', () => {
  let shop: Shop;
  let report: FuzzReport;
  beforeAll(async () => {
    shop = await startShop(FUZZ_SHOP);
    report = await fuzz(shop, { seed: SEED, requests: REQUESTS });
  }, patient(400_000));
  afterAll(() => shop?.close());

  it('reaches every route, and most of it is refused', () => {
    const refused = [...report.perStatus]
      .filter(([status]) => status >= 400)
      .reduce((sum, [, count]) => sum + count, 0);

    expect(report.sent).toBe(REQUESTS);
    expect(report.durations.size).toBeGreaterThanOrEqual(report.routes);
    expect(refused).toBeGreaterThan(REQUESTS / 2);
  });

  it('never meets an error of the server, an answer without a sentence in the asked language, or one that takes long', () => {
    expect(report.faults.map((fault) => reportFault(fault, SEED))).toEqual([]);
  });

  it('changes nothing where it is refused, and nothing of another person where it is not; the work behind it is done', () => {
    expect(report.troubles).toEqual([]);
    expect(report.refused.harmless).toBeGreaterThan(0.9 * report.refused.all);
  });

  it('is the same again for the same seed, and another for another', async () => {
    const contract = await Contract.of(shop);
    const drawn = (seed: number): unknown[] =>
      Array.from({ length: 200 }, (_, number) => new Requests(contract, seed).draw(number));

    expect(drawn(SEED)).toEqual(drawn(SEED));
    expect(drawn(SEED)).not.toEqual(drawn(SEED + 1));
  });

  it('leaves a server that ends when it is asked to', async () => {
    expect(await shop.api.stop()).toBe(0);
  });
});
