import { Feed } from '../../../api/platform/event-store/feed.js';
import { projectionReader } from '../../../api/platform/event-store/projection-feed.js';
import type { Projection } from '../../../api/platform/event-store/projection.js';
import { aContext, boxes, fact, onto, openStore, type TestStore } from '../../support/store.js';

async function drain(store: TestStore, projection: Projection): Promise<void> {
  const feed = new Feed(store.db, store.store, projectionReader(projection, 1));
  for (let idle = 0; idle < 12; ) idle = (await feed.step()) === 0 ? idle + 1 : 0;
}

const rows = (store: TestStore): Promise<unknown[]> => store.db.query('select box, name from boxes.boxes order by box');

describe('an asynchronous projection', () => {
  it('follows the log', async () => {
    const projection = boxes('async');
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }), fact('Renamed', { name: 'uno' }))], aContext());
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'two' }))], aContext());

    await drain(store, projection);

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'uno' }, { box: 'box-2', name: 'two' }]);
    await store.close();
  });

  it('sets a poison event aside with everything behind it in its stream, and goes on', async () => {
    const projection = boxes('async', { poison: 'bad' });
    const store = await openStore([projection]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'bad' }))], aContext());
    await store.store.append([onto('box-2', 0, fact('Opened', { name: 'good' }))], aContext());
    await store.store.append([onto('box-1', 1, fact('Renamed', { name: 'later' }))], aContext());

    await drain(store, projection);

    expect(await rows(store)).toEqual([{ box: 'box-2', name: 'good' }]);
    expect(await store.db.query('select sequence_key, error from es.parked order by position')).toEqual([
      { sequence_key: 'box-1', error: 'this name cannot be told' }, { sequence_key: 'box-1', error: 'waits behind an earlier event of its stream' }]);
    await store.close();
  });

  it('takes up in order what was set aside, once the cause is mended', async () => {
    const ill = boxes('async', { poison: 'bad' });
    const store = await openStore([ill]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'bad' })), onto('box-2', 0, fact('Opened', { name: 'good' }))], aContext());
    await store.store.append([onto('box-1', 1, fact('Renamed', { name: 'later' }))], aContext());
    await drain(store, ill);

    await expect(new Feed(store.db, store.store, projectionReader(ill, 1)).resume()).rejects.toThrow('this name cannot be told');
    expect(await rows(store)).toEqual([{ box: 'box-2', name: 'good' }]);
    expect(await new Feed(store.db, store.store, projectionReader(boxes('async'), 1)).resume()).toBe(2);

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'later' }, { box: 'box-2', name: 'good' }]);
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
    expect(await store.db.query(`select status, error from es.checkpoints where feed = 'boxes'`)).toEqual([{ status: 'failed', error: 'this name cannot be told' }]);

    const mended = boxes('async', { money: true });
    await new Feed(store.db, store.store, projectionReader(mended, 1)).resume();
    await drain(store, mended);
    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'good' }, { box: 'box-2', name: 'bad' }, { box: 'box-3', name: 'good' }]);
    await store.close();
  });
});

describe('rebuilding a projection', () => {
  it.each(['inline', 'async'] as const)('gives the same rows as living through it, while people go on (%s)', async (mode) => {
    const projection = boxes(mode);
    const store = await openStore([projection]);
    for (let n = 0; n < 40; n++) await store.store.append([onto(`box-${n}`, 0, fact('Opened', { name: `n${n}` }), fact('Renamed', { name: `m${n}` }))], aContext());
    if (mode === 'async') await drain(store, projection);
    const live = await rows(store);

    let going = true;
    const people = (async () => {
      for (let n = 0; going; n++) await store.store.append([onto(`late-${n}`, 0, fact('Opened', { name: 'late' }))], aContext());
    })();
    const { version, differences } = await store.asOwner((builder) => builder.rebuild(projection));
    going = false;
    await people;

    expect(version).toBe(2);
    expect(differences).toEqual([]);
    expect((await rows(store)).filter((row) => (row as { box: string }).box.startsWith('box-'))).toEqual(live);
    if (mode === 'inline') {
      const [late] = await store.db.query<{ missing: number }>(
        `select count(*) as missing from es.events e where stream_id like 'late-%' and not exists (select from boxes.boxes b where b.box = e.stream_id)`);
      expect(late?.missing).toBe(0);
    }
    await store.close();
  });

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

    expect(await rows(store)).toEqual([{ box: 'box-1', name: 'one' }, { box: 'box-2', name: 'two' }]);
    await store.close();
  });

  it('happens by itself when the tables of a projection change', async () => {
    const store = await openStore([boxes('inline')]);
    await store.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());

    await store.asOwner((builder) => builder.prepare([boxes('inline', { columns: ', colour text' })]));

    expect(await store.db.query('select box, name, colour from boxes.boxes')).toEqual([{ box: 'box-1', name: 'one', colour: null }]);
    await store.close();
  });
});
