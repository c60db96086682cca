import { EventStore } from '../../../api/platform/event-store/event-store.js';
import type { RecordedEvent } from '../../../api/platform/event-store/events.js';
import { EventCondemned, Feed } from '../../../api/platform/event-store/feed.js';
import { projectionReader } from '../../../api/platform/event-store/projection-feed.js';
import { Projections, type Projection } from '../../../api/platform/event-store/projection.js';
import { EventTypes } from '../../../api/platform/event-store/upcasting.js';
import { aContext, boxes, fact, onto, openStore, type TestStore } from '../../support/store.js';

/** Steps until nothing is left. @returns what was said of events that could not be handled. */
async function drain(store: TestStore, projection: Projection): Promise<string[]> {
  const feed = new Feed(store.db, store.store, projectionReader(projection, 1));
  const condemned: string[] = [];
  for (let idle = 0; idle < 12;) {
    const moved = await feed.step().catch((error: unknown) => {
      if (!(error instanceof EventCondemned)) throw error;
      condemned.push(error.message);
      return 1;
    });
    idle = moved === 0 ? idle + 1 : 0;
  }
  return condemned;
}

/** Steps so often, whatever the database says. @returns the errors. */
async function stumbles(feed: Feed, times: number): Promise<string[]> {
  const errors: string[] = [];
  for (let n = 0; n < times; n++) await feed.step().catch((error: Error) => errors.push(error.message));
  return errors;
}

const rows = (store: TestStore): Promise<unknown[]> => store.db.query('select box, name from boxes.boxes order by box');

describe('an asynchronous projection', () => {
  it('follows the log', async () => {
    const projection = boxes('async');
    const store = await openStore([projection]);
    await store.store.append(
      [onto('box-1', 0, fact('Opened', { name: 'one' }), fact('Renamed', { name: 'uno' }))],
      aContext(),
    );
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'two' }))], aContext());

    await drain(store, projection);

    expect(await rows(store)).toEqual([
      { box: 'box-1', name: 'uno' },
      { box: 'box-2', name: 'two' },
    ]);
    await store.close();
  });

  it('sets a poison event aside with everything behind it in its stream, and goes on', async () => {
    const projection = boxes('async', { poison: 'bad' });
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'bad' }))], aContext());
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'good' }))], aContext());
    await store.store.append([onto('box-1', 1, fact('Renamed', { name: 'later' }))], aContext());

    const condemned = await drain(store, projection);

    expect(condemned).toEqual([
      expect.stringMatching(
        /^boxes cannot handle Opened .* at position \d+, which is set aside: this name cannot be told$/,
      ),
    ]);
    expect(await rows(store)).toEqual([{ box: 'box-2', name: 'good' }]);
    expect(await store.db.query('select sequence_key, error from es.parked order by position')).toEqual([
      { sequence_key: 'box-1', error: 'this name cannot be told' },
      { sequence_key: 'box-1', error: 'waits behind an earlier event of its stream' },
    ]);
    await store.close();
  });

  it('takes up in order what was set aside, once the cause is mended', async () => {
    const ill = boxes('async', { poison: 'bad' });
    const store = await openStore([ill]);
    await store.store.append(
      [onto('box-1', 0, fact('Opened', { name: 'bad' })), onto('box-2', 0, fact('Opened', { name: 'good' }))],
      aContext(),
    );
    await store.store.append([onto('box-1', 1, fact('Renamed', { name: 'later' }))], aContext());
    await drain(store, ill);

    await expect(new Feed(store.db, store.store, projectionReader(ill, 1)).resume()).rejects.toThrow(
      'this name cannot be told',
    );
    expect(await rows(store)).toEqual([{ box: 'box-2', name: 'good' }]);
    expect(await new Feed(store.db, store.store, projectionReader(boxes('async'), 1)).resume()).toBe(2);

    expect(await rows(store)).toEqual([
      { box: 'box-1', name: 'later' },
      { box: 'box-2', name: 'good' },
    ]);
    expect(await store.db.query('select * from es.parked')).toEqual([]);
    await store.close();
  });

  it('of money stops at a poison event instead of passing it by', async () => {
    const projection = boxes('async', { poison: 'bad', money: true });
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'good' }))], aContext());
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'bad' }))], aContext());
    await store.store.append([onto('box-3', 0, fact('Opened', { name: 'good' }))], aContext());

    await drain(store, projection);

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'good' }]);
    expect(await store.db.query(`select status, error from es.checkpoints where feed = 'boxes'`)).toEqual([
      { status: 'failed', error: 'this name cannot be told' },
    ]);

    const mended = boxes('async', { money: true });
    await new Feed(store.db, store.store, projectionReader(mended, 1)).resume();
    await drain(store, mended);
    expect(await rows(store)).toEqual([
      { box: 'box-1', name: 'good' },
      { box: 'box-2', name: 'bad' },
      { box: 'box-3', name: 'good' },
    ]);
    await store.close();
  });

  it('of money goes on by itself once its cause is mended', async () => {
    const store = await openStore([boxes('async', { poison: 'bad', money: true })]);
    await store.store.append(
      [onto('box-1', 0, fact('Opened', { name: 'bad' })), onto('box-2', 0, fact('Opened', { name: 'good' }))],
      aContext(),
    );
    expect(await drain(store, boxes('async', { poison: 'bad', money: true }))).toEqual([
      expect.stringMatching(/^boxes cannot handle Opened .* which stops the feed: this name cannot be told$/),
    ]);

    // Its time to try again has come, and nothing is mended; it says so once more.
    await store.db.query(`update es.checkpoints set moved_at = now() - interval '4 minutes'`);
    expect(await drain(store, boxes('async', { poison: 'bad', money: true }))).toHaveLength(1);
    expect(await rows(store)).toEqual([]);

    await store.db.query(`update es.checkpoints set moved_at = now() - interval '4 minutes'`);
    expect(await drain(store, boxes('async', { money: true }))).toEqual([]);
    expect(await rows(store)).toEqual([
      { box: 'box-1', name: 'bad' },
      { box: 'box-2', name: 'good' },
    ]);
    expect(await store.db.query(`select status, error from es.checkpoints where feed = 'boxes'`)).toEqual([
      { status: 'running', error: null },
    ]);
    await store.close();
  });

  it.each([
    ['a full disk', '53100'],
    ['a statement that took too long', '57014'],
    ['a server that shuts down', '57P01'],
  ])('condemns no event because of %s', async (_, state) => {
    const projection = boxes('async', { money: true });
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    await store.asOwner((__, owner) =>
      owner.query(`
      do $$ begin
        create function public.fails() returns trigger language plpgsql as 'begin raise exception using errcode = ''${state}'', message = ''could not extend file''; end';
        create trigger fails before insert on boxes_v1.boxes execute function public.fails();
      end $$`),
    );
    const feed = new Feed(store.db, store.store, projectionReader(projection, 1));

    const errors = await stumbles(feed, 30);
    const [checkpoint] = await store.db.query(`select status, position from es.checkpoints where feed = 'boxes'`);
    await store.asOwner((__, owner) => owner.query('drop trigger fails on boxes_v1.boxes'));
    await drain(store, projection);

    expect(errors).toEqual(Array.from({ length: 30 }, () => 'could not extend file'));
    expect(checkpoint).toEqual({ status: 'running', position: 0 });
    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'one' }]);
    await store.close();
  });

  it('condemns no event because its own connection is lost', async () => {
    const projection = boxes('async', { money: true });
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    const reader = projectionReader(projection, 1);
    const feed = new Feed(store.db, store.store, {
      ...reader,
      handle: async (events, sql) => {
        const [own] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
        await store.asOwner((_, owner) => owner.query('select pg_terminate_backend($1)', [own?.pid]));
        await reader.handle(events, sql);
      },
    });

    expect(await stumbles(feed, 14)).toHaveLength(14);
    await drain(store, projection);

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'one' }]);
    await store.close();
  });
});

describe('rebuilding a projection', () => {
  it.each(['inline', 'async'] as const)(
    'gives the same rows as living through it, while people go on (%s)',
    async (mode) => {
      const projection = boxes(mode);
      const store = await openStore([projection]);
      for (let n = 0; n < 40; n++)
        await store.store.append(
          [onto(`box-${n}`, 0, fact('Opened', { name: `n${n}` }), fact('Renamed', { name: `m${n}` }))],
          aContext(),
        );
      if (mode === 'async') await drain(store, projection);
      const live = await rows(store);

      let going = true;
      const people = (async () => {
        for (let n = 0; going; n++)
          await store.store.append([onto(`late-${n}`, 0, fact('Opened', { name: 'late' }))], aContext());
      })();
      const { version, differences } = await store.asOwner((builder) => builder.rebuild(projection));
      going = false;
      await people;

      expect(version).toBe(2);
      expect(differences).toEqual([]);
      expect((await rows(store)).filter((row) => (row as { box: string }).box.startsWith('box-'))).toEqual(live);
      if (mode === 'inline') {
        const [late] = await store.db.query<{ missing: number }>(
          `select count(*) as missing from es.events e where stream_id like 'late-%' and not exists (select from boxes.boxes b where b.box = e.stream_id)`,
        );
        expect(late?.missing).toBe(0);
      }
      await store.close();
    },
  );

  it('tells where the rows that served so far were wrong', async () => {
    const projection = boxes('inline');
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    await store.db.query('delete from boxes.boxes');

    const { differences } = await store.asOwner((builder) => builder.rebuild(projection));

    expect(differences).toEqual(['boxes.rows: 0 before, 1 now']);
    await store.close();
  });

  it('goes back one step, brought up to date', async () => {
    const projection = boxes('inline');
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    await store.asOwner((builder) => builder.rebuild(projection));
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'two' }))], aContext());

    await store.asOwner((builder) => builder.rollback(projection));

    expect(await rows(store)).toEqual([
      { box: 'box-1', name: 'one' },
      { box: 'box-2', name: 'two' },
    ]);
    await store.close();
  });

  it('happens by itself when the rows of a projection change, which its revision tells', async () => {
    const before = boxes('inline');
    const store = await openStore([before]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    const loud = {
      ...before,
      revision: 2,
      project: (event: RecordedEvent) =>
        before.project({ ...event, data: { name: String(event.data.name).toUpperCase() } }),
    };

    await store.asOwner((builder) => builder.prepare([loud]));

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'ONE' }]);
    await store.close();
  });

  it('lets the release before write on, whatever columns it does not know, and start again beside the newer one', async () => {
    const [before, after] = [boxes('inline'), boxes('inline', { columns: ', colour text not null' })];
    const [coloured, live] = [
      {
        ...after,
        project: (event: RecordedEvent) =>
          before
            .project(event)
            .map((change) => (change.change === 'put' ? { ...change, row: { ...change.row, colour: 'red' } } : change)),
      },
      (store: TestStore) =>
        store.db.query<{ version: number }>(`select version from es.projections where status = 'live'`),
    ];
    const store = await openStore([before]);
    const newer = new EventStore(store.db, new EventTypes([]), new Projections([coloured]));
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());

    await store.asOwner((builder) => builder.prepare([coloured]));
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'two' }))], aContext());
    await newer.append([onto('box-3', 0, fact('Opened', { name: 'three' }))], aContext());
    await store.asOwner((builder) => builder.prepare([before]));
    await store.store.append([onto('box-2', 1, fact('Renamed', { name: 'too' }))], aContext());

    expect(await live(store)).toEqual([{ version: 2 }]);
    expect(await store.db.query('select box, name, colour from boxes.boxes order by box')).toEqual([
      { box: 'box-1', name: 'one', colour: 'red' },
      { box: 'box-2', name: 'too', colour: null },
      { box: 'box-3', name: 'three', colour: 'red' },
    ]);

    // Forward again: the newer release fills in what the older one left out.
    await store.asOwner((builder) => builder.rebuild(coloured));
    expect(await store.db.query(`select colour from boxes.boxes where box = 'box-2'`)).toEqual([{ colour: 'red' }]);
    await store.close();
  });

  it('is followed by the release that built it, and by another one only while that is away', async () => {
    const projection = boxes('async');
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    const older = new Feed(store.db, store.store, projectionReader(projection, 1, false));

    expect(await older.step()).toBe(0);
    await store.db.query(`update es.followers set seen_at = now() - interval '2 minutes'`);
    expect(await older.step()).toBe(1);

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'one' }]);
    await store.close();
  });

  it('happens by itself when the tables of a projection change', async () => {
    const store = await openStore([boxes('inline')]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());

    await store.asOwner((builder) => builder.prepare([boxes('inline', { columns: ', colour text' })]));

    expect(await store.db.query('select box, name, colour from boxes.boxes')).toEqual([
      { box: 'box-1', name: 'one', colour: null },
    ]);
    await store.close();
  });

  it('drops a version a week after another took its place', async () => {
    const projection = boxes('inline');
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());
    await store.asOwner((builder) => builder.rebuild(projection));
    const versions = async (): Promise<unknown[]> =>
      store.asOwner((_, owner) =>
        owner.query(
          `select schema_name as name from information_schema.schemata where schema_name like 'boxes_v%' union all select feed || ' ' || version from es.checkpoints where feed = 'boxes' order by name`,
        ),
      );

    await store.asOwner((builder) => builder.prepare([projection]));
    expect(await versions()).toEqual([
      { name: 'boxes 1' },
      { name: 'boxes 2' },
      { name: 'boxes_v1' },
      { name: 'boxes_v2' },
    ]);
    await store.asOwner((_, owner) =>
      owner.query(`update es.projections set retired_at = now() - interval '8 days' where status = 'retired'`),
    );
    await store.asOwner((builder) => builder.prepare([projection]));

    expect(await versions()).toEqual([{ name: 'boxes 2' }, { name: 'boxes_v2' }]);
    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'one' }]);
    await expect(store.asOwner((builder) => builder.rollback(projection))).rejects.toThrow('no earlier version');
    await store.close();
  });
});
