import { CommandReused, VersionConflict } from '../../../api/platform/event-store/events.js';
import { aContext, boxes, fact, onto, openStore, type TestStore } from '../../support/store.js';

describe('appending facts', () => {
  let shop: TestStore;
  beforeAll(async () => {
    shop = await openStore([boxes('inline')]);
  });
  afterAll(() => shop.close());

  it('keeps the order of a stream and numbers it without gaps', async () => {
    await shop.store.append(
      [onto('box-order', 0, fact('Opened', { name: 'a' }), fact('Renamed', { name: 'b' }))],
      aContext(),
    );
    await shop.store.append([onto('box-order', 2, fact('Renamed', { name: 'c' }))], aContext());

    const [facts] = await shop.store.read('box-order');
    expect(facts?.map(({ type, version, data }) => [version, type, data.name])).toEqual([
      [1, 'Opened', 'a'],
      [2, 'Renamed', 'b'],
      [3, 'Renamed', 'c'],
    ]);
  });

  it('refuses facts decided on an old version, and names the stream', async () => {
    await shop.store.append([onto('box-clash', 0, fact('Opened', { name: 'first' }))], aContext());

    const late = shop.store.append([onto('box-clash', 0, fact('Opened', { name: 'second' }))], aContext());

    await expect(late).rejects.toThrow(new VersionConflict(['box-clash']));
  });

  it('numbers what several commands add to one stream, each under its own id, or adds nothing', async () => {
    const [first, second, third] = [aContext(), aContext(), aContext()];
    const opened = (version: number, context: typeof first) => ({
      streams: [onto('box-together', version, fact('Opened', { name: String(version) }))],
      context,
    });

    await shop.store.appendAll([opened(0, first), opened(1, second)]);
    await expect(shop.store.appendAll([opened(2, third), opened(3, second)])).rejects.toThrow(
      new VersionConflict(['box-together']),
    );

    const [facts = []] = await shop.store.read('box-together');
    expect(facts.map(({ version, meta }) => [version, meta.command])).toEqual([
      [1, first.commandId],
      [2, second.commandId],
    ]);
    expect(await shop.store.eventsOfCommand(third)).toEqual([]);
  });

  it('does not take a row that a projection refuses for a conflict, which one would try again for ever', async () => {
    const strict = await openStore([boxes('inline', { columns: ', constraint one_of_a_name unique (name)' })]);
    const opened = (stream: string) => ({
      streams: [onto(stream, 0, fact('Opened', { name: 'the only one' }))],
      context: aContext(),
    });
    await strict.store.appendAll([opened('box-only')]);

    await expect(strict.store.appendAll([opened('box-another')])).rejects.toMatchObject({
      constraint: 'one_of_a_name',
    });
    await strict.close();
  });

  it('appends to several streams or to none', async () => {
    await shop.store.append([onto('box-taken', 0, fact('Opened', { name: 'x' }))], aContext());

    const both = shop.store.append(
      [onto('box-free', 0, fact('Opened', { name: 'y' })), onto('box-taken', 0, fact('Opened', { name: 'y' }))],
      aContext(),
    );

    await expect(both).rejects.toThrow(VersionConflict);
    expect(await shop.store.read('box-free')).toEqual([[]]);
  });

  it('gives the first answer again when the same command comes twice, even at once', async () => {
    const context = aContext();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        shop.store.append([onto('box-twice', 0, fact('Opened', { name: 'once' }))], context),
      ),
    );

    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.events[0]?.position)).size).toBe(1);
    expect((await shop.store.read('box-twice'))[0]).toHaveLength(1);
  });

  it('notices a command id that is used for another request', async () => {
    const context = aContext({ commandHash: 'one' });
    await shop.store.append([onto('box-reuse', 0, fact('Opened', { name: 'x' }))], context);

    const other = shop.store.append([onto('box-reuse', 0, fact('Opened', { name: 'y' }))], {
      ...context,
      commandHash: 'two',
    });

    await expect(other).rejects.toThrow(CommandReused);
  });

  it('lets one of many parallel writers through at each version', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        for (;;) {
          const [history = []] = await shop.store.read('box-race');
          const done = await shop.store
            .append([onto('box-race', history.length, fact('Opened', { name: String(history.length) }))], aContext())
            .catch((error: unknown) => error);
          if (!(done instanceof VersionConflict)) return;
        }
      }),
    );

    const [facts = []] = await shop.store.read('box-race');
    expect(facts.map((event) => event.version)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('serves a crowd at once: of two rivals for a stream one gets it, and nobody pays for a neighbour', async () => {
    const claims = Array.from({ length: 100 }, (_, n) =>
      shop.store.append([onto(`box-crowd-${n % 80}`, 0, fact('Opened', { name: `n${n}` }))], aContext()),
    );
    const outcomes = await Promise.allSettled(claims);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(80);
    expect(
      outcomes
        .flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
        .every((reason) => reason instanceof VersionConflict),
    ).toBe(true);
    const wrong = await shop.db.query(`
      select b.box from boxes.boxes b full join es.events e on e.stream_id = b.box where coalesce(b.box, e.stream_id) like 'box-crowd-%' and b.name is distinct from e.data->>'name'`);
    expect(wrong).toEqual([]);
  });

  it('shows an inline projection with the append, several facts of one row at once', async () => {
    await shop.store.append(
      [onto('box-seen', 0, fact('Opened', { name: 'first' }), fact('Renamed', { name: 'last' }))],
      aContext(),
    );

    expect(await shop.db.query('select name, opened from boxes.boxes where box = $1', ['box-seen'])).toEqual([
      { name: 'last', opened: 1 },
    ]);
  });

  it('leaves no row behind when the append is refused', async () => {
    await shop.store.append([onto('box-known', 0, fact('Opened', { name: 'kept' }))], aContext());
    await shop.store
      .append([onto('box-known', 0, fact('Renamed', { name: 'lost' }))], aContext())
      .catch(() => undefined);

    expect(await shop.db.query('select name from boxes.boxes where box = $1', ['box-known'])).toEqual([
      { name: 'kept' },
    ]);
  });

  it.each([
    'update es.events set type = type',
    'delete from es.events',
    'truncate es.events',
    'drop table es.events',
    'alter table es.events disable trigger all',
  ])('does not let the shop change the past: %s', async (statement) => {
    await expect(shop.db.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
