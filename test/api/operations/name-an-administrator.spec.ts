import { dist } from '../../support/dist.js';
import { startProcess } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('naming the first administrator on the command line', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const name = async (...args: string[]): Promise<{ code: number | null; said: string }> => {
    const command = startProcess(dist('administrator.js'), shop.environment(), args);
    return { code: await command.ended, said: command.output() };
  };

  it('opens the console to a person with an account, and tells in the log who did it', async () => {
    const player = await shop.aPlayer();
    const { code, said } = await name(player.email.toUpperCase());

    expect([code, said.includes('is an administrator now')]).toEqual([0, true]);
    expect((await player.get('/v1/admin/session')).status).toBe(200);
    expect(await shop.facts(`roles-${player.id}`)).toEqual([
      {
        type: 'RoleAssigned',
        data: { personId: player.id, roleId: 1, previously: 3, reason: 'Named on the command line' },
      },
    ]);
  });

  it('changes nothing for an address without an account, or without one', async () => {
    const given = async () => (await shop.sql.query(`select id from es.events where type = 'RoleAssigned'`)).rows;
    const before = await given();

    const unknown = await name('nobody@example.test');
    expect([unknown.code, /nobody has an account with nobody@example.test/.test(unknown.said)]).toEqual([1, true]);
    expect((await name()).code).toBe(1);
    expect(await given()).toEqual(before);
  });
});
