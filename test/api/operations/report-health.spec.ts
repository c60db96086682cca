import pg from 'pg';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

interface Report {
  checks: Record<'database' | 'queue' | 'feeds' | 'clock' | 'provider', { ok: boolean; why?: string }>;
  feeds: { name: string; status: string; lagEvents: number; lagSeconds: number }[];
}

describe('a shop that tells how it goes', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { LOG_LEVEL: 'debug' } });
  });
  afterAll(() => shop.close());

  const metric = async (name: string): Promise<number> => {
    const { body } = await shop.get<string>('/metrics');
    const lines = body.split('\n').filter((line) => line.startsWith(name) && /[ {]/.test(line[name.length] ?? ''));
    if (lines.length === 0) throw new Error(`there is no metric ${name}`);
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  };

  it('lives, is ready, and reports that all it needs answers', async () => {
    expect((await shop.get('/v1/health')).body).toEqual({ status: 'ok' });
    expect(await shop.get('/v1/health/ready')).toMatchObject({ status: 200, body: { ready: true } });

    const { status, body } = await shop.get<Report>('/v1/health/report');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      checks: { database: { ok: true }, queue: { ok: true }, feeds: { ok: true }, provider: { ok: true } },
    });
    expect(body.feeds.map(({ name, status: state }) => [name, state])).toContainEqual(['effects', 'running']);
  });

  it('sells on while a feed has stopped, and names it', async () => {
    await shop.sql.query(`update es.checkpoints set status = 'failed', moved_at = now() where feed = 'books'`);
    await shop.sql.query(
      `insert into es.parked (feed, version, sequence_key, position, attempts, error) values ('audit', 1, 'one', 1, 3, 'cannot'), ('audit', 1, 'one', 2, 3, 'waits')`,
    );

    const { body } = await shop.get<Report>('/v1/health/report');
    const ready = await shop.get('/v1/health/ready');
    const [stopped, setAside] = [await metric('feed_stopped'), await metric('feed_parked_events')];
    await shop.sql.query(`update es.checkpoints set status = 'running' where feed = 'books'`);
    await shop.sql.query('delete from es.parked');

    expect(body.checks.feeds).toEqual({ ok: false, why: 'books stopped' });
    expect(ready).toMatchObject({ status: 200, body: { ready: true } });
    expect([stopped, setAside]).toEqual([1, 2]);
    expect([await metric('feed_stopped'), await metric('feed_parked_events')]).toEqual([0, 0]);
  });

  it('is not ready while it does not reach its database, and is again once it does', async () => {
    const elsewhere = new URL('/postgres', shop.database.url);
    const name = new URL(shop.database.url).pathname.slice(1);
    const server = new pg.Client({ connectionString: elsewhere.href });
    await server.connect();
    const letIn = (allowed: boolean): Promise<unknown> =>
      server.query(`alter database ${server.escapeIdentifier(name)} allow_connections ${allowed}`);
    await letIn(false);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    const away = await eventually(
      () => shop.get('/v1/health/ready'),
      ({ status }) => status === 503,
    );
    const alive = await shop.get('/v1/health');
    await letIn(true);
    await server.end();
    const back = await eventually(
      () => shop.get('/v1/health/ready'),
      ({ status }) => status === 200,
    );

    expect([away.body, alive.status, back.body]).toEqual([{ ready: false }, 200, { ready: true }]);
  });

  it('counts requests, calls to the bank and what is left to do', async () => {
    const calls = await metric('provider_calls_total').catch(() => 0);
    const player = await shop.aPlayer();
    await player.buys((await shop.games()).slice(0, 1));
    await shop.settles();

    // Create and commit.
    expect(await metric('provider_calls_total')).toBe(calls + 2);
    expect(await metric('http_request_seconds_count')).toBeGreaterThan(3);
    expect(await metric('feed_lag_events')).toBe(0);
  });

  it('tells of workers, and of timers that are overdue because they fail', async () => {
    expect([await metric('workers_alive'), await metric('timers_overdue'), await metric('timers_failing')]).toEqual([
      1, 0, 0,
    ]);
    await shop.sql.query(
      `insert into es.due (key, what, due_at) values ('payment-of-nobody', 'payments.check', now() - interval '2 minutes')`,
    );

    await eventually(
      () => metric('timers_failing'),
      (failing) => failing === 1,
      15_000,
      'the timer failing',
    );
    expect([await metric('timers_overdue'), (await metric('timers_overdue_seconds')) >= 120]).toEqual([1, true]);
    await shop.sql.query(`delete from es.due where key = 'payment-of-nobody'`);
  });

  it('counts a worker no longer that was not seen for half a minute', async () => {
    await shop.api.kill();
    await shop.startApi({ WORKER: 'off' });
    const away = (halfMinutes: number): Promise<unknown> =>
      shop.sql.query(`update es.heartbeats set seen_at = clock_timestamp() - $1 * interval '30 seconds'`, [
        halfMinutes,
      ]);
    await away(0.9);
    const seen = await metric('workers_alive');
    await away(1.1);

    expect([seen, await metric('workers_alive')]).toEqual([1, 0]);
    await shop.api.stop();
    await shop.startApi();
  });

  it('tells of a transaction that holds back the feeds', async () => {
    const writer = await shop.sql.connect();
    await writer.query('begin');
    await writer.query('select pg_current_xact_id(), pg_sleep(0.05)');

    const held = await metric('snapshot_horizon_seconds');
    await writer.query('rollback');
    writer.release();

    expect(held).toBeGreaterThan(0.05);
  });

  it('writes lines that lead from a request to its events, and holds no secret and no person', async () => {
    const player = await shop.aPlayer();
    const answer = await player.post<{ orderId: string; token: string }>('/v1/payment', {
      cart: (await shop.games()).slice(0, 1).map(({ id }) => id),
    });
    await shop.browserReturns(await shop.bank.play(answer.body.token, 'pay'));
    await shop.settles();

    await shop.logs(new RegExp(`"requestId":"${answer.headers.get('x-request-id')}".*"answered"`));
    const lines = shop.api
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = lines.find(({ requestId }) => requestId === answer.headers.get('x-request-id'));
    const { rows } = await shop.sql.query<{ correlation: string }>(
      `select meta->>'correlation' as correlation from es.events where stream_id = $1 and version = 1`,
      [`order-${answer.body.orderId}`],
    );
    expect(line).toMatchObject({
      method: 'POST',
      route: '/v1/payment',
      status: 200,
      correlation: rows[0]?.correlation,
    });
    for (const secret of [player.email, player.token, answer.body.token, 'Ludoteca1', shop.database.url])
      expect(shop.api.output()).not.toContain(secret);
  });

  it('started without effects after a recovery it shows everything, and neither calls the bank nor sends mails, which it tells', async () => {
    const player = await shop.aPlayer();
    await shop.settles();
    const [calls, mails] = [await shop.bank.calls(), (await player.mailbox()).length];
    await shop.api.stop();
    await shop.startApi({ EFFECTS: 'off' });

    expect((await shop.get('/v1/health/ready')).body).toEqual({ ready: true });
    expect((await shop.get('/v1/health/report')).body).toMatchObject({ effects: 'off' });
    expect((await player.get('/v1/library')).status).toBe(200);
    expect(
      await player.post('/v1/payment', { cart: (await shop.games()).slice(0, 1).map(({ id }) => id) }),
    ).toMatchObject({ status: 503, body: { code: 'bank-unavailable' } });
    await shop.post('/v1/auth/reset-password', { email: player.email });
    expect([await shop.bank.calls(), (await player.mailbox()).length]).toEqual([calls, mails]);

    await shop.api.stop();
    await shop.startApi();
    expect((await shop.get('/v1/health/report')).body).toMatchObject({ effects: 'on' });
    await shop.settles();
    expect((await player.mailbox()).length).toBeGreaterThan(mails);
  });

  it('asks its database once in a while how it goes, however many look', async () => {
    await shop.api.stop();
    await shop.startApi({ HEALTH_KEPT_MS: '60000' });
    const before = await metric('timers_overdue');
    await shop.sql.query(
      `insert into es.due (key, what, due_at) values ('gift-1', 'gifts.remind', now() - interval '2 minutes')`,
    );

    expect([before, await metric('timers_overdue')]).toEqual([0, 0]);
    await shop.sql.query(`delete from es.due where key = 'gift-1'`);
  });

  it.each([
    [3, 200, /"level":40.*the clock of this machine differs from that of the database/],
    [29, 200, /"level":40.*the clock of this machine differs from that of the database/],
    [31, 503, /"level":50.*the clock of this machine is wrong/],
  ])(
    'with a clock that is %d s wrong answers %d when asked whether it is ready, and says why',
    async (s, status, why) => {
      await shop.api.stop();
      await shop.startApi({ CLOCK_SKEW_MS: String(s * 1_000) });

      expect((await shop.get('/v1/health/ready')).status).toBe(status);
      await shop.logs(why);
    },
  );

  it('does not speak of a clock that is less than two seconds wrong', async () => {
    await shop.api.stop();
    await shop.startApi({ CLOCK_SKEW_MS: '1500' });
    await eventually(
      () => metric('clock_skew_seconds'),
      (skew) => skew > 1,
      5_000,
      'the clocks being compared',
    );

    expect(shop.api.output()).not.toMatch(/clock of this machine/);
  });

  it('takes no requests while its clock is wrong, and says by how much', async () => {
    await shop.api.stop();
    await shop.startApi({ CLOCK_SKEW_MS: String(32 * 86_400_000) });

    const ready = await shop.get('/v1/health/ready');
    const { body } = await shop.get<Report>('/v1/health/report');

    expect([ready.status, ready.body]).toEqual([503, { ready: false }]);
    expect(body.checks).toMatchObject({
      database: { ok: true },
      queue: { ok: true },
      clock: { ok: false, why: expect.stringMatching(/^27648\d\d s ahead of the database$/) },
    });
    expect(Math.round((await metric('clock_skew_seconds')) / 86_400)).toBe(32);
    await shop.logs(/the clock of this machine is wrong/);
  });
});
