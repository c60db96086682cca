import { randomBytes } from 'node:crypto';
import { days, minutes } from '../../../api/kernel/instant.js';
import { eventually } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { aColleague, Staff } from '../backoffice/console.js';

interface Incident {
  kind: string;
  subject: string;
  subjectKind: string;
  subjectName: string | null;
  expected: string;
  found: string;
  status: string;
}

const key = (name: string): string => `${name}:${randomBytes(32).toString('base64')}`;
const [k0, k1] = [key('k0'), key('k1')];

describe('a renewal whose card was sealed with a key that is gone', () => {
  let shop: Shop;
  let ana: Subscriber;
  let ben: Subscriber;
  let finance: Player;
  beforeAll(async () => {
    shop = await startShop({ env: { CARD_KEYS: k0 } });
    [ana, ben] = [await Subscriber.withPlan(shop), await Subscriber.withCard(shop)];
    finance = await aColleague(shop, await Staff.signsIn(shop), 'Finanzas', ['console:open', 'incident:read']);
    await shop.settles();
  });
  afterAll(() => shop?.close());

  const restarts = async (CARD_KEYS: string): Promise<void> => {
    await shop.api.stop();
    await shop.startApi({ CARD_KEYS });
  };
  const unreadable = async (): Promise<number> =>
    Number(/^card_secrets_unreadable (\d+)/m.exec(String((await shop.get('/metrics')).body))?.[1]);
  const incidents = async (): Promise<Incident[]> => (await finance.get<Incident[]>('/v1/admin/incidents')).body;
  const charged = async (): Promise<number> => (await shop.bank.calls()).authorize ?? 0;
  /** The next try dawns, a moment later than it is due. */
  const dayComes = async (day: string | null): Promise<void> =>
    shop.timePasses(Date.parse(`${day}T13:00:00.000Z`) - Date.parse(await shop.now()) + minutes(1));
  /** A timer that failed is tried again at once: its pause follows the wall clock. */
  const triedAgainAtOnce = (): Promise<unknown> =>
    shop.sql.query(
      `update es.due set lease_until = null where error is not null and lease_until < now() + interval '50 seconds'`,
    );

  it.each([
    ['no key of its name', k1],
    ['another key under its name', key('k0')],
  ])('is told at the start: %s', async (_, keys) => {
    await restarts(keys);

    await shop.logs(/"missing":\[\{"keyId":"k0","cards":2\}\].*CARD_KEYS lacks the keys of saved cards/);
    expect(await unreadable()).toBe(2);
  });

  it('keeps a person from paying with such a card, in a sentence that does not blame the card', async () => {
    const { status, body } = await ben.subscribes();

    expect([status, body.code, body.message]).toEqual([
      503,
      'card-unreadable',
      'Por un problema nuestro no podemos usar esa tarjeta ahora. No se cobró nada. Elige otra, o inténtalo más tarde.',
    ]);
    expect((await ben.cards())[0]).toMatchObject({ usable: true });
  });

  it('is tried five times, then the plan goes into grace: its owner has a mail, staff an incident with its name, the bank no call', async () => {
    await restarts(k1);
    const [calls, { next_billing_date: day }] = [await charged(), await ana.plan()];
    await dayComes(day);
    await eventually(
      async () => {
        await triedAgainAtOnce();
        return ana.plan();
      },
      ({ status }) => status === 'past_due',
      30_000,
      'grace',
    );
    await shop.settles();

    expect(await ana.plan()).toMatchObject({ is_active: 1, last_decline: 'soft', next_try_on: expect.any(String) });
    expect(
      shop.api
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes('no key named k0')),
    ).toHaveLength(4);
    const [mail, ...more] = await ana.mails();
    expect([mail?.subject, more]).toEqual(['No pudimos renovar tu suscripción', []]);
    expect(mail?.text).toContain('El cobro de tu tarjeta no resultó.');
    const {
      rows: [order],
    } = await shop.sql.query<{ number: string }>('select number from ordering.orders where person_id = $1', [
      ana.player.id,
    ]);
    expect(await incidents()).toMatchObject([
      {
        kind: 'card-unreadable',
        subjectKind: 'plan',
        subject: ana.subscriptionId,
        subjectName: order?.number,
        expected: 'readable',
        found: 'unreadable',
        status: 'open',
      },
    ]);
    expect(await charged()).toBe(calls);
  });

  it('leaves the incident open while the plan is in grace', async () => {
    await shop.sql.query(
      `update es.due d set due_at = now() + b.offset_ms * interval '1 millisecond' from es.business_clock b where what = 'books.reconcile'`,
    );
    await shop.settles();

    expect((await incidents()).map(({ status }) => status)).toEqual(['open']);
  });

  it('goes through on the next day once the key is back, once, and the incident is gone', async () => {
    await restarts(`${k1},${k0}`);
    expect(await unreadable()).toBe(0);
    await dayComes((await ana.plan()).next_try_on);

    // The answer to a charge may be on its way while nothing is due.
    expect(
      await eventually(
        () => ana.plan(),
        ({ status }) => status === 'active',
      ),
    ).toMatchObject({ last_decline: null });
    await shop.settles();
    expect([(await ana.charges()).length, (await ana.paidPeriods()).length, (await ana.mails()).length]).toEqual([
      2, 2, 1,
    ]);
    await shop.timePasses(days(1));
    await shop.settles();
    expect((await incidents()).map(({ kind, status }) => `${kind} ${status}`)).toEqual(['card-unreadable resolved']);
    expect((await ben.subscribes()).status).toBe(201);
  });
});
