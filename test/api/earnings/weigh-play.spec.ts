import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { planOrderOf, StudioReads, type Line } from './studio-reads.js';

const HOUR = 60;

/*
 * By hand, in pesos. A month's plan of 8,000 brings studios 4,706, and all of it accrues in January: every period is 1 January to 31 January.
 * Studio Mar makes the game Mar, studio Sol the game Sol. Hours of play in January, what weighs, and what each studio gets:
 *
 *             Mar                             Sol       weighs     Mar                    Sol
 *   Ana       4 + 2 on the 5th, 1 on the 6th   2         5 : 2     3,361.43 → 3,361       1,344.57 → 1,345
 *   Otto      3, he owns studio Mar            1         0 : 1         0                  4,706
 *   Leo       1, then he joins Mar, then 5     2         1 : 2     1,568.67 → 1,569       3,137.33 → 3,137
 *   Nora      5, then she leaves Mar, then 2   1         2 : 1     3,137.33 → 3,137       1,568.67 → 1,569
 *   Mia       6, she works for Mar             0         0 : 0     waits: 4,706
 *                                                                  8,067                 10,757
 *
 * February: Mia plays Mar for 5 hours and Sol for 1. Both of her months, 2 × 4,706 = 9,412, go to Sol.
 */
const JANUARY = { mar: 3_361 + 1_569 + 3_137, sol: 1_345 + 4_706 + 3_137 + 1_569 };
const FEBRUARY = { sol: 9_412 };

describe('what play weighs when a plan is shared', () => {
  let shop: Shop;
  let admin: Staff;
  let [mar, sol] = [] as unknown as [Game, Game];
  let [studioMar, studioSol] = [] as unknown as [StudioReads, StudioReads];
  let [ana, otto, leo, nora, mia] = [] as unknown as [Subscriber, Subscriber, Subscriber, Subscriber, Subscriber];
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);
  const plays = ({ player }: Subscriber, game: Game, day: string, hours: number, source?: string): Promise<void> =>
    playedOn(shop, `2027-${day}`, { personId: player.id, gameId: game.id, minutes: hours * HOUR, source });

  const joins = async (player: Player): Promise<void> => {
    await studioMar.owner.post(`${studioMar.path}/invitations`, { email: player.email, role: 'editor' });
    const token = (await shop.linksTo(player.email, 'developer/invitation')).at(-1);
    expect((await player.post('/v1/developer/invitations/accept', { token })).status).toBe(200);
  };
  const leaves = async (player: Player): Promise<void> => {
    expect((await player.remove(`${studioMar.path}/members/${player.id}`)).status).toBe(200);
  };

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [mar, sol] = await gamesOfPlan(shop);
    [ana, otto, leo] = [
      await Subscriber.withPlan(shop),
      await Subscriber.withPlan(shop),
      await Subscriber.withPlan(shop),
    ];
    [nora, mia] = [await Subscriber.withPlan(shop), await Subscriber.withPlan(shop)];
    for (const one of [ana, otto, leo, nora]) await one.changes('cancel');
    studioMar = await StudioReads.of(shop, admin, { owner: otto.player, game: mar });
    studioSol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: sol });
    await joins(nora.player);
    await joins(mia.player);
    await at('01-15');
    await joins(leo.player);
    await leaves(nora.player);
    await at('01-31');
    await playsInJanuary();
  }, patient(600_000));
  afterAll(() => shop?.close());

  async function playsInJanuary(): Promise<void> {
    await plays(ana, mar, '01-05', 4);
    await plays(ana, mar, '01-05', 2, 'download');
    await plays(ana, mar, '01-06', 1);
    await plays(ana, sol, '01-05', 2);
    await plays(otto, mar, '01-08', 3);
    await plays(otto, sol, '01-08', 1);
    await plays(leo, mar, '01-10', 1);
    await plays(leo, mar, '01-20', 5);
    await plays(leo, sol, '01-20', 2);
    await plays(nora, mar, '01-10', 5);
    await plays(nora, mar, '01-20', 2);
    await plays(nora, sol, '01-20', 1);
    await plays(mia, mar, '01-12', 4);
    await plays(mia, mar, '01-13', 2);
  }

  /** Seconds and pesos that one person's plan brought both studios in a closed month. */
  const linesOf = async ({ player }: Subscriber, month: string): Promise<[number, number][][]> => {
    const orderId = await planOrderOf(shop, player);
    const mine = (lines: Line[]): [number, number][] =>
      lines.filter((line) => line.orderId === orderId).map(({ seconds, amount }) => [seconds, amount]);
    return [mine(await studioMar.lines(month)), mine(await studioSol.lines(month))];
  };

  it('is so far what the statements of the month then say', async () => {
    const [soFarMar, soFarSol] = [await studioMar.earnedSoFar(), await studioSol.earnedSoFar()];
    expect({ mar: soFarMar, sol: soFarSol }).toEqual(JANUARY);
    await at('02-01');
    expect(await studioMar.earnedByMonth()).toEqual({ '2027-01': JANUARY.mar });
    expect(await studioSol.earnedByMonth()).toEqual({ '2027-01': JANUARY.sol });
  });

  it('is four hours at most of one game on one day, in the browser and as a download together', async () => {
    expect(await linesOf(ana, '2027-01')).toEqual([[[5 * 3_600, 3_361]], [[2 * 3_600, 1_345]]]);
  });

  it('is nothing for a studio whose owner plays its own game: the money goes to the other game', async () => {
    expect(await linesOf(otto, '2027-01')).toEqual([[], [[3_600, 4_706]]]);
  });

  it('counts until the day on which a player joins the studio', async () => {
    expect(await linesOf(leo, '2027-01')).toEqual([[[3_600, 1_569]], [[2 * 3_600, 3_137]]]);
  });

  it('counts from the day after which a member has left the studio', async () => {
    expect(await linesOf(nora, '2027-01')).toEqual([[[2 * 3_600, 3_137]], [[3_600, 1_569]]]);
  });

  it("lets the money of a member who played nothing else wait for the first month with another studio's game", async () => {
    expect(await linesOf(mia, '2027-01')).toEqual([[], []]);
    expect((await admin.get('earnings?month=2027-01')).body).toMatchObject({
      earned: JANUARY.mar + JANUARY.sol,
      waiting: [{ month: '2027-01', slices: 1, amount: 4_706 }],
    });

    await at('02-28');
    await plays(mia, mar, '02-10', 5);
    await plays(mia, sol, '02-11', 1);
    await at('03-01');
    expect(await studioMar.earnedByMonth()).toEqual({ '2027-01': JANUARY.mar });
    expect(await studioSol.earnedByMonth()).toEqual({ '2027-01': JANUARY.sol, '2027-02': FEBRUARY.sol });
    expect((await studioSol.lines('2027-02')).map(({ month, day, amount }) => [month, day, amount])).toEqual([
      ['2027-01', '2027-02-11', 4_706],
      ['2027-02', '2027-02-11', 4_706],
    ]);
    expect((await admin.get('earnings?month=2027-02')).body).toMatchObject({ waiting: [] });
  });

  it(
    'leaves books that are right, and the same again when they are written again',
    async () => {
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
