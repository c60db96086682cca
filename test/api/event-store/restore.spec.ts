import { Feed } from '../../../api/platform/event-store/feed.js';
import { projectionReader } from '../../../api/platform/event-store/projection-feed.js';
import { rebaseLog, refuseRestoredLog, type Rebased } from '../../../api/platform/event-store/restored-log.js';
import { Health } from '../../../api/platform/observability/health.js';
import { aContext, boxes, fact, onto, openStore, type TestStore } from '../../support/store.js';

/** Lets the log look as if an older server had written it, which had counted so many transactions more. */
const AS_OF_AN_OLDER_SERVER = `update %s set txid = (txid::text::bigint + 1000000)::text::xid8 where txid <> '0'`;

describe('a log restored from an older server', () => {
  const projection = boxes('async', { money: true });
  let store: TestStore;
  let feed: Feed;
  beforeEach(async () => {
    store = await openStore([projection]);
    feed = new Feed(store.db, store.store, projectionReader(projection, 1));
    await feed.register();
  });
  afterEach(() => store.close());

  const opens = (...names: string[]): Promise<unknown> =>
    Promise.all(
      names.map((name) => store.store.append([onto(`box-${name}`, 0, fact('Opened', { name }))], aContext())),
    );
  const caughtUp = async (): Promise<void> => {
    while ((await feed.step()) > 0);
  };
  const seen = async (): Promise<string[]> =>
    (await store.db.query<{ name: string }>('select name from boxes.boxes order by name')).map(({ name }) => name);
  const restored = (): Promise<unknown> =>
    store.asOwner(async (_, owner) => {
      for (const table of ['es.events', 'es.checkpoints'])
        await owner.query(AS_OF_AN_OLDER_SERVER.replace('%s', table));
    });
  const rebased = (): Promise<Rebased[] | null> => store.asOwner((_, owner) => rebaseLog(owner));
  const order = async (): Promise<string[]> =>
    (await store.store.feed({ txid: '0', position: -1 }, 1_000)).map(({ stream, version }) => `${stream} ${version}`);

  it('is refused, and told as lag for as long as a person writes to it all the same', async () => {
    await opens('a', 'b');
    await caughtUp();
    await restored();
    await opens('c');
    await caughtUp();

    await expect(refuseRestoredLog(store.db)).rejects.toThrow(/restored from another server.*npm run restored/);
    expect(await seen()).toEqual(['a', 'b']);
    expect(await new Health(store.db, 0).feeds()).toMatchObject([
      { name: 'boxes', status: 'failed', lagEvents: 1, error: 'the log was restored from another server' },
    ]);
  });

  it('goes on where it stood once it is rebased, and shows what was written meanwhile', async () => {
    await opens('a', 'b', 'c');
    await caughtUp();
    await opens('d');
    const before = await order();
    await restored();
    await opens('e', 'f');

    expect(await rebased()).toEqual([{ feed: 'boxes', ahead: 3 }]);

    await refuseRestoredLog(store.db);
    expect((await order()).slice(0, 4)).toEqual(before);
    expect((await order()).slice(4).sort()).toEqual(['box-e 1', 'box-f 1']);
    await opens('g');
    await caughtUp();
    expect(await seen()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(await new Health(store.db, 0).feeds()).toMatchObject([{ status: 'running', lagEvents: 0 }]);
  });

  it('keeps the order in which transactions were begun, whatever positions they drew, under ids that a new server has passed', async () => {
    await opens('a', 'b', 'c', 'd');
    // b was begun after c and d, and drew its position before them.
    await store.asOwner((_, owner) =>
      owner.query(`update es.events set txid = (txid::text::bigint + 500)::text::xid8 where stream_id = 'box-b'`),
    );
    await store.asOwner((_, owner) =>
      owner.query(`update es.events set txid = (txid::text::bigint + 900)::text::xid8 where stream_id = 'box-a'`),
    );
    await restored();
    const before = await store.db.query<{ stream: string }>(
      'select stream_id as stream from es.events order by txid, position',
    );

    await rebased();

    expect(await store.db.query('select stream_id as stream from es.events order by txid, position')).toEqual(before);
    expect((await order()).length).toBe(4);
  });

  it('is left alone where this server wrote it', async () => {
    await opens('a');
    await restored();
    await rebased();

    expect(await rebased()).toBeNull();
  });
});
