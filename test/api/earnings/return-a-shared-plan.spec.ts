import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { becomes } from '../refunds/returning.js';
import { planOrderOf, StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan of 8,000 brings studios 4,706; all three months are January of 2027.
 *   January:   Ana and Dora play Mar 1 h and Sol 2 h each: 4,706 × 1/3 → 1,569 and 4,706 × 2/3 → 3,137. Eva plays nothing: 4,706 wait.
 *              Mar 3,138, Sol 6,274
 *   February:  Ana gets all 8,000 back: −1,569 and −3,137
 *              Dora gets 3,000 back: 4,706 × 3/8 = 1,764.75 → 1,765, by 1,569 : 3,137 → 588.45 → −588 and 1,176.55 → −1,177
 *              Eva gets 3,000 back: 4,706 − 1,765 = 2,941 wait on
 *              Mar −2,157, Sol −4,314
 *   March:     Dora gets the other 5,000 back: 4,706 − 1,765 = 2,941, by what is left, 981 : 1,960
 *              Mar sells a game, 2,935 − 981 = 1,954, less −2,157 of February: −203 go on. Sol −1,960, together −6,274.
 *   April:     Mar sells a game, 2,935 − 203 = 2,732, of which 16 % are 437.12 → 437
 */
const MAR = [
  { month: '2027-01', earned: 3_138, carriedIn: 0, gross: 3_138, carriedOut: 0 },
  { month: '2027-02', earned: -2_157, carriedIn: 0, gross: 0, paid: 0, carriedOut: -2_157 },
  { month: '2027-03', earned: 1_954, carriedIn: -2_157, gross: 0, paid: 0, carriedOut: -203 },
  { month: '2027-04', earned: 2_935, carriedIn: -203, gross: 2_732, withheld: 437, paid: 2_295, carriedOut: 0 },
];
const SOL = [
  { month: '2027-01', earned: 6_274, carriedOut: 0 },
  { month: '2027-02', earned: -4_314, carriedIn: 0, carriedOut: -4_314 },
  { month: '2027-03', earned: -1_960, carriedIn: -4_314, carriedOut: -6_274 },
  { month: '2027-04', earned: 0, carriedIn: -6_274, carriedOut: -6_274, lines: 0 },
];

describe('plan money that goes back after studios were given it', () => {
  let shop: Shop;
  let admin: Staff;
  let [mar, sol] = [] as unknown as [Game, Game];
  let [studioMar, studioSol] = [] as unknown as [StudioReads, StudioReads];
  let [ana, dora, eva] = [] as unknown as [Subscriber, Subscriber, Subscriber];
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [mar, sol] = await gamesOfPlan(shop);
    [ana, dora, eva] = [await subscribesOnce(), await subscribesOnce(), await subscribesOnce()];
    studioMar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: mar, price: 4_990 });
    studioSol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: sol });
    await at('01-31');
    for (const { player } of [ana, dora]) {
      await playedOn(shop, '2027-01-15', { personId: player.id, gameId: mar.id, minutes: 60 });
      await playedOn(shop, '2027-01-15', { personId: player.id, gameId: sol.id, minutes: 120 });
    }
    await at('02-10');
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function subscribesOnce(): Promise<Subscriber> {
    const subscriber = await Subscriber.withPlan(shop);
    await subscriber.changes('cancel');
    return subscriber;
  }
  async function staffReturn({ player }: Subscriber, amount: number): Promise<void> {
    const { body } = await admin.post<{ id: string }>(`orders/${await planOrderOf(shop, player)}/refund`, {
      lines: [{ gameId: null, amount }],
      reason: 'Un mes sin servicio',
    });
    await becomes(shop, body.id, 'completed');
    await shop.settles();
  }
  const linesOf = async (studio: StudioReads, month: string): Promise<[string, string, number][]> =>
    (await studio.lines(month))
      .map(({ source, month: slice, amount }): [string, string, number] => [source, slice, amount])
      .sort(([, , a], [, , b]) => a - b);

  it('lowers the month of the refund by what each studio was given', async () => {
    await staffReturn(ana, 8_000);
    await staffReturn(dora, 3_000);
    await staffReturn(eva, 3_000);
    await at('02-28');
    expect([await studioMar.earnedSoFar(), await studioSol.earnedSoFar()]).toEqual([-2_157, -4_314]);
    await at('03-01');

    expect(await linesOf(studioMar, '2027-02')).toEqual([
      ['plan-refund', '2027-01', -1_569],
      ['plan-refund', '2027-01', -588],
    ]);
    expect(await linesOf(studioSol, '2027-02')).toEqual([
      ['plan-refund', '2027-01', -3_137],
      ['plan-refund', '2027-01', -1_177],
    ]);
    const { body } = await admin.get('earnings');
    expect(body).toMatchObject({ earned: -6_471, carriedOut: -6_471, waiting: [{ month: '2027-01', amount: 2_941 }] });
  });

  it(
    'is made up for by later sales before anything is paid, and a second refund takes what the first left',
    async () => {
      await staffReturn(dora, 5_000);
      await (await shop.aPlayer()).buys([mar]);
      await shop.settles();
      await at('04-01');
      await (await shop.aPlayer()).buys([mar]);
      await shop.settles();
      await at('05-01');

      expect(await studioMar.statements()).toMatchObject(MAR);
      expect(await studioSol.statements()).toMatchObject(SOL);
      expect(await linesOf(studioMar, '2027-03')).toMatchObject([
        ['plan-refund', expect.any(String), -981],
        ['sale', '2027-03', 2_935],
      ]);
    },
    patient(300_000),
  );

  it('leaves books in which nothing is lost', () => expectInvariants(shop), patient(120_000));
});
