import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

const WELL = { shop: 'working', payments: 'working', library: 'working', mails: 'working' };

describe('the status page of a shop whose mail server is away', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  });
  afterAll(() => shop?.close());

  const status = async (): Promise<Record<string, string>> => {
    const { body } = await shop.get<{ parts: { name: string; status: string }[] }>('/v1/status');
    return Object.fromEntries(body.parts.map((part) => [part.name, part.status]));
  };

  it('says nothing against mails or libraries while only the books have stopped', async () => {
    await eventually(status, (parts) => parts.payments === 'working');
    await shop.sql.query(`update es.checkpoints set status = 'failed', moved_at = now() where feed = 'books'`);
    expect(await status()).toEqual(WELL);
    await shop.sql.query(`update es.checkpoints set status = 'running' where feed = 'books'`);
  });

  it('says that mails are slow once one waits and none leaves, and nothing else is', async () => {
    const account = { email: 'waits@example.test', username: 'Waits', password: 'Ludoteca1' };
    expect((await shop.post('/v1/auth/signup', account)).status).toBeLessThan(300);
    const tried = async () =>
      (await shop.sql.query(`select from es.effects where kind like 'mail:%' and state <> 'done' and attempt > 0`))
        .rowCount;
    await eventually(tried, (count) => count === 1);
    expect(await status()).toEqual(WELL);

    await shop.sql.query(
      `update es.effects set planned_at = planned_at - interval '5 minutes', settled_at = settled_at - interval '10 minutes' where kind like 'mail:%'`,
    );
    expect(await status()).toEqual({ ...WELL, mails: 'slow' });

    // One address that takes no mail says nothing about those of others.
    await shop.sql.query(
      `insert into es.effects (effect_id, kind, subject, state, correlation, settled_at) values (gen_random_uuid(), 'mail:receipt', 'x', 'done', gen_random_uuid(), now())`,
    );
    expect(await status()).toEqual(WELL);
  });
});
