import { startShop, type Shop } from '../../support/shop.js';

interface Readiness {
  ready: boolean;
  checks: Record<'database' | 'queue' | 'feeds' | 'provider', { ok: boolean; why?: string }>;
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

  it('lives, and is ready when all it needs answers', async () => {
    expect((await shop.get('/v1/health')).body).toEqual({ status: 'ok' });

    const { status, body } = await shop.get<Readiness>('/v1/health/ready');

    expect(status).toBe(200);
    expect(body).toMatchObject({ ready: true, checks: { database: { ok: true }, queue: { ok: true }, feeds: { ok: true }, provider: { ok: true } } });
    expect(body.feeds.map(({ name, status: state }) => [name, state])).toContainEqual(['effects', 'running']);
  });

  it('is not ready while a feed has stopped, and names it', async () => {
    await shop.sql.query(`update es.checkpoints set status = 'failed' where feed = 'effects'`);

    const { status, body } = await shop.get<Readiness>('/v1/health/ready');
    await shop.sql.query(`update es.checkpoints set status = 'running' where feed = 'effects'`);

    expect(status).toBe(503);
    expect(body.checks.feeds).toEqual({ ok: false, why: 'effects stopped' });
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
    const answer = await player.post<{ orderId: string; token: string }>('/v1/payment', { cart: (await shop.games()).slice(0, 1).map(({ id }) => id) });
    await shop.browserReturns(await shop.bank.play(answer.body.token, 'pay'));
    await shop.settles();

    await shop.logs(new RegExp(`"requestId":"${answer.headers.get('x-request-id')}".*"answered"`));
    const lines = shop.api.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
    const line = lines.find(({ requestId }) => requestId === answer.headers.get('x-request-id'));
    const { rows } = await shop.sql.query<{ correlation: string }>(`select meta->>'correlation' as correlation from es.events where stream_id = $1 and version = 1`, [`order-${answer.body.orderId}`]);
    expect(line).toMatchObject({ method: 'POST', route: '/v1/payment', status: 200, correlation: rows[0]?.correlation });
    for (const secret of [player.email, player.token, answer.body.token, 'Ludoteca1', shop.database.url]) expect(shop.api.output()).not.toContain(secret);
  });
});
