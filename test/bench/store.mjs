import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { load, parts } from './support.mjs';

/** The event store against a raw one-row INSERT through the same driver, in the same run. */
export async function measureStore(url, report, quick) {
  const {
    eventStoreMigrations: migrations,
    addressesOf,
    appUrlOf,
    appDataSource,
    Database,
    prepareDatabase,
    EventStore,
    Projections,
    ProjectionBuilder,
    EventTypes,
    put,
    Feed,
    projectionReader,
  } = parts();
  const seconds = quick ? 1 : 4;
  const schema = { entities: [], migrations };
  const projection = (name, mode) => {
    mkdirSync('.data/test', { recursive: true });
    writeFileSync(
      `.data/test/${name}.tables.sql`,
      'create table seen (box text primary key, price bigint not null, changed_at timestamptz not null);\n',
    );
    return {
      name,
      mode,
      money: false,
      tables: pathToFileURL(`.data/test/${name}.tables.sql`),
      project: (event) =>
        event.stream.startsWith(name)
          ? [put('seen', { box: event.stream }, { price: event.data.price, changed_at: event.effectiveAt })]
          : [],
    };
  };
  const inline = projection('bench_inline', 'inline');
  const followed = projection('bench_feed', 'async');
  const types = new EventTypes([{ type: 'PriceChangeApplied', version: 1 }]);
  const all = new Projections([inline, followed]);
  await prepareDatabase(addressesOf(url), schema, false, async (owner) =>
    new ProjectionBuilder(owner, new EventStore(owner, types, all)).prepare(all.all),
  );
  const source = await appDataSource(appUrlOf(url), schema, 32).initialize();
  const db = new Database(source);
  const store = new EventStore(db, types, all);
  const fact = () => ({
    type: 'PriceChangeApplied',
    data: {
      gameId: randomUUID(),
      price: 4990,
      previously: 5990,
      title: { es: 'Laboratorio en casa', en: 'A laboratory at home' },
    },
  });
  const context = () => {
    const id = randomUUID();
    return {
      commandId: id,
      actor: { kind: 'system', id: 'bench' },
      correlation: id,
      causation: id,
      now: '2026-03-01T12:00:00.000Z',
    };
  };
  const append = (prefix, count) => () =>
    store.append(
      [{ stream: `${prefix}-${randomUUID()}`, expectedVersion: 0, facts: Array.from({ length: count }, fact) }],
      context(),
    );

  const raw = new pg.Pool({ connectionString: url, max: 32 });
  raw.on('error', () => undefined);
  await raw.query(
    'create table raw_row (id uuid primary key, data jsonb not null, at timestamptz not null default now())',
  );
  const insert = () =>
    raw.query({
      name: 'raw',
      text: 'insert into raw_row (id, data) values ($1, $2)',
      values: [randomUUID(), JSON.stringify(fact().data)],
    });

  for (const clients of [8, 32]) {
    await load(clients, 0.5, insert);
    await load(clients, 0.5, append('warm', 1));
    // Turn and turn about, so that whatever else the machine does meets both alike.
    const rates = { raw: [], one: [], three: [], inline: [] };
    for (let round = 0; round < 3; round++) {
      rates.raw.push((await load(clients, seconds / 2, insert)).rate);
      rates.one.push((await load(clients, seconds / 2, append('plain', 1))).rate);
      rates.three.push((await load(clients, seconds / 2, append('plain', 3))).rate);
      rates.inline.push((await load(clients, seconds / 2, append('bench_inline', 1))).rate);
    }
    const best = Object.fromEntries(Object.entries(rates).map(([name, list]) => [name, list.sort((a, b) => a - b)[1]]));
    report(`raw one-row INSERT, ${clients} clients`, best.raw, 'per second');
    report(`append of 1 event, ${clients} clients`, best.one, 'per second');
    report(`append of 3 events, ${clients} clients`, best.three, 'per second');
    report(`append of 1 event / raw INSERT, ${clients} clients`, best.one / best.raw, 'ratio', { least: 0.7 });
    report(
      `append + inline projection / raw INSERT, ${clients} clients`,
      best.inline / best.raw,
      'ratio',
      clients === 8 ? { least: 0.35 } : {},
    );
  }

  await measureFeed(db, store, { Feed, projectionReader }, followed, fact, report, quick);
  for (const size of [10, 1_000]) {
    const stream = `long-${size}`;
    await store.append([{ stream, expectedVersion: 0, facts: Array.from({ length: size }, fact) }], context());
    const { rate, p50 } = await load(1, seconds / 2, () => store.read(stream));
    report(`load of a stream of ${size} events`, p50, 'ms p50');
    report(`load of a stream of ${size} events`, rate, 'per second');
  }
  await raw.end();
  await source.destroy();
}

async function measureFeed(db, store, { Feed, projectionReader }, projection, fact, report, quick) {
  const feed = new Feed(db, store, projectionReader(projection, 1));
  await feed.register();
  // What was appended so far changes nothing in this projection: it is left behind first, and told apart.
  const idle = await catchUp(feed);
  report('feed catch-up past events that change nothing', idle.moved / idle.seconds, 'events/s');

  const events = quick ? 20_000 : 100_000;
  for (let done = 0; done < events; done += 1_000) {
    const id = randomUUID();
    const streams = Array.from({ length: 250 }, (_, n) => ({
      stream: `bench_feed-${done}-${n}`,
      expectedVersion: 0,
      facts: Array.from({ length: 4 }, fact),
    }));
    await store.append(streams, {
      commandId: id,
      actor: { kind: 'system', id: 'bench' },
      correlation: id,
      causation: id,
      now: '2026-03-01T12:00:00.000Z',
    });
  }
  const { moved, seconds } = await catchUp(feed);
  const [row] = await db.query('select count(*) as rows from bench_feed_v1.seen');
  report('feed catch-up with an upserting projection, every event of it', moved / seconds, 'events/s', {
    least: 30_000,
  });
  report('feed catch-up, streams missed', events / 4 - row.rows, 'streams', { most: 0 });
  report('feed catch-up, events besides', moved - events, 'events', { most: 0 });
}

async function catchUp(feed) {
  const begun = performance.now();
  let moved = 0;
  for (let step = await feed.step(); step > 0; step = await feed.step()) moved += step;
  return { moved, seconds: (performance.now() - begun) / 1_000 };
}
