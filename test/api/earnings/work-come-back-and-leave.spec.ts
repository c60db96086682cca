import { aStudio } from '../../support/applications.js';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan, passesTo } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { PlanRows, sorted } from './plan-rows.js';

describe('someone who worked twice for a studio', () => {
  let shop: Shop;
  let owner: Player;
  let studio: string;
  let [own, others] = [] as unknown as [Game, Game];
  const used = new Set<string>();
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-01-${day}T15:00:00.000Z`);
  const path = (...parts: string[]): string => ['/v1/developer/studios', studio, ...parts].join('/');

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    const admin = await Staff.signsIn(shop);
    owner = await shop.aPlayer();
    studio = await aStudio(shop, admin, owner);
    [own, others] = await gamesOfPlan(shop);
    await passesTo(shop, admin, own, studio);
    await passesTo(shop, admin, others, await aStudio(shop, admin, await shop.aPlayer(), 'Estudio Sol'));
  }, patient(300_000));
  afterAll(() => shop?.close());

  async function joins({ player }: Subscriber): Promise<void> {
    await owner.post(path('invitations'), { email: player.email, role: 'editor' });
    const token = (await shop.linksTo(player.email, 'developer/invitation')).find((one) => !used.has(one)) ?? '';
    used.add(token);
    expect((await player.post('/v1/developer/invitations/accept', { token })).status).toBe(200);
  }
  const leaves = async ({ player }: Subscriber): Promise<void> =>
    expect((await owner.remove(path('members', player.id))).status).toBe(200);

  it(
    'counts as a player on the days between, and not on the days of work',
    async () => {
      const ana = await Subscriber.withPlan(shop);
      await joins(ana);
      await at('03');
      await playedFor(shop, ana.player.id, own.id, 60);
      await playedFor(shop, ana.player.id, others.id, 30);
      await at('04');
      await leaves(ana);
      await at('10');
      await playedFor(shop, ana.player.id, own.id, 10);
      await at('16');
      await joins(ana);
      await at('17');
      await playedFor(shop, ana.player.id, own.id, 60);
      await at('18');
      await leaves(ana);
      await at('20');
      await playedFor(shop, ana.player.id, own.id, 5);

      const rows = new PlanRows(shop);
      await shop.clockReaches('2027-02-01T02:59:00.000Z');
      const live = await rows.live('2027-02-01T03:00:00.000Z');
      await shop.clockReaches('2027-02-02T15:00:00.000Z');
      const closed = await rows.closed('2027-01');

      const ofOwn = closed.filter(({ gameId }) => gameId === own.id);
      expect(ofOwn).toMatchObject([{ developerId: studio, day: '2027-01-20', seconds: 15 * 60 }]);
      expect(sorted(live)).toEqual(sorted(closed));
    },
    patient(300_000),
  );

  it(
    'leaves books that are right, and the same again when they are written again',
    () => expectInvariants(shop),
    patient(200_000),
  );
});
