import { days, hours } from '../../../api/kernel/instant.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { eventually } from '../../support/process.js';
import { Subscriber } from '../../support/subscriber.js';
import { startShop, type Checkout, type Player, type Shop } from '../../support/shop.js';

interface Incident {
  id: string;
  kind: string;
  subject: string;
  subjectKind: string;
  subjectName: string | null;
  expected: string;
  found: string;
  status: string;
  reason: string | null;
  resolvedBy: { id: string; name: string } | null;
  assigned: { id: string; name: string }[];
}

let shop: Shop;
let admin: Staff;
let ana: Player;
let finance: Player;
let looker: Player;

beforeAll(async () => {
  shop = await startShop();
  [admin, ana] = await Promise.all([Staff.signsIn(shop), shop.aPlayer()]);
  finance = await aColleague(shop, admin, 'Finanzas', [
    'console:open',
    'incident:read',
    'incident:resolve',
    'books:read',
  ]);
  looker = await aColleague(shop, admin, 'Mira', ['console:open', 'incident:read']);
});
afterAll(() => shop?.close());

/** The next morning has come and the shop has compared everything. */
async function theNextMorning(): Promise<void> {
  await shop.settles();
  await shop.timePasses(days(1));
  await shop.settles();
}
const openOnes = async (): Promise<Incident[]> =>
  (await finance.get<Incident[]>(`/v1/admin/incidents?filter=${encodeURIComponent('{"status":"open"}')}`)).body;
const kinds = async (): Promise<string[]> => (await openOnes()).map(({ kind, subject }) => `${kind} ${subject}`).sort();
const count = async (sql: string): Promise<number> =>
  (await shop.sql.query<{ n: number }>(`select count(*)::int as n ${sql}`)).rows[0]?.n ?? 0;
const waitingQuestions = (): Promise<number> =>
  count(
    `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'with asked as%'`,
  );
const comparisonsDue = (): Promise<number> =>
  count(
    `from es.due d, es.business_clock b where what = 'books.reconcile' and due_at <= now() + b.offset_ms * interval '1 millisecond'`,
  );
const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(String((await shop.get('/metrics')).body))?.[1]);

describe('a shop that compares its money every morning', () => {
  let bought: Checkout;
  beforeAll(async () => {
    bought = await ana.buys((await shop.games()).slice(0, 1));
  });

  it('finds nothing where all is well, and comes back each day', async () => {
    await theNextMorning();
    expect(await openOnes()).toEqual([]);
    const {
      rows: [timer],
    } = await shop.sql.query<{ ahead: boolean }>(
      `select due_at > now() + b.offset_ms * interval '1 millisecond' and due_at <= now() + (b.offset_ms + $1) * interval '1 millisecond' as ahead from es.due, es.business_clock b where what = 'books.reconcile'`,
      [hours(25)],
    );
    expect(timer?.ahead).toBe(true);
  });

  it('finds nothing in a shop that goes on selling while it is compared, though the books learn of it later', async () => {
    await shop.settles();
    const [comparing, booksFeed] = await Promise.all([shop.sql.connect(), shop.sql.connect()]);
    try {
      await comparing.query('begin; lock table books.entries in access exclusive mode');
      await booksFeed.query(`begin; select from es.checkpoints where feed = 'books' for update`);
      await shop.sql.query(
        `update es.due d set due_at = now() + b.offset_ms * interval '1 millisecond' from es.business_clock b where what = 'books.reconcile'`,
      );
      await eventually(waitingQuestions, Boolean, 20_000, 'the shop comparing');

      const ben = await shop.aPlayer();
      await ben.buys((await shop.games()).slice(1, 2));
      await ben.checksOut((await shop.games()).slice(2, 3));
      await comparing.query('rollback');
      await eventually(comparisonsDue, (due) => due === 0, 20_000, 'the comparison');
    } finally {
      // Whatever is held would keep the shop from ending.
      for (const holder of [comparing, booksFeed]) holder.release(true);
    }

    await shop.settles();
    expect(await openOnes()).toEqual([]);
    expect((await finance.get<Incident[]>('/v1/admin/incidents')).body).toEqual([]);
  });

  it('finds a paid game that is not on the shelf once, and says who may deal with it', async () => {
    await shop.sql.query('create table kept as select * from library.entitlements where order_id = $1', [
      bought.orderId,
    ]);
    await shop.sql.query('delete from library.entitlements where order_id = $1', [bought.orderId]);
    await theNextMorning();
    await theNextMorning();

    const [incident, ...more] = await openOnes();
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      kind: 'paid-without-access',
      subjectKind: 'order',
      subject: bought.orderId,
      expected: '1',
      found: '0',
      status: 'open',
    });
    expect((await shop.facts(`incident-${incident?.id}`)).map(({ type }) => type)).toEqual(['IncidentOpened']);
    const { body } = await looker.get<Incident>(`/v1/admin/incidents/${incident?.id}`);
    expect(incident?.subjectName).toMatch(/^LT-/);
    expect(body.subjectName).toBe(incident?.subjectName);
    const names = body.assigned.map(({ id }) => id);
    expect(names).toContain(finance.id);
    expect(names).not.toContain(looker.id);
    expect(await metric('incidents_open')).toBe(1);
  });

  it('ends it by itself when the difference is gone', async () => {
    await shop.sql.query('insert into library.entitlements select * from kept');
    await theNextMorning();
    expect(await openOnes()).toEqual([]);
    const { body } = await finance.get<Incident[]>('/v1/admin/incidents');
    expect(body).toMatchObject([{ kind: 'paid-without-access', status: 'resolved' }]);
  });

  it('lets only those resolve it who may, with a reason, and leaves it settled', async () => {
    await shop.sql.query('delete from library.entitlements where order_id = $1', [bought.orderId]);
    await theNextMorning();
    const path = `/v1/admin/incidents/${(await openOnes())[0]?.id}`;

    expect((await looker.post(`${path}/resolve`, { reason: 'Se entregó a mano' })).status).toBe(403);
    expect((await ana.get(path)).status).toBe(403);
    expect((await finance.post(`${path}/resolve`, { reason: '' })).status).toBe(422);
    expect(
      (await finance.post('/v1/admin/incidents/019a9f5e-7c1b-7d3e-8f10-0123456789ab/resolve', { reason: 'Nada' }))
        .status,
    ).toBe(404);
    const { username } = (await ana.get<{ username: string }>(`/v1/users/${ana.id}`)).body;
    expect(await finance.post(`${path}/resolve`, { reason: `Se entregó a ${username} a mano` })).toMatchObject({
      status: 422,
      body: { code: 'reason-names-person' },
    });
    const { status, body } = await finance.post<Incident>(`${path}/resolve`, { reason: 'Se entregó a mano' });
    expect([status, body.status, body.reason, body.resolvedBy?.id]).toEqual([
      200,
      'resolved',
      'Se entregó a mano',
      finance.id,
    ]);

    await theNextMorning();
    expect(await openOnes()).toEqual([]);
    await shop.sql.query('insert into library.entitlements select * from kept on conflict do nothing');
  });

  it('finds a plan that lost its timer and sets it again, and what falls due but always fails', async () => {
    const subscriber = await Subscriber.withPlan(shop);
    await shop.settles();
    const key = `subscription-${subscriber.subscriptionId}`;
    const dueAt = async (): Promise<string | undefined> =>
      (
        await shop.sql.query<{ at: Date }>('select due_at as at from es.due where key = $1', [key])
      ).rows[0]?.at.toISOString();
    const before = await dueAt();
    await shop.sql.query('delete from es.due where key = $1', [key]);
    await shop.sql.query(
      `insert into es.due (key, what, due_at, attempts, error) values ('stuck-1', 'stuck', now() + interval '1000 days', 20, 'it cannot be')`,
    );
    const known = await kinds();

    await theNextMorning();

    expect((await kinds()).filter((one) => !known.includes(one))).toEqual([
      `plan-without-timer ${subscriber.subscriptionId}`,
      'timer-failing stuck-1',
    ]);
    expect(await dueAt()).toBe(before);
    expect(
      (await openOnes())
        .filter(({ subjectKind }) => ['plan', 'timer'].includes(subjectKind))
        .map(({ expected, found }) => `${expected}, ${found}`)
        .sort(),
    ).toEqual(['done, failing', 'set, missing']);

    await shop.sql.query(`delete from es.due where key = 'stuck-1'`);
    await theNextMorning();
    expect(await kinds()).toEqual(known);
  });

  it('finds books that were tampered with, and tells the machines that watch', async () => {
    expect(await metric('books_trial_balance_pesos')).toBe(0);
    await shop.sql.query(
      `update books.entries set amount = amount + 1 where order_id = $1 and account = 'received' and amount > 0`,
      [bought.orderId],
    );
    await theNextMorning();

    expect((await kinds()).map((text) => text.split(' ')[0])).toEqual([
      'money-not-attributed',
      'order-not-in-books',
      'trial-balance',
      'unbalanced-fact',
    ]);
    expect(await metric('books_trial_balance_pesos')).toBe(1);
    expect((await finance.get<{ trialBalance: number }>('/v1/admin/books')).body.trialBalance).toBe(1);
    await shop.sql.query(
      `update books.entries set amount = amount - 1 where order_id = $1 and account = 'received' and amount > 0`,
      [bought.orderId],
    );
    await theNextMorning();
    expect(await openOnes()).toEqual([]);
  });

  it('finds money that went back without a credit note', async () => {
    const { orderId } = await ana.buys((await shop.games()).slice(2, 3));
    const {
      body: { refundId },
    } = await ana.post<{ refundId: string }>(`/v1/orders/${orderId}/refunds`, { lines: 'all' });
    await theNextMorning();
    await theNextMorning();
    expect(await openOnes()).toEqual([]);
    await shop.sql.query('create table note as select * from documents.documents where refund_id = $1', [refundId]);
    await shop.sql.query('delete from documents.documents where refund_id = $1', [refundId]);
    await theNextMorning();

    const [incident, ...more] = await openOnes();
    expect(more).toEqual([]);
    expect(incident).toMatchObject({
      kind: 'credit-note-missing',
      subjectKind: 'refund',
      subject: refundId,
      subjectName: expect.stringMatching(/^LT-/),
      expected: '1',
      found: '0',
    });
    await shop.sql.query('insert into documents.documents select * from note');
    await theNextMorning();
    expect(await openOnes()).toEqual([]);
  });

  it('finds money of which nobody knows, and tells its age', async () => {
    const { token } = await ana.checksOut((await shop.games()).slice(1, 2));
    await shop.sql.query(`update payments.payments set state = 'unknown', in_doubt = true where token = $1`, [token]);
    await shop.settles();
    expect(await metric('payments_oldest_unknown_seconds')).toBeGreaterThanOrEqual(0);
    await shop.sql.query(`delete from es.due where what = 'payments.check'`);
    await theNextMorning();

    expect((await kinds()).map((text) => text.split(' ')[0])).toEqual(['payment-unknown']);
    expect(await metric('payments_oldest_unknown_seconds')).toBeGreaterThan(days(1) / 1000);
  });
});

describe('the books in the console', () => {
  it('show each account in a range of days, to those who may read them', async () => {
    const { status, body } = await finance.get<{
      trialBalance: number;
      balances: { account: string; debit: number; credit: number; balance: number }[];
    }>('/v1/admin/books');
    expect([status, body.trialBalance]).toEqual([200, 0]);
    expect(body.balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
    expect(body.balances.find(({ account }) => account === 'cash-at-provider')?.debit).toBeGreaterThan(0);
    expect((await finance.get<{ balances: unknown[] }>('/v1/admin/books?through=2020-01-01')).body.balances).toEqual(
      [],
    );
    expect((await finance.get<{ trialBalance: number }>('/v1/admin/books?position=3')).body.trialBalance).toBe(0);
    expect((await finance.get('/v1/admin/books?from=2026-02-30')).status).toBe(422);
    expect([(await looker.get('/v1/admin/books')).status, (await ana.get('/v1/admin/books')).status]).toEqual([
      403, 403,
    ]);
  });

  it('show what an order caused, and a document of anybody', async () => {
    const {
      rows: [order],
    } = await shop.sql.query<{ id: string; total: number }>(
      `select order_id as id, total::int from ordering.orders where status = 'paid' and total > 0 limit 1`,
    );
    const { body } = await finance.get<{ entries: { account: string; amount: number }[] }>(
      `/v1/admin/books/orders/${order?.id}`,
    );
    expect(body.entries.filter(({ account }) => account === 'cash-at-provider').map(({ amount }) => amount)).toEqual([
      order?.total,
    ]);
    const {
      body: { documents },
    } = await finance.get<{ documents: { documentId: string }[] }>(`/v1/orders/${order?.id}/documents`);
    expect((await finance.get(`/v1/documents/${documents[0]?.documentId}/pdf`)).status).toBe(200);
    expect((await looker.get(`/v1/documents/${documents[0]?.documentId}/pdf`)).status).toBe(404);
  });
});

describe('the settlement file of the bank', () => {
  const HEAD = 'Fecha Venta;Tipo Transacción;Orden de Compra;Código Autorización;Monto';
  let first: Checkout;
  let second: Checkout;
  let clerk: Player;
  const line = async ({ token }: Checkout, more: Partial<Record<'amount' | 'kind', string>> = {}): Promise<string> => {
    const { buyOrder, amount } = await shop.bank.transaction(token);
    const day = new Intl.DateTimeFormat('es-CL', {
      timeZone: 'America/Santiago',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date(await shop.now()));
    return [day, more.kind ?? 'Venta', buyOrder, '1213', more.amount ?? String(amount)].join(';');
  };
  const imports = (...lines: string[]) =>
    clerk.post<{ rows: number; differences: Pick<Incident, 'kind' | 'subject' | 'expected' | 'found'>[] }>(
      '/v1/admin/settlements',
      { file: [HEAD, ...lines].join('\r\n') },
    );

  beforeAll(async () => {
    // A day of its own, on which nothing else was sold.
    await shop.timePasses(days(3));
    const buyer = await shop.aPlayer();
    [first, second] = [
      await buyer.buys((await shop.games()).slice(0, 1)),
      await buyer.buys((await shop.games()).slice(1, 2)),
    ];
    await shop.settles();
    clerk = await aColleague(shop, admin, 'Conciliación', ['console:open', 'settlement:import', 'incident:read']);
  });

  it('that says what the books say is no incident', async () => {
    const before = (await openOnes()).length;
    expect(await imports(await line(first), await line(second))).toMatchObject({
      status: 200,
      body: { rows: 2, differences: [] },
    });
    expect(await openOnes()).toHaveLength(before);
  });

  it('is compared both ways: what it lacks, what it has too much, and what it says differently are incidents that stay', async () => {
    const [{ paymentId }, { paymentId: lacking }] = [await shop.attempt(first.token), await shop.attempt(second.token)];
    const file = [
      await line(first, { amount: '1' }),
      (await line(first)).replace((await shop.bank.transaction(first.token)).buyOrder, 'FOREIGN1'),
    ];

    const { body } = await imports(...file);
    expect(body.differences.map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual(
      [`settlement-amount ${paymentId}`, `settlement-missing ${lacking}`, 'settlement-not-ours FOREIGN1'].sort(),
    );
    await imports(...file);
    await theNextMorning();

    expect(
      (await openOnes())
        .filter(({ kind }) => kind.startsWith('settlement-'))
        .map(({ kind, subjectKind }) => `${kind} ${subjectKind}`)
        .sort(),
    ).toEqual(['settlement-amount payment', 'settlement-missing payment', 'settlement-not-ours buy-order']);
  });

  it('that cannot be read is refused with its line and column, and is for those who hold the permission', async () => {
    expect(await imports('99/99/2026;Venta;B1;1213;1')).toMatchObject({
      status: 422,
      body: { code: 'settlement-unreadable', line: 2, column: 'day' },
    });
    expect(await imports()).toMatchObject({ status: 422, body: { code: 'settlement-empty' } });
    expect((await looker.post('/v1/admin/settlements', { file: HEAD })).status).toBe(403);
  });
});
