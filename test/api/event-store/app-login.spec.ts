import pg from 'pg';
import { appUrlOf } from '../../../api/platform/database/app-login.js';
import { prepareDatabase } from '../../../api/platform/database/prepare.js';
import { AdvisoryLocks } from '../../../api/platform/database/advisory-locks.js';
import { eventStoreMigrations } from '../../../api/platform/event-store/migrations.js';
import { WakeUp } from '../../../api/platform/event-store/wake-up.js';
import { eventually } from '../../support/process.js';
import { startShop } from '../../support/shop.js';
import { aContext, fact, onto, openStore, type TestStore } from '../../support/store.js';
import { aCode, requests } from '../codes/codes.js';

const SCHEMA = { entities: [], migrations: eventStoreMigrations };

describe('the login that serves requests', () => {
  let store: TestStore;
  let client: pg.Client;
  beforeAll(async () => {
    store = await openStore();
    client = new pg.Client({ connectionString: appUrlOf(store.database.url) });
    await client.connect();
    await store.store.append([onto('box-a', 0, fact('Opened', { name: 'a' }))], aContext());
  });
  afterAll(async () => {
    await client.end();
    await store.close();
  });

  const insert = (columns: string, values: string): string =>
    `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at${columns}) values ('box-b', 1, gen_random_uuid(), 'Opened', 1, '{}', '{}', now()${values})`;

  it.each([
    ['change an event', `update es.events set data = '{}'`],
    ['remove an event', 'delete from es.events'],
    ['empty the log', 'truncate es.events'],
    ["choose an event's place in the feed", insert(', txid', `, '1'`)],
    ['choose when it was recorded', insert(', recorded_at', ', now()')],
    ['become the owner', 'set role "OWNER"'],
    ['make a table', 'create table es.mine (id int)'],
    ['read how the server is set up', 'select * from pg_authid'],
  ])('cannot %s, whichever role it puts off or on', async (_, statement) => {
    for (const role of ['', 'set role none', 'reset role', 'set session authorization default']) {
      if (role) await client.query(role);
      await expect(
        client.query(statement.replace('OWNER', new URL(store.database.url).username)),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('appends, waits for its turn and hears of others', async () => {
    const heard: string[] = [];
    const wakeUp = new WakeUp(store.db, appUrlOf(store.database.url), { es: () => heard.push('es') });
    await wakeUp.listen();
    const locks = new AdvisoryLocks(appUrlOf(store.database.url));

    await locks.withLock('box', () => store.store.append([onto('box-c', 0, fact('Opened'))], aContext()));
    wakeUp.announce();
    await eventually(
      async () => heard.length,
      (times) => times >= 2,
      5_000,
      'the word of the append',
    );

    await locks.onModuleDestroy();
    await wakeUp.stop();
    expect((await store.store.read('box-c'))[0]).toHaveLength(1);
  });

  it('gets the password of its address when that has changed', async () => {
    const changed = new URL(store.database.url);
    const app = new URL(appUrlOf(changed.href));
    app.username = `other_${process.pid}`;
    for (const password of ['first', 'second']) {
      app.password = password;
      await prepareDatabase({ owner: changed.href, app: app.href }, SCHEMA, false, async () => undefined);
      const other = new pg.Client({ connectionString: app.href });
      await other.connect();
      expect((await other.query('select count(*)::int as n from es.events')).rows[0].n).toBeGreaterThan(0);
      await other.end();
    }
    await store.asOwner((_, owner) => owner.query(`drop owned by "other_${process.pid}"`));
    await store.asOwner((_, owner) => owner.query(`drop role "other_${process.pid}"`));
  });

  it('is refused where it owns the tables', async () => {
    const { href } = new URL(store.database.url);
    await expect(prepareDatabase({ owner: href, app: href }, SCHEMA, false, async () => undefined)).rejects.toThrow(
      /may do more than serve requests/,
    );
  });
});

describe('a running shop', () => {
  it('holds connections of that login alone, whatever they are for', async () => {
    const shop = await startShop();
    const [code, [game]] = [await aCode(shop), await shop.games()];
    // People with the same code take turns.
    expect((await requests(await shop.aPlayer(), [game?.id ?? ''], code.text)).status).toBe(200);

    const { rows } = await shop.sql.query<{ name: string; login: string }>(
      `select distinct application_name as name, usename as login from pg_stat_activity where datname = current_database() and application_name like 'ludoteca%'`,
    );
    const login = new URL(appUrlOf(shop.database.url)).username;
    await shop.close();

    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ludoteca', 'ludoteca-jobs', 'ludoteca-listen', 'ludoteca-locks']),
    );
    expect(rows.filter((row) => row.login !== login)).toEqual([]);
  });
});
