import { randomBytes } from 'node:crypto';
import { anApplication } from '../../support/applications.js';
import { CardHolder, REDCOMPRA } from '../../support/cards.js';
import { dist } from '../../support/dist.js';
import { startProcess } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

const key = (name: string): string => `${name}:${randomBytes(32).toString('base64')}`;
const [k0, k1] = [key('k0'), key('k1')];

describe('changing the key that seals saved cards', () => {
  let shop: Shop;
  let ana: CardHolder;
  beforeAll(async () => {
    shop = await startShop({ env: { CARD_KEYS: k0 } });
    // The demonstration's own pay-out account was sealed with the key of another shop.
    await shop.sql.query('delete from developers.applications');
    ana = await CardHolder.of(shop);
    await ana.saves();
    await ana.saves(REDCOMPRA);
    const maker = await shop.aPlayer();
    await maker.put('/v1/developer/application', await anApplication(shop));
  });
  afterAll(() => shop?.close());

  const rotate = async (CARD_KEYS: string, ...args: string[]): Promise<{ code: number | null; said: string }> => {
    const command = startProcess(dist('cards.js'), { ...shop.environment(), CARD_KEYS }, args);
    return { code: await command.ended, said: command.output() };
  };
  const keysInUse = async (): Promise<string[]> =>
    (await shop.sql.query<{ id: string }>('select distinct key_id as id from cards.secrets')).rows.map(({ id }) => id);

  it('changes nothing while the older key is missing, and says so', async () => {
    const { code, said } = await rotate(k1, 'rotate');

    expect([code, said]).toEqual([
      1,
      expect.stringContaining('0 sealed again, under k1, 0 under it already, 2 unreadable'),
    ]);
    expect(said).toMatch(/"missing":\[\{"keyId":"k0","cards":2\}\].*CARD_KEYS lacks the keys of saved cards/);
    expect(await keysInUse()).toEqual(['k0']);
  });

  it('looks again until none is left: a server that does not know the newest key seals one under an older key meanwhile', async () => {
    await shop.sql.query(`
      create table public.sealed_before as select * from cards.secrets;
      grant select on public.sealed_before to public;
      create function public.seals_once_more() returns trigger language plpgsql as $$ begin
        update cards.secrets s set key_id = b.key_id, sealed = b.sealed from public.sealed_before b
         where b.card_id = s.card_id and s.card_id < new.card_id and s.key_id = 'k1' and (select count(*) from cards.secrets where key_id = 'k1') = 2;
        return null;
      end $$;
      create trigger seals_once_more after update on cards.secrets for each row when (pg_trigger_depth() = 0) execute function public.seals_once_more()`);

    const { said } = await rotate(`${k1},${k0}`, 'rotate');
    await shop.sql.query('drop trigger seals_once_more on cards.secrets');

    expect(said).toContain('3 sealed again, under k1, 0 under it already, 0 unreadable');
    expect(await keysInUse()).toEqual(['k1']);
    await shop.sql.query(
      'update cards.secrets s set key_id = b.key_id, sealed = b.sealed from public.sealed_before b where b.card_id = s.card_id',
    );
  });

  it('seals every secret again, once', async () => {
    expect(await rotate(`${k1},${k0}`, 'rotate')).toEqual({
      code: 0,
      said: expect.stringContaining('2 sealed again, under k1, 0 under it already, 0 unreadable'),
    });
    expect(await rotate(`${k1},${k0}`, 'rotate')).toEqual({
      code: 0,
      said: expect.stringContaining('0 sealed again, under k1, 2 under it already, 0 unreadable'),
    });
    expect(await keysInUse()).toEqual(['k1']);
    const { rows } = await shop.sql.query('select account_key_id as key from developers.applications');
    expect(rows).toEqual([{ key: 'k1' }]);
  });

  it('leaves the cards as they were: without the older key the bank is still told the right name', async () => {
    await shop.api.stop();
    await shop.startApi({ CARD_KEYS: k1 });
    const [card] = await ana.cards();
    await ana.call('DELETE', 'inscriptions', { tbk_user: card?.tbk_user });
    await shop.settles();

    expect((await ana.atBank()).map(({ removedBy }) => removedBy)).toEqual(['merchant', null]);
  });

  it('asks what to do', async () =>
    expect(await rotate(k1)).toEqual({ code: 1, said: expect.stringContaining('cards rotate') }));
});
