import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { eventStoreMigrations } from '../../../api/platform/event-store/migrations.js';
import { BusinessClock } from '../../../api/platform/clock.js';
import { addressesOf, appUrlOf } from '../../../api/platform/database/app-login.js';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database } from '../../../api/platform/database/database.js';
import { prepareDatabase } from '../../../api/platform/database/prepare.js';
import { timer } from '../../../api/platform/event-store/due.js';
import { Effects } from '../../../api/platform/event-store/effects.js';
import { EventStore } from '../../../api/platform/event-store/event-store.js';
import { Projections } from '../../../api/platform/event-store/projection.js';
import { setTimers } from '../../../api/platform/event-store/timers.js';
import { EventTypes } from '../../../api/platform/event-store/upcasting.js';
import { Dispatch } from '../../../api/platform/jobs/dispatch.js';
import { Heartbeats1763721313000 } from '../../../api/platform/observability/1763721313000-heartbeats.js';
import { JobQueue } from '../../../api/platform/jobs/queue.js';
import { Work, WorkHandlers } from '../../../api/platform/jobs/work.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { eventually } from '../../support/process.js';
import { signal } from '../../support/signal.js';

const SCHEMA = { entities: [], migrations: [...eventStoreMigrations, Heartbeats1763721313000] };

describe('a crowd', () => {
  let database: TestDatabase;
  let queue: JobQueue;
  beforeEach(async () => {
    database = await freshDatabase();
    await prepareDatabase(addressesOf(database.url), SCHEMA, true, async () => undefined);
    queue = new JobQueue(appUrlOf(database.url), process.env.TEST_REDIS_URL ?? null);
  });
  afterEach(async () => {
    await queue.close();
    await database.drop();
  });

  const characters = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ effectId: `${name}-${n}`, kind: 'mail:test' }));

  it("does not keep a person's letter waiting for its own", async () => {
    const [bulkMayGo, oneIsDone] = [signal(), signal()];
    const done: string[] = [];
    const stop = queue.work(
      async (effectIds) => {
        if (effectIds.length > 1) return bulkMayGo.given;
        done.push(...effectIds);
        oneIsDone.give();
      },
      (error) => {
        throw error;
      },
    );

    await queue.add(characters('crowd', 300));
    await queue.add(characters('alone', 1));
    await oneIsDone.given;
    bulkMayGo.give();
    await stop();

    expect(done).toEqual(['alone-0']);
  });

  it('keeps a word that forestalls what is due from waiting, also where the queue brings nothing; letters wait', async () => {
    const source = await appDataSource(appUrlOf(database.url), SCHEMA, 12).initialize();
    const db = new Database(source);
    const [effects, log, projections, types] = [
      new Effects(db),
      pino({ enabled: false }),
      new Projections([]),
      new EventTypes([]),
    ];
    const [bulkIsHere, bulkMayGo, handlers, performed] = [signal(), signal(), new WorkHandlers(), [] as string[]];
    handlers.handlesDue({ what: 'crowd', handle: () => (bulkIsHere.give(), bulkMayGo.given) });
    for (const [kind, isUrgent] of [
      ['test:letter', false],
      ['test:stop', true],
    ] as const) {
      const perform = async (): Promise<{ state: 'done' }> => (performed.push(kind), { state: 'done' });
      handlers.performs({ kind, perform, resolve: perform, isUrgent });
    }
    const work = new Work(
      {
        db,
        store: new EventStore(db, types, projections),
        projections,
        effects,
        queue,
        dispatch: new Dispatch(queue, effects, log),
        clock: new BusinessClock(db),
        handlers,
        log,
      },
      {
        databaseUrl: appUrlOf(database.url),
        rules: [],
        dueAtOnce: 2,
        production: true,
        chargesBeyondDue: null,
        hasEffects: true,
      },
    );

    await setTimers(
      db,
      Array.from({ length: 20 }, (_, n) => timer(`crowd-${n}`, 'crowd', '2026-03-01T12:00:00.000Z')),
    );
    await work.connect();
    await work.start();
    await bulkIsHere.given;
    const planned = ['test:letter', 'test:stop'].map((kind) => ({
      effectId: randomUUID(),
      kind,
      subject: 's',
      correlation: randomUUID(),
    }));
    await effects.plan(planned);
    await effects.notTaken(planned.map(({ effectId }) => effectId));

    expect(
      await eventually(
        async () => [...performed],
        ({ length }) => length > 0,
        20_000,
        'the word',
      ),
    ).toEqual(['test:stop']);
    bulkMayGo.give();
    expect(
      await eventually(
        async () => [...performed],
        ({ length }) => length > 1,
        20_000,
        'the letter',
      ),
    ).toEqual(['test:stop', 'test:letter']);
    await work.stop();
    await source.destroy();
  });
});
