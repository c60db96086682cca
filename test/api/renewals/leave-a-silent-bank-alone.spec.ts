import { days, minutes, seconds } from '../../../api/kernel/instant.js';
import { eventually } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';

const FAILURES = 3;
const DOUBTS = 8;
const ALWAYS = 1_000_000;

describe('a plan that renews while the bank answers no question', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      env: { TRANSBANK_BREAKER_FAILURES: String(FAILURES), TRANSBANK_BREAKER_PAUSE_MS: '3600000' },
    });
  });
  afterAll(() => shop?.close());

  const request = async (): Promise<number> => (await shop.bank.calls()).status ?? 0;
  /** The bank's answer to the commit is lost, and it tells nothing of it. */
  const leavesADoubt = async (player: Player): Promise<void> => {
    const { token } = await player.checksOut((await shop.games()).slice(0, 1));
    const back = await shop.bank.play(token, 'pay');
    await shop.bank.fails('commit', 'applyThenDrop', { token, times: ALWAYS });
    await shop.bank.fails('status', 'http', { token, status: 503, times: ALWAYS });
    await shop.browserReturns(back);
  };

  it('is charged on its day, while the bank is left alone after a few questions', async () => {
    const ana = await Subscriber.withPlan(shop);
    const atFirst = await request();
    for (let n = 0; n < DOUBTS; n++) await leavesADoubt(await shop.aPlayer());
    const before = await request();

    for (const pass of [seconds(30), minutes(5), minutes(30), days(31)]) {
      await shop.timePasses(pass);
      await shop.settles();
    }

    expect((await request()) - atFirst).toBeGreaterThanOrEqual(FAILURES);
    // At most all of them at once, before the first question fails; none is asked a second time.
    expect((await request()) - before).toBeLessThanOrEqual(DOUBTS);
    expect(
      await eventually(
        () => ana.charges(),
        ({ length }) => length === 2,
      ),
    ).toHaveLength(2);
  });
});
