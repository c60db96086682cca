import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Feed } from '../../../api/platform/event-store/feed.js';
import type { RecordedEvent } from '../../../api/platform/event-store/events.js';
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
  for (let last = false; ; ) {
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
  const disordered = seen.filter((event, index) => seen.slice(0, index).some((before) => before.stream === event.stream && before.version >= event.version));
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

  it.each([1, 2, 3])('misses nothing and shows nothing twice with slow and rolled-back writers (seed %d)', async (seed) => {
    const random = chance(seed);
    const written = new Set<string>();
    let writing = true;
    const following = follow(store, () => !writing);

    await Promise.all(Array.from({ length: 8 }, async (_, writer) => {
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
    }));
    writing = false;

    expect(faults((await following).filter((event) => event.stream.startsWith(`s${seed}-`)), written)).toEqual([]);
  });

  it('keeps the order of a stream when many append to it', async () => {
    const written = new Set<string>();
    let writing = true;
    const following = follow(store, () => !writing);

    await Promise.all(Array.from({ length: 10 }, async () => {
      for (let done = 0; done < 10; ) {
        const [history = []] = await store.store.read('contended');
        const version = history.length + 1;
        await store.store.append([onto('contended', history.length, fact('Happened'))], aContext()).then(
          () => {
            written.add(`contended ${version}`);
            done++;
          },
          () => undefined);
      }
    }));
    writing = false;

    expect(faults((await following).filter((event) => event.stream === 'contended'), written)).toEqual([]);
  });

  it('would show a stream out of order if a writer drew its transaction id before its append', async () => {
    const [early, late] = [new pg.Client({ connectionString: store.database.url }), new pg.Client({ connectionString: store.database.url })];
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
    const reader = { name: 'shared', version: 1, money: true, handle: async (events: RecordedEvent[]) => void handled.push(...events.map((e) => `${e.stream} ${e.version}`)) };
    const feeds = [new Feed(store.db, store.store, reader), new Feed(store.db, store.store, reader)];
    await feeds[0]?.register();
    for (let n = 0; n < 20; n++) await store.store.append([onto(`pair-${n}`, 0, fact('Happened'), fact('Happened'))], aContext());

    for (let idle = 0; idle < 3; ) idle = (await Promise.all(feeds.map((feed) => feed.step()))).every((moved) => moved === 0) ? idle + 1 : 0;

    const own = handled.filter((place) => place.startsWith('pair-'));
    expect([own.length, new Set(own).size]).toEqual([40, 40]);
  });
});
