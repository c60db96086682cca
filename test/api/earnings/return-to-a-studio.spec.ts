import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { StudioReads } from './studio-reads.js';

/*
 * By hand, in pesos. A month's plan brings studios 4,706. Leo works for studio Mar from 3 to 5 January and from 20 to 25 January.
 *   He plays Mar 1 h on the 10th, when he works for no studio, and 5 h on the 22nd, when he does; Sol 2 h.
 *   1 : 2 of 4,706: Mar 1,568.67 → 1,569, Sol 3,137.33 → 3,137
 */
describe('a member who leaves a studio, returns and leaves again', () => {
  let shop: Shop;
  let [mar, sol] = [] as unknown as [Game, Game];
  let [studioMar, studioSol] = [] as unknown as [StudioReads, StudioReads];
  let leo: Subscriber;
  const used = new Set<string>();
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);
  const plays = ({ id }: Game, day: string, hours: number): Promise<void> =>
    playedOn(shop, `2027-${day}`, { personId: leo.player.id, gameId: id, minutes: hours * 60 });
  const joins = async (): Promise<void> => {
    await studioMar.owner.post(`${studioMar.path}/invitations`, { email: leo.player.email, role: 'editor' });
    const links = await shop.linksTo(leo.player.email, 'developer/invitation');
    const token = links.find((link) => !used.has(link)) ?? '';
    used.add(token);
    expect((await leo.player.post('/v1/developer/invitations/accept', { token })).status).toBe(200);
  };
  const leaves = async (): Promise<void> => {
    expect((await leo.player.remove(`${studioMar.path}/members/${leo.player.id}`)).status).toBe(200);
  };

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    const admin = await Staff.signsIn(shop);
    [mar, sol] = await gamesOfPlan(shop);
    leo = await Subscriber.withPlan(shop);
    await leo.changes('cancel');
    studioMar = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: mar });
    studioSol = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game: sol });
    await at('01-03');
    await joins();
    await at('01-05');
    await leaves();
    await at('01-20');
    await joins();
    await at('01-25');
    await leaves();
    await at('01-31');
    await plays(mar, '01-10', 1);
    await plays(mar, '01-22', 5);
    await plays(sol, '01-10', 2);
    await at('02-01');
  }, patient(600_000));
  afterAll(() => shop?.close());

  it('weighs as a player between the two times, and not within them', async () => {
    expect(await studioMar.earnedByMonth()).toEqual({ '2027-01': 1_569 });
    expect(await studioSol.earnedByMonth()).toEqual({ '2027-01': 3_137 });
  });

  it(
    'leaves books that are right, and the same again when they are written again',
    async () => {
      await expectInvariants(shop);
    },
    patient(120_000),
  );
});
