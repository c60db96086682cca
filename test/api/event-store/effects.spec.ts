import { randomUUID } from 'node:crypto';
import { Effects } from '../../../api/platform/event-store/effects.js';
import { openStore, type TestStore } from '../../support/store.js';

describe('the ledger of effects', () => {
  let shop: TestStore;
  let effects: Effects;
  beforeAll(async () => {
    shop = await openStore();
    effects = new Effects(shop.db);
  });
  afterAll(() => shop.close());

  const planned = async (): Promise<string> => {
    const effectId = randomUUID();
    await effects.plan([{ effectId, kind: 'test:money', subject: 's', correlation: randomUUID() }]);
    return effectId;
  };

  it('gives an effect to one of many that want to begin it', async () => {
    const id = await planned();
    const begun = await Promise.all(Array.from({ length: 8 }, () => effects.start([id], 60_000)));
    expect(begun.flat()).toHaveLength(1);
  });

  it('keeps what a newer release planned for that release', async () => {
    const known = ['test:mail'];
    const id = await planned();

    expect(await effects.start([id], 60_000, known)).toEqual([]);
    expect(await effects.forgotten(0, known)).not.toContain(id);

    expect(await effects.start([id], 0, [...known, 'test:money'])).toHaveLength(1);
    await effects.giveUpLostLeases();
    expect(await effects.takeUnknown(60_000, known)).toBeNull();
    expect(await effects.takeUnknown(60_000, ['test:money'])).toMatchObject({ effectId: id, state: 'unknown' });
  });

  it('has one asked about whose worker went silent, and never lets it be run again', async () => {
    const id = await planned();
    await effects.start([id], 0);

    await effects.giveUpLostLeases();

    expect(await effects.forgotten(0)).not.toContain(id);
    expect(await effects.start([id], 60_000)).toEqual([]);
    expect(await effects.takeUnknown(60_000)).toMatchObject({ effectId: id, state: 'unknown' });
  });

  it('counts how often in a row its worker went silent, until one settles it', async () => {
    const id = await planned();
    const taken = async (): Promise<unknown> => {
      await effects.giveUpLostLeases();
      return effects.takeUnknown(0);
    };
    await effects.start([id], 0);

    expect(await taken()).toMatchObject({ effectId: id, vanished: 1 });
    expect(await taken()).toMatchObject({ effectId: id, vanished: 2 });
    await effects.settle(id, { state: 'unknown', retryInMs: 0, result: { error: 'no line' } });
    expect(await taken()).toMatchObject({ effectId: id, vanished: 0 });
    await effects.settle(id, { state: 'done' });
  });

  it('leaves one to its worker for as long as that says that it is at work', async () => {
    const id = await planned();
    await effects.start([id], 0);
    await effects.prolong(id, 60_000);
    await effects.giveUpLostLeases();
    expect(await effects.takeUnknown(60_000)).toBeNull();

    await effects.settle(id, { state: 'unknown', retryInMs: 0 });
    expect(await effects.takeUnknown(0)).toMatchObject({ effectId: id });
    await effects.prolong(id, 60_000);
    await effects.giveUpLostLeases();
    expect(await effects.takeUnknown(60_000)).toBeNull();

    await effects.settle(id, { state: 'done' });
    await effects.prolong(id, 60_000);
    expect(await shop.db.query('select state, lease_until from es.effects where effect_id = $1', [id])).toEqual([
      { state: 'done', lease_until: null },
    ]);
  });

  it('archives what was done a quarter of a year ago, which is still known and never planned again', async () => {
    const [old, young, failed] = [await planned(), await planned(), await planned()];
    await effects.start([old, young, failed], 60_000);
    for (const id of [old, young]) await effects.settle(id, { state: 'done' });
    await effects.settle(failed, { state: 'failed', result: {} });
    await shop.db.query(`update es.effects set settled_at = now() - interval '91 days' where effect_id = any($1)`, [
      [old, failed],
    ]);

    expect(await effects.archive()).toBe(1);
    await effects.plan([{ effectId: old, kind: 'test:money', subject: 's', correlation: randomUUID() }]);

    const left = await shop.db.query<{ id: string }>(
      'select effect_id as id from es.effects where effect_id = any($1)',
      [[old, young, failed]],
    );
    expect(left.map(({ id }) => id).sort()).toEqual([young, failed].sort());
    expect(await shop.db.query('select state from es.all_effects where effect_id = $1', [old])).toEqual([
      { state: 'done' },
    ]);
    expect(await effects.start([old], 60_000)).toEqual([]);
  });
});
