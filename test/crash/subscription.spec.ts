import { hours, later } from '../../api/kernel/instant.js';
import { startShop, type Shop } from '../support/shop.js';
import { Subscriber } from '../support/subscriber.js';
import { patient } from '../support/patience.js';

/** Where the server dies while a person subscribes with a saved card. */
const POINTS = [
  'before-PeriodChargeStarted',
  'after-PeriodChargeStarted',
  'before-bank-authorize',
  'after-bank-authorize',
  'before-PaymentApproved',
  'after-PaymentApproved',
];
/** Where it dies while a wish is noted and a subscription is changed. */
const CHANGES = [
  'before-SubscriptionCreated',
  'after-SubscriptionCreated',
  'before-AutoRenewCancelled',
  'after-AutoRenewCancelled',
];

describe('a subscription whose server is killed', () => {
  let shop: Shop;
  let people: Subscriber[];
  beforeAll(async () => {
    // A repeated request waits so long for the answer of the server that died.
    shop = await startShop({ apart: true, env: { TRANSBANK_MOVE_TIMEOUT_MS: '3000' } });
    people = await Promise.all([...POINTS, ...CHANGES].map(() => Subscriber.withCard(shop)));
  }, patient(180_000));
  afterAll(() => shop?.close());

  const diesAt = async (point: string, doing: () => Promise<unknown>): Promise<void> => {
    await shop.api.diesAt(point);
    await doing().catch(() => undefined);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
  };
  const someone = (index: number): Subscriber => {
    const person = people[index];
    if (!person) throw new Error('the test has no person left');
    return person;
  };

  it.each(POINTS.map((point, index) => [point, index] as const))(
    '%s: active and paid once, or neither',
    async (point, index) => {
      const person = someone(index);
      const key = { 'idempotency-key': point };
      await diesAt(point, () => person.subscribes({}, key));
      await person.subscribes({}, key);
      await shop.leasesEnd();
      // The bank is asked twice before a charge that it does not know counts as never made.
      await shop.clockReaches(later(await shop.now(), hours(3)));

      const paid = await person.paid();
      const [subscription] = await person.list();
      expect(paid.length).toBeLessThanOrEqual(1);
      expect([subscription?.is_active ?? 0, subscription?.payment_pending ?? false]).toEqual([paid.length, false]);
    },
  );

  it.each(CHANGES.slice(0, 2).map((point, index) => [point, POINTS.length + index] as const))(
    '%s: one wish, once it is asked again',
    async (point, index) => {
      const person = someone(index);
      const request = () => person.requests('POST', '', { planId: 'monthly' });
      await diesAt(point, request);

      expect((await request()).status).toBe(201);
      expect(await person.list()).toMatchObject([{ status: 'incomplete' }]);
    },
  );

  it.each(CHANGES.slice(2).map((point, index) => [point, POINTS.length + 2 + index] as const))(
    '%s: cancelled, once it is asked again',
    async (point, index) => {
      const person = someone(index);
      const { subscription_id: id } = await person.isSubscribed();
      const cancel = () => person.requests('PATCH', `/${id}/cancel`, {});
      await diesAt(point, cancel);

      expect((await cancel()).status).toBe(200);
      expect(await person.list()).toMatchObject([{ status: 'cancelled', is_active: 1 }]);
    },
  );
});
