import { randomUUID } from 'node:crypto';
import { aStudio } from '../../support/applications.js';
import { passesTo } from '../../support/owners.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { requestsRefund } from '../refunds/returning.js';
import { monthCloses, returnsEnd } from './studio-reads.js';
import { isSignedWith, WebhookReceiver } from './webhook-receiver.js';
import { patient } from '../../support/patience.js';

interface Webhook {
  endpoint: { url: string; secretSince: string } | null;
  deliveries: {
    id: string;
    event: string;
    state: string;
    attempts: number;
    status: number | null;
    failure: string | null;
    nextTryAt: string | null;
  }[];
  secret?: string | null;
  code?: string;
}

const PRICE = 4_990;
/** The studio's 70 % of 4,193. */
const SHARE = 2_935;

describe('a webhook of a studio', () => {
  let shop: Shop;
  let admin: Staff;
  let games: Game[];
  let receiver: WebhookReceiver;
  let given = 0;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
    games = await shop.games();
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    receiver = await WebhookReceiver.opens();
  });
  afterEach(() => receiver.closes());

  /** A studio with a game of its own and a webhook at the receiver. */
  const aListeningStudio = async () => {
    const owner = await shop.aPlayer({ language: 'en' });
    const studio = await aStudio(shop, admin, owner);
    const game = games[given++] as Game;
    await passesTo(shop, admin, game, studio, PRICE);
    const path = `/v1/developer/studios/${studio}/webhook`;
    const { body } = await owner.put<Webhook>(path, { url: receiver.url });
    return { owner, studio, game, path, secret: body.secret ?? '' };
  };
  const logOf = async (owner: Player, path: string) => (await owner.get<Webhook>(path)).body.deliveries;

  it(
    'hears of money that goes back, of the statement and of the pay-out, each signed',
    async () => {
      const { owner, studio, game, path, secret } = await aListeningStudio();
      const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.aPlayer()));
      const orders: string[] = [];
      for (const buyer of buyers) orders.push((await buyer.buys([game])).orderId);
      await requestsRefund(buyers[0] as Player, orders[0] ?? '');
      await shop.settles();
      expect(receiver.received).toHaveLength(1);
      const refund = receiver.of('refund.line')[0];
      expect(refund?.body).toMatchObject({
        developerId: studio,
        data: {
          orderId: orders[0],
          total: -SHARE,
          lines: [{ source: 'sale-refund', gameId: game.id, orderId: orders[0], amount: -SHARE }],
        },
      });
      expect(refund?.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'ludoteca-event': 'refund.line',
        'ludoteca-delivery': refund?.body.id,
      });
      expect(refund?.text).not.toMatch(new RegExp(`${buyers[0]?.id}|${buyers[0]?.email}`));

      await monthCloses(shop);
      const statement = receiver.of('statement.closed')[0]?.body.data;
      expect(statement).toMatchObject({
        earned: 4 * SHARE,
        gross: 4 * SHARE,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });

      await returnsEnd(shop);
      const payoutId = randomUUID();
      const [eva, leo] = [
        await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']),
        await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']),
      ];
      const money = `/v1/developer/studios/${studio}`;
      const taxDocument = { taxDocumentId: randomUUID(), kind: 'fees-note', number: 'F-1', expiresOn: '2035-06-30' };
      await owner.put(`${money}/tax-document`, taxDocument);
      await owner.post(`${money}/payouts`, { payoutId });
      await eva.post(`/v1/admin/payouts/${payoutId}/approve`, {});
      await leo.post(`/v1/admin/payouts/${payoutId}/release`, {});
      await leo.post(`/v1/admin/payouts/${payoutId}/record-paid`, { reference: 'TEF 4411' });
      await shop.settles();
      const paid = receiver.of('payout.paid')[0]?.body.data;
      expect(paid).toMatchObject({ payoutId, gross: 4 * SHARE, reference: 'TEF 4411' });
      expect(Number(paid?.withheld) + Number(paid?.paid)).toBe(4 * SHARE);

      expect(receiver.received.map((one) => isSignedWith(secret, one))).toEqual([true, true, true]);
      expect(isSignedWith(`${secret}x`, receiver.received[0]!)).toBe(false);
      expect((await logOf(owner, path)).map(({ event, state, status }) => [event, state, status])).toEqual([
        ['payout.paid', 'delivered', 200],
        ['statement.closed', 'delivered', 200],
        ['refund.line', 'delivered', 200],
      ]);
    },
    patient(180_000),
  );

  it('is tried again with growing pauses, the same text each time, until it is taken', async () => {
    const { owner, path, secret } = await aListeningStudio();
    receiver.status = 503;
    await owner.post(`${path}/test`, {});
    await shop.settles();
    expect(await logOf(owner, path)).toMatchObject([
      { event: 'test', state: 'waiting', attempts: 1, status: 503, nextTryAt: expect.any(String) },
    ]);
    for (const minutes of [1, 2, 4]) {
      const before = receiver.received.length;
      await shop.timePasses((minutes * 60 - 30) * 1_000);
      await shop.settles();
      expect(receiver.received.length - before).toBe(0);
      await shop.timePasses(40_000);
      await shop.settles();
      expect(receiver.received.length - before).toBe(1);
    }
    receiver.status = 204;
    await shop.timePasses(8 * 60_000);
    await shop.settles();
    expect(await logOf(owner, path)).toMatchObject([{ state: 'delivered', attempts: 5, status: 204, nextTryAt: null }]);
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
    expect(receiver.received.every((one) => isSignedWith(secret, one))).toBe(true);
  });

  it('is given up after a day, and says why', async () => {
    const { owner, path } = await aListeningStudio();
    receiver.status = 302;
    await owner.post(`${path}/test`, {});
    await shop.settles();
    await shop.clockReaches(new Date(Date.parse(await shop.now()) + 25 * 3_600_000).toISOString());
    expect(await logOf(owner, path)).toMatchObject([{ state: 'failed', attempts: 13, status: 302, nextTryAt: null }]);
    expect(receiver.received.map((one) => one.path)).toEqual(Array(13).fill('/ludoteca'));
  });

  it('takes no address inside a network, not by a name either', async () => {
    const { owner, path } = await aListeningStudio();
    for (const url of [
      'http://studio.example/hook',
      'https://10.0.0.8/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://[fd00:ec2::254]/',
      'https://3232235521/',
      'https://ana:secret@studio.example/hook',
      'nonsense',
    ])
      expect([url, (await owner.put<Webhook>(path, { url })).body.code]).toEqual([url, 'webhook-address']);
    expect((await owner.get<Webhook>(path)).body.endpoint?.url).toBe(receiver.url);

    await owner.put(path, { url: 'https://nowhere.invalid/hook' });
    await owner.post(`${path}/test`, {});
    await shop.settles();
    expect(await logOf(owner, path)).toMatchObject([{ state: 'waiting', status: null, failure: 'unreachable' }]);
  });

  it('tells its secret once, and a new one ends the one before', async () => {
    const { owner, path, secret } = await aListeningStudio();
    expect(secret).toMatch(/^ludoteca_webhook_[\w-]{43}$/);
    expect(JSON.stringify((await owner.get(path)).body)).not.toContain(secret);
    expect((await owner.put<Webhook>(path, { url: `${receiver.url}?again` })).body.secret).toBeNull();
    const { status, body } = await owner.post<Webhook>(`${path}/secret`, {});
    expect(status).toBe(200);
    await owner.post(`${path}/test`, {});
    await shop.settles();
    const [arrived] = receiver.received;
    expect(arrived?.path).toBe('/ludoteca?again');
    expect(isSignedWith(body.secret ?? '', arrived!)).toBe(true);
    expect(isSignedWith(secret, arrived!)).toBe(false);
    const { rows } = await shop.sql.query<{ sealed: string }>('select sealed from webhooks.endpoints');
    expect(rows.some(({ sealed }) => sealed.includes(secret))).toBe(false);
  });

  it('belongs to owners: others of the studio and other studios see nothing of it', async () => {
    const { studio, path } = await aListeningStudio();
    const [reader, stranger] = [await shop.aPlayer(), await shop.aPlayer()];
    await shop.sql.query(
      `insert into developers.members (developer_id, person_id, role, since) values ($1, $2, 'reader', now())`,
      [studio, reader.id],
    );
    for (const [who, refused] of [
      [reader, 403],
      [stranger, 404],
    ] as const) {
      expect((await who.get(path)).status).toBe(refused);
      expect((await who.put(path, { url: receiver.url })).status).toBe(refused);
      expect((await who.post(`${path}/test`, {})).status).toBe(refused);
      expect((await who.post(`${path}/secret`, {})).status).toBe(refused);
      expect((await shop.call('DELETE', path, { token: who.token })).status).toBe(refused);
    }
    expect((await shop.get(path)).status).toBe(401);
  });

  it('sends nothing once it was removed, and no more than five tests a minute', async () => {
    const { owner, path } = await aListeningStudio();
    receiver.status = 500;
    const tests = [];
    for (let n = 0; n < 6; n++) tests.push((await owner.post(`${path}/test`, {})).status);
    expect(tests).toEqual([200, 200, 200, 200, 200, 429]);
    await shop.settles();
    expect(receiver.received).toHaveLength(5);
    await shop.call('DELETE', path, { token: owner.token });
    await shop.timePasses(10 * 60_000);
    await shop.settles();
    expect(receiver.received).toHaveLength(5);
    expect((await owner.get<Webhook>(path)).body).toEqual({ endpoint: null, deliveries: [] });
    expect((await owner.post(`${path}/test`, {})).status).toBe(404);
  });

  it('counts an attempt in whose middle the shop stopped as failed, and makes it again', async () => {
    const { owner, path } = await aListeningStudio();
    await owner.post(`${path}/test`, {});
    await shop.settles();
    const [{ id } = { id: '' }] = await logOf(owner, path);
    // As a worker leaves it that dies between sending and noting.
    await shop.sql.query(
      `update webhooks.deliveries set state = 'waiting', attempts = 0, status = null where id = $1`,
      [id],
    );
    await shop.sql.query(
      `update es.effects set state = 'unknown', next_check_at = now(), settled_at = null where subject = $1 and kind = 'earnings:deliver-webhook'`,
      [id],
    );
    await shop.settles();
    expect(await logOf(owner, path)).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'interrupted' }]);
    await shop.timePasses(61_000);
    await shop.settles();
    expect(await logOf(owner, path)).toMatchObject([{ state: 'delivered', attempts: 2, failure: null }]);
    expect(receiver.received.map(({ body }) => body.id)).toEqual([id, id]);
  });
});
