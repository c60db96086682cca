import { randomUUID } from 'node:crypto';
import { minutes } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';
import { equalParts, PlanRows, sorted } from './plan-rows.js';

describe('slices that waited a year for play', () => {
  let shop: Shop;
  let rows: PlanRows;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z', apart: true });
    rows = new PlanRows(shop);
  }, patient(300_000));
  afterAll(() => shop?.close());

  /** A studio whose game these people play on the 10th of the month, in periods from the 1st. */
  async function aStudioOf(
    month: string,
    periods: readonly object[],
  ): Promise<{ id: string; gameId: string; orders: { orderId: string; personId: string }[] }> {
    const id = randomUUID();
    const gameId = await rows.game(id);
    const days = { from: `${month}-01`, until: `${month}-28` };
    const orders = await rows.periods(periods.map((one) => ({ ...days, ...one })));
    await rows.played(orders.map(({ personId }) => ({ personId, gameId, on: `${month}-10`, seconds: 60 })));
    return { id, gameId, orders };
  }
  const fifty = (): object[] => Array.from({ length: 50 }, () => ({}));

  it(
    'reach no studio whose fifty players had a free period, or got all of their money back',
    async () => {
      const paid = await aStudioOf('2027-02', fifty());
      await aStudioOf('2027-02', [...fifty().slice(1), { price: 0, share: 0 }]);
      const returned = await aStudioOf('2027-02', fifty());
      const inPart = await aStudioOf('2027-02', fifty());
      const late = await aStudioOf('2027-02', fifty());
      const backOn = (studio: typeof paid, amount: number, at: string) => ({
        orderId: studio.orders[0]?.orderId ?? '',
        ...{ amount, at },
      });
      await rows.returned([
        backOn(returned, 8_000, '2027-02-20T15:00:00Z'),
        backOn(inPart, 4_000, '2027-02-20T15:00:00Z'),
        backOn(late, 8_000, '2027-03-01T15:00:00Z'),
      ]);
      await rows.waits('2026-02', [300, 600]);

      await shop.clockReaches('2027-03-02T15:00:00.000Z');

      expect(equalParts(await rows.closed('2027-02'))).toEqual({ [paid.id]: 300, [inPart.id]: 300, [late.id]: 300 });
    },
    patient(300_000),
  );

  it(
    'are shown so far as the close shares them: what play or a refund of the month takes is no longer shared equally',
    async () => {
      const month = '2027-03';
      const [large, other] = [await aStudioOf(month, fifty()), await aStudioOf(month, fifty())];
      const small = await aStudioOf(month, [{}]);
      const [idle, returning, erased] = await rows.waits('2026-03', [1_000, 600, 70]);
      const [player] = small.orders;
      await rows.waits('2026-03', [400], player?.personId);
      const [working] = await rows.periods([{ from: '2027-03-01', until: '2027-03-28', price: 0, share: 0 }]);
      await rows.waits('2026-03', [500], working?.personId);
      const works = { developer_id: small.id, person_id: working?.personId, since: '2026-01-01' };
      await rows.put('earnings.workers', [works]);
      await rows.played([{ personId: working?.personId ?? '', gameId: small.gameId, on: '2027-03-10', seconds: 60 }]);
      await rows.returned([{ orderId: returning?.orderId ?? '', amount: 600, at: '2027-03-20T15:00:00Z' }]);
      const free = { from: '2027-03-01', until: '2027-03-28', price: 0, share: 0 };
      const [ofErased] = await rows.periods([{ ...free, personId: erased?.personId ?? '' }]);
      const kept = { order_id: ofErased?.orderId, month, game_id: small.gameId, developer_id: small.id };
      await rows.put('earnings.kept_play', [{ ...kept, seconds: 60, last_day: '2027-03-10' }]);

      await shop.clockReaches('2027-04-01T02:59:00.000Z');
      const live = await rows.live('2027-04-01T03:00:00.000Z');
      await shop.clockReaches('2027-04-02T15:00:00.000Z');

      const closed = await rows.closed(month);
      // 1,000 and 500 in full, and of 600 the half that did not go back.
      expect(equalParts(closed)).toEqual({ [large.id]: 900, [other.id]: 900 });
      expect(closed.filter(({ developerId, amount }) => developerId === small.id && amount < 500)).toHaveLength(2);
      expect(closed.filter(({ orderId }) => orderId === idle?.orderId)).toHaveLength(2);
      expect(sorted(live)).toEqual(sorted(closed));
    },
    patient(300_000),
  );

  it(
    'come to the same for each studio whether shown so far or closed in parts by a worker that dies between them',
    async () => {
      const settled = { taken: 4_706, takenThrough: '2027-04' };
      for (let n = 0; n < 3; n++)
        await aStudioOf(
          '2027-04',
          fifty().map(() => settled),
        );
      await rows.waits('2026-04', Array<number>(2_500).fill(100));
      await shop.clockReaches('2027-05-01T03:59:00.000Z');
      const live = await rows.live('2027-05-01T04:00:00.000Z');

      await shop.worker?.diesAt('after-PlanSharesSettled');
      await shop.timePasses(minutes(2));
      expect(await shop.worker?.ended).toBeNull();
      expect(Object.values(equalParts(await rows.closed('2027-04'))).sort()).toEqual([33_333, 33_333, 33_334]);
      await shop.startWorker();
      await shop.leasesEnd();
      await shop.settles();

      const closed = await rows.closed('2027-04');
      expect(Object.values(equalParts(closed)).sort()).toEqual([83_333, 83_333, 83_334]);
      expect(sorted(live)).toEqual(sorted(closed));
    },
    patient(300_000),
  );
});
