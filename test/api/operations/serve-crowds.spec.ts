import { EventStore1763700000000 } from '../../../api/platform/event-store/1763700000000-event-store.js';
import { prepareDatabase } from '../../../api/platform/database/prepare.js';
import { JobQueue } from '../../../api/platform/jobs/queue.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

describe('the queue of jobs', () => {
  let database: TestDatabase;
  let queue: JobQueue;
  beforeAll(async () => {
    database = await freshDatabase();
    await prepareDatabase(database.url, { entities: [], migrations: [EventStore1763700000000] }, true, async () => undefined);
    queue = new JobQueue(database.url, process.env.TEST_REDIS_URL ?? null);
  });
  afterAll(async () => {
    await queue.close();
    await database.drop();
  });

  const letters = (name: string, count: number) => Array.from({ length: count }, (_, n) => ({ effectId: `${name}-${n}`, kind: 'mail:test' }));

  it('brings somebody\'s letter while a crowd\'s letters wait', async () => {
    let letCrowdGo = (): void => undefined;
    const crowdMayGo = new Promise<void>((resolve) => { letCrowdGo = resolve; });
    const done: string[] = [];
    let alone = (): void => undefined;
    const oneIsDone = new Promise<void>((resolve) => { alone = resolve; });
    const stop = queue.work(async (effectIds) => {
      if (effectIds.length > 1) return crowdMayGo;
      done.push(...effectIds);
      alone();
    }, (error) => { throw error; });

    await queue.add(letters('crowd', 300));
    await queue.add(letters('alone', 1));
    await oneIsDone;
    letCrowdGo();
    await stop();

    expect(done).toEqual(['alone-0']);
  }, 60_000);
});
