import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { appDataSource } from '../../../api/platform/database/data-source.js';
import { Database, isTransient } from '../../../api/platform/database/database.js';
import { effectRelay, Effects } from '../../../api/platform/event-store/effects.js';
import { EventStore } from '../../../api/platform/event-store/event-store.js';
import { Feed } from '../../../api/platform/event-store/feed.js';
import { EventTypes } from '../../../api/platform/event-store/upcasting.js';
import type { RecordedEvent } from '../../../api/platform/event-store/events.js';
import { Projections } from '../../../api/platform/event-store/projection.js';
import { aContext, fact, onto, openStore, type TestStore } from '../../support/store.js';

/** A small generator of chance that a seed repeats. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const INSERT = `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at) values ($1, $2, gen_random_uuid(), 'Happened', 1, '{}', '{}', now())`;

/** Reads the feed until `done` and then to its end. */
async function follow(store: TestStore, done: () => boolean): Promise<RecordedEvent[]> {
  const seen: RecordedEvent[] = [];
  for (let last = false; ;) {
    const at = seen.at(-1) ?? { txid: '0', position: 0 };
    const events = await store.store.feed(at, 200);
    seen.push(...events);
    if (events.length > 0) continue;
    if (last) return seen;
    last = done();
    await pause(1);
  }
}

function faults(seen: readonly RecordedEvent[], written: ReadonlySet<string>): string[] {
  const found = seen.map((event) => `${event.stream} ${event.version}`);
  const disordered = seen.filter((event, index) =>
    seen.slice(0, index).some((before) => before.stream === event.stream && before.version >= event.version),
  );
  return [
    ...[...written].filter((place) => !found.includes(place)).map((place) => `missed ${place}`),
    ...found.filter((place, index) => found.indexOf(place) !== index).map((place) => `twice ${place}`),
    ...disordered.map((event) => `out of order ${event.stream} ${event.version}`),
  ];
}

describe('the feed', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  it.each([1, 2, 3])(
    'misses nothing and shows nothing twice with slow and rolled-back writers (seed %d)',
    async (seed) => {
      const random = chance(seed);
      const written = new Set<string>();
      let writing = true;
      const following = follow(store, () => !writing);

      await Promise.all(
        Array.from({ length: 8 }, async (_, writer) => {
          const client = new pg.Client({ connectionString: store.database.url });
          await client.connect();
          for (let n = 1, version = 1; n <= 25; n++) {
            const stream = `s${seed}-${writer}`;
            await client.query('begin');
            await client.query(INSERT, [stream, version]);
            if (random() < 0.3) await pause(random() * 15);
            const keep = random() < 0.75;
            await client.query(keep ? 'commit' : 'rollback');
            if (keep) written.add(`${stream} ${version++}`);
          }
          await client.end();
        }),
      );
      writing = false;

      expect(
        faults(
          (await following).filter((event) => event.stream.startsWith(`s${seed}-`)),
          written,
        ),
      ).toEqual([]);
    },
  );

  it('keeps the order of a stream when many append to it', async () => {
    const written = new Set<string>();
    let writing = true;
    const following = follow(store, () => !writing);

    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let done = 0; done < 10;) {
          const [history = []] = await store.store.read('contended');
          const version = history.length + 1;
          await store.store.append([onto('contended', history.length, fact('Happened'))], aContext()).then(
            () => {
              written.add(`contended ${version}`);
              done++;
            },
            () => undefined,
          );
        }
      }),
    );
    writing = false;

    expect(
      faults(
        (await following).filter((event) => event.stream === 'contended'),
        written,
      ),
    ).toEqual([]);
  });

  it('would show a stream out of order if a writer drew its transaction id before its append', async () => {
    const [early, late] = [
      new pg.Client({ connectionString: store.database.url }),
      new pg.Client({ connectionString: store.database.url }),
    ];
    await Promise.all([early.connect(), late.connect()]);
    // The rule breaker writes something else first, and appends only after the other has committed version 1.
    await early.query('begin');
    await early.query('update es.business_clock set offset_ms = offset_ms');
    await late.query('begin');
    await late.query(INSERT, ['broken', 1]);
    await late.query('commit');
    await early.query(INSERT, ['broken', 2]);
    await early.query('commit');
    await Promise.all([early.end(), late.end()]);

    const seen = (await follow(store, () => true)).filter((event) => event.stream === 'broken');

    expect(faults(seen, new Set(['broken 1', 'broken 2']))).toEqual(['out of order broken 1']);
  });

  it('hands every event to one of two processes that follow the same feed', async () => {
    const handled: string[] = [];
    const reader = {
      name: 'shared',
      version: 1,
      isOwn: true,
      money: true,
      handle: async (events: RecordedEvent[]) => void handled.push(...events.map((e) => `${e.stream} ${e.version}`)),
    };
    const feeds = [new Feed(store.db, store.store, reader), new Feed(store.db, store.store, reader)];
    await feeds[0]?.register();
    for (let n = 0; n < 20; n++)
      await store.store.append([onto(`pair-${n}`, 0, fact('Happened'), fact('Happened'))], aContext());

    for (let idle = 0; idle < 3;)
      idle = (await Promise.all(feeds.map((feed) => feed.step()))).every((moved) => moved === 0) ? idle + 1 : 0;

    const own = handled.filter((place) => place.startsWith('pair-'));
    expect([own.length, new Set(own).size]).toEqual([40, 40]);
  });

  it('needs one connection, which it has', async () => {
    const source = await appDataSource(store.database.url, { entities: [], migrations: [] }, 1, 1_000).initialize();
    const db = new Database(source);
    const alone = new EventStore(db, new EventTypes([]), new Projections([]));
    const seen: string[] = [];
    const feed = new Feed(db, alone, {
      name: 'alone',
      version: 1,
      isOwn: true,
      money: true,
      handle: async (events) => void seen.push(...events.map(({ stream }) => stream)),
    });
    await feed.register();
    await alone.append([onto('alone', 0, fact('Happened'))], aContext());

    while ((await feed.step()) > 0);

    expect(seen).toContain('alone');
    await source.destroy();
  });

  it('is told when no connection comes free in time', async () => {
    const source = await appDataSource(store.database.url, { entities: [], migrations: [] }, 1, 900).initialize();
    const db = new Database(source);

    const second = await db.transaction(() =>
      db.query('select 1').then(
        () => null,
        (error: unknown) => error,
      ),
    );

    expect([isTransient(second), await db.query('select 1 as one')]).toEqual([true, [{ one: 1 }]]);
    await source.destroy();
  });

  it('plans what new rules want from the first start of their release on, and nothing twice', async () => {
    const rule = (name: string) => ({
      name,
      whenever: ({ stream }: RecordedEvent) =>
        stream.startsWith('ruled-') ? { kind: `test:${name}`, subject: stream } : null,
    });
    const effects = new Effects(store.db);
    const relay = async (...names: string[]) => {
      const feed = new Feed(
        store.db,
        store.store,
        effectRelay(names.map(rule), effects, async () => undefined),
      );
      await feed.register();
      return {
        catchesUp: async () => {
          while ((await feed.step()) > 0);
        },
      };
    };
    const planned = async () =>
      (await store.db.query<{ what: string }>(`select subject || ' ' || kind as what from es.effects order by 1`)).map(
        ({ what }) => what,
      );
    const append = (name: string) => store.store.append([onto(`ruled-${name}`, 0, fact('Happened'))], aContext());

    const before = await relay('mail');
    await append('a');
    await before.catchesUp();
    const after = await relay('mail', 'refund');
    await append('b');
    // The older release is quicker and knows nothing of refunds.
    await before.catchesUp();
    await after.catchesUp();
    await append('c');
    await after.catchesUp();
    await before.catchesUp();

    expect(await planned()).toEqual([
      'ruled-a test:mail',
      'ruled-b test:mail',
      'ruled-b test:refund',
      'ruled-c test:mail',
      'ruled-c test:refund',
    ]);
  });

  it('leaves an event that only a newer release can read to that release, and stops nothing', async () => {
    const [older, newer] = [
      new EventTypes([{ type: 'Happened', version: 1 }]),
      new EventTypes([{ type: 'Happened', version: 2 }], [{ type: 'Happened', from: 1, change: (data) => data }]),
    ];
    const handled: string[] = [];
    const follows = (types: EventTypes) =>
      new Feed(store.db, new EventStore(store.db, types, store.projections), {
        name: 'both',
        version: 1,
        isOwn: true,
        money: true,
        handle: async (events) => void handled.push(...events.map((e) => e.stream)),
      });
    await follows(older).register();
    await store.db.query(
      `update es.checkpoints c set (txid, position) = (select e.txid, e.position from es.events e order by e.txid desc, e.position desc limit 1) where feed = 'both'`,
    );
    await new EventStore(store.db, newer, store.projections).append([onto('newer-1', 0, fact('Happened'))], aContext());

    for (let n = 0; n < 5; n++)
      await expect(follows(older).step()).rejects.toThrow('only a newer release can read Happened v2');
    expect(await follows(newer).step()).toBe(1);

    expect(handled).toEqual(['newer-1']);
    expect(await store.db.query(`select status from es.checkpoints where feed = 'both'`)).toEqual([
      { status: 'running' },
    ]);
  });
});
