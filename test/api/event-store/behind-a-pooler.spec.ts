import { addressesOf } from '../../../api/platform/database/app-login.js';
import { prepareDatabase } from '../../../api/platform/database/prepare.js';
import { eventStoreMigrations } from '../../../api/platform/event-store/migrations.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { Pooler } from '../../support/pooler.js';

describe('a shop behind a pooler', () => {
  let database: TestDatabase;
  const poolers: Pooler[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterEach(() => Promise.all(poolers.splice(0).map((pooler) => pooler.close())));
  afterAll(() => database.drop());

  async function starts({ owner, app }: { owner?: Pooler; app?: Pooler }): Promise<void> {
    const own = addressesOf(database.url);
    const addresses = { owner: owner?.urlOf(own.owner) ?? own.owner, app: app?.urlOf(own.app) ?? own.app };
    await prepareDatabase(addresses, { entities: [], migrations: eventStoreMigrations }, false, () =>
      Promise.resolve(),
    );
  }
  async function pooler(mode: 'transaction' | 'session'): Promise<Pooler> {
    const made = await Pooler.before(database.url, mode);
    poolers.push(made);
    return made;
  }

  it('that shares sessions does not start, whichever login comes that way, and says what to set', async () => {
    const sharing = await pooler('transaction');
    await expect(starts({ owner: sharing })).rejects.toThrow(/pooler that shares sessions.*pool_mode = session/);
    await expect(starts({ app: sharing })).rejects.toThrow(/pooler that shares sessions.*DATABASE_APP_URL/);
  });

  it('that gives each connection a session of its own starts', async () => {
    const fair = await pooler('session');
    await expect(starts({ owner: fair, app: fair })).resolves.toBeUndefined();
  });
});
