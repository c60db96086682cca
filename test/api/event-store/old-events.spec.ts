import { EventTypes } from '../../../api/platform/event-store/upcasting.js';
import { EventStore } from '../../../api/platform/event-store/event-store.js';
import { aContext, fact, onto, openStore } from '../../support/store.js';

const opened = (version: number, shape: string) => ({ type: 'Opened', version, shape });
const toVersionTwo = {
  type: 'Opened',
  from: 1,
  change: (data: Record<string, unknown>) => ({ ...data, label: data.name }),
};

describe('a log that older releases wrote', () => {
  it('is read in the present shape, step by step', async () => {
    const shop = await openStore(
      [],
      new EventTypes(
        [opened(3, '')],
        [
          { type: 'Opened', from: 1, change: ({ title, ...data }) => ({ ...data, name: title }) },
          { type: 'Opened', from: 2, change: (data) => ({ ...data, colour: 'none' }) },
        ],
      ),
    );
    await shop.db.query(
      `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at) values ('box-old', 1, gen_random_uuid(), 'Opened', 1, '{"title": "old"}', '{}', now())`,
    );
    await shop.store.append([onto('box-old', 1, fact('Opened', { name: 'new', colour: 'blue' }))], aContext());

    const [box] = await shop.store.read('box-old');

    expect(box?.map((event) => event.data)).toEqual([
      { name: 'old', colour: 'none' },
      { name: 'new', colour: 'blue' },
    ]);
    await shop.close();
  });

  it('is opened by every release that knows what is in it, also by an older one beside a newer', async () => {
    const types = new EventTypes([opened(1, '{name:string}')]);
    const shop = await openStore([], types);
    await shop.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());

    const release = new EventStore(
      shop.db,
      new EventTypes([opened(2, '{label:string}')], [toVersionTwo]),
      shop.projections,
    );
    await expect(release.refuseUnknownTypes()).resolves.toBeUndefined();
    // Releases before this one noted what they might write.
    await shop.db.query(
      `insert into es.event_types (type, schema_version, shape) values ('Opened', 2, '{label:string}'), ('Closed', 1, '')`,
    );
    await expect(shop.store.refuseUnknownTypes()).resolves.toBeUndefined();

    await release.append([onto('box-2', 0, fact('Opened', { label: 'two' }))], aContext());

    await expect(shop.store.refuseUnknownTypes()).rejects.toThrow('this release cannot read: Opened v2');
    await expect(shop.store.read('box-1')).resolves.toHaveLength(1);
    await expect(shop.store.read('box-2')).rejects.toThrow('only a newer release can read Opened v2');
    await shop.close();
  });

  it('is refused when a shape changed under its version', async () => {
    const shop = await openStore([], new EventTypes([opened(1, '{name:string}')]));
    await shop.store.append([onto('box-1', 0, fact('Opened', { name: 'one' }))], aContext());

    const release = new EventStore(shop.db, new EventTypes([opened(1, '{label:string}')]), shop.projections);

    await expect(release.refuseUnknownTypes()).rejects.toThrow('need a new version and a step to it: Opened v1');
    await shop.close();
  });

  it('needs a step from every version to the next', () => {
    expect(() => new EventTypes([opened(3, '')], [toVersionTwo])).toThrow('Opened has no step from version 2');
  });
});
