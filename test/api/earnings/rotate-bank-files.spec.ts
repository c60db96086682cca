import { randomBytes, randomUUID } from 'node:crypto';
import { dist } from '../../support/dist.js';
import { patient } from '../../support/patience.js';
import { startProcess } from '../../support/process.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { PAID, released, studiosToPay } from './studios-to-pay.js';

const key = (name: string): string => `${name}:${randomBytes(32).toString('base64')}`;
const [older, newer] = [key('k0'), key('k1')];

describe('changing the key that seals whom a file for the bank pays', () => {
  let shop: Shop;
  let eva: Player;
  let owner: Player;
  let studio: string;
  let waiting: string;
  let path: string;
  let before: string;
  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-05T15:00:00.000Z', env: { CARD_KEYS: older } });
    // The demonstration's own pay-out account was sealed with the key of another shop.
    await shop.sql.query('delete from developers.applications');
    const admin = await Staff.signsIn(shop);
    eva = await aColleague(shop, admin, 'Pagos 1', ['payout:read', 'payout:release']);
    const leo = await aColleague(shop, admin, 'Pagos 2', ['payout:read', 'payout:release']);
    const studios = await studiosToPay(shop, admin, [{}, {}, {}]);
    for (const one of studios.slice(0, 2)) await released(one, [eva, leo]);
    const fileId = randomUUID();
    path = `/v1/admin/bank-files/${fileId}`;
    expect((await eva.post('/v1/admin/bank-files', { fileId })).body).toMatchObject({ count: 2, sum: 2 * PAID });
    before = await downloaded();
    const last = studios.at(-1);
    if (!last) throw new Error('there is no third studio');
    ({ owner, path: studio } = last);
    waiting = await released(last, [eva, leo]);
  }, patient(300_000));
  afterAll(() => shop?.close());

  /** The bytes of the file. */
  async function downloaded(): Promise<string> {
    const reply = await fetch(`${shop.url}${path}/csv`, { headers: { authorization: `Bearer ${eva.token}` } });
    expect(reply.status).toBe(200);
    return Buffer.from(await reply.arrayBuffer()).toString('hex');
  }
  const rotates = async (CARD_KEYS: string): Promise<{ code: number | null; said: string }> => {
    const command = startProcess(dist('cards.js'), { ...shop.environment(), CARD_KEYS }, ['rotate']);
    return { code: await command.ended, said: command.output() };
  };
  const lines = async (): Promise<unknown[]> =>
    (await shop.sql.query('select * from payouts.bank_file_lines order by payout_id')).rows;
  const startsAgainWith = async (CARD_KEYS: string): Promise<void> => {
    await shop.api.stop();
    await shop.startApi({ CARD_KEYS });
  };

  it('changes nothing while the older key is missing, and says so', async () => {
    const sealed = await lines();
    expect(sealed).toEqual([expect.objectContaining({ key_id: 'k0' }), expect.objectContaining({ key_id: 'k0' })]);

    expect(await rotates(newer)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /0 lines of bank files sealed again, 2 unreadable[^]*CARD_KEYS lacks the key of those that are unreadable/,
      ),
    });
    expect(await lines()).toEqual(sealed);
  });

  it('leaves a file without its key on its page, and the download says what is missing', async () => {
    await startsAgainWith(newer);
    expect(await eva.get(path)).toMatchObject({ status: 200, body: { waiting: 2, canDownload: true } });
    expect(await eva.get(`${path}/csv`)).toMatchObject({
      status: 503,
      body: {
        code: 'secret-unreadable',
        message:
          'Ahora no podemos leer un dato que guardamos cifrado: a la tienda le falta una clave. No cambió nada; prueba más tarde. Quien cuida los servidores la repone en CARD_KEYS.',
      },
    });
    await shop.logs(/no key named k0 opens the secret of bank-file-/);
  });

  it('says so too where the account of a studio is needed, and changes nothing', async () => {
    const { body: files } = await eva.get('/v1/admin/bank-files');
    for (const refused of [
      await eva.get('/v1/admin/bank-files/next'),
      await eva.post('/v1/admin/bank-files', { fileId: randomUUID() }),
      await eva.get(`/v1/admin/payouts/${waiting}`),
      await owner.get(`${studio}/payouts`),
      await owner.get('/v1/developer/application'),
    ])
      expect(refused).toMatchObject({ status: 503, body: { code: 'secret-unreadable' } });
    expect((await eva.get('/v1/admin/bank-files')).body).toEqual(files);
  });

  it('gives the same bytes under the newer key, also once the older one is gone', async () => {
    expect(await rotates(`${newer},${older}`)).toEqual({
      code: 0,
      said: expect.stringContaining('2 lines of bank files sealed again, 0 unreadable'),
    });
    expect(await lines()).toEqual([
      expect.objectContaining({ key_id: 'k1' }),
      expect.objectContaining({ key_id: 'k1' }),
    ]);
    expect(await downloaded()).toBe(before);
    expect(await rotates(newer)).toEqual({
      code: 0,
      said: expect.stringContaining('0 lines of bank files sealed again, 0 unreadable'),
    });
  });
});
