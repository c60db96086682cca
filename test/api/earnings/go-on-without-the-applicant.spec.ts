import { randomBytes } from 'node:crypto';
import { days, later } from '../../../api/kernel/instant.js';
import { applies } from '../../support/applications.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { unzip } from '../../support/zip.js';
import { Staff } from '../backoffice/console.js';

interface Payouts {
  account: { holder: string; last4: string } | null;
  needsTaxId: boolean;
  code?: string;
  errors?: { path: string; msg: string }[];
}

const BENS = { holder: 'Benito Cayupán', bank: 'BancoEstado', kind: 'sight', number: '55 667 788' };
const CARLAS = { holder: 'Carla Pérez', bank: 'Banco de Chile', kind: 'checking', number: '99887766' };

describe('a studio whose applicant was erased', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Player;
  let ben: Player;
  let carla: Player;
  let studio: string;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  /** Ana's, with Ben and Carla as owners. */
  const begins = async (more: Record<string, unknown> = {}): Promise<void> => {
    [ana, ben, carla] = [await shop.aPlayer(), await shop.aPlayer(), await shop.aPlayer()];
    studio = await applies(shop, ana, more);
    expect((await admin.post(`developers/${studio}/approve`, {})).status).toBe(200);
    for (const player of [ben, carla]) {
      await ana.post(`/v1/developer/studios/${studio}/invitations`, { email: player.email, role: 'owner' });
      const [token] = await shop.linksTo(player.email, 'developer/invitation');
      expect((await player.post('/v1/developer/invitations/accept', { token })).status).toBe(200);
    }
  };
  const isErased = async (player: Player): Promise<void> => {
    const requested = await admin.post(`people/${player.id}/erasure`, { reason: 'Lo pide por teléfono' });
    expect(requested.status).toBeLessThan(300);
    await shop.clockReaches(later(await shop.now(), days(8)));
    await shop.settles();
  };
  const path = (): string => `/v1/developer/studios/${studio}`;
  const reads = async (player: Player): Promise<Payouts> => (await player.get<Payouts>(`${path()}/payouts`)).body;
  const gives = (player: Player, account: object) => player.put<Payouts>(`${path()}/payout-account`, account);
  /** What the shop hands a person of their work with studios. */
  const isHanded = async (player: Player): Promise<Record<string, unknown>> => {
    const { body } = await player.post<{ id: string }>('/v1/privacy/exports', {});
    await shop.settles();
    const file = await fetch(`${shop.url}/v1/privacy/exports/${body.id}/file`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    return JSON.parse(files['data/developers.json'] ?? '') as Record<string, unknown>;
  };
  const rows = async (): Promise<unknown[]> =>
    (await shop.sql.query('select draft from developers.applications where developer_id = $1', [studio])).rows;

  it('has no account any more, until another owner gives one with a tax id', async () => {
    await begins();
    expect(await reads(ben)).toMatchObject({ account: { holder: 'Ana Rojas' }, needsTaxId: false });
    await isErased(ana);
    expect(await reads(ben)).toMatchObject({ account: null, needsTaxId: true });
    expect(await rows()).toEqual([]);

    for (const taxId of [{}, { taxId: '12.345.678-9' }]) {
      const { status, body } = await gives(ben, { ...BENS, ...taxId });
      expect([status, body.code, body.errors]).toEqual([
        422,
        'payout-account-invalid',
        [{ path: 'taxId', msg: expect.stringContaining('RUT') }],
      ]);
    }
    expect(await reads(ben)).toMatchObject({ account: null, needsTaxId: true });

    const { status, body } = await gives(ben, { ...BENS, taxId: '11.222.333-9' });
    expect([status, body]).toMatchObject([
      200,
      { account: { holder: 'Benito Cayupán', last4: '7788' }, needsTaxId: false },
    ]);
    expect(await reads(carla)).toMatchObject({ account: { last4: '7788' } });
    expect((await admin.get(`developers/${studio}`)).body).toMatchObject({ name: 'Estudio Coigüe', application: null });
  });

  it('keeps neither account nor tax id of an owner who is erased later', async () => {
    await begins();
    await isErased(ana);
    await gives(ben, { ...BENS, taxId: '11.222.333-9' });
    expect((await gives(carla, CARLAS)).body).toMatchObject({ account: { last4: '7766' }, needsTaxId: false });
    expect(await isHanded(ben)).toMatchObject({ accounts: [], taxIds: ['11.222.333-9'] });
    expect(await isHanded(carla)).toMatchObject({ accounts: [{ holder: 'Carla Pérez' }], taxIds: [] });

    await isErased(ben);
    expect(await reads(carla)).toMatchObject({ account: { last4: '7766' }, needsTaxId: true });
    expect(await rows()).toEqual([{ draft: {} }]);
    expect((await gives(carla, { ...CARLAS, taxId: '9.876.543-3' })).body).toMatchObject({ needsTaxId: false });
    await isErased(carla);
    expect(await rows()).toEqual([]);
  });

  it('keeps the account that another owner gave before, until that one is erased too', async () => {
    await begins();
    expect((await gives(ben, BENS)).body).toMatchObject({ account: { last4: '7788' } });
    expect((await ana.get('/v1/developer/application')).body).toMatchObject({ account: { holder: '', last4: null } });
    const account = { holder: 'Benito Cayupán', bank: 'BancoEstado', kind: 'sight', lastDigits: '7788' };
    expect(await isHanded(ben)).toMatchObject({ application: null, accounts: [account] });
    expect(await isHanded(ana)).toMatchObject({ application: { account: { holder: '' } }, accounts: [] });
    await isErased(ana);
    expect(await reads(carla)).toMatchObject({ account: { holder: 'Benito Cayupán' }, needsTaxId: true });
    expect(await rows()).toEqual([{ draft: {} }]);

    await isErased(ben);
    expect(await reads(carla)).toMatchObject({ account: null, needsTaxId: true });
    expect(await rows()).toEqual([]);
    expect((await gives(carla, { ...CARLAS, taxId: '11.222.333-9' })).body).toMatchObject({
      account: { last4: '7766' },
      needsTaxId: false,
    });
  });

  it('keeps the RUT of its company, which is no person’s', async () => {
    await begins({ taxId: '76.543.210-3' });
    await isErased(ana);
    expect(await reads(ben)).toMatchObject({ account: null, needsTaxId: false });
    expect(await rows()).toEqual([{ draft: { country: 'CL', taxId: '76.543.210-3' } }]);
    expect((await gives(ben, { ...BENS, taxId: '11.222.333-9' })).body).toMatchObject({ account: { last4: '7788' } });
    expect(await rows()).toEqual([{ draft: { country: 'CL', taxId: '76.543.210-3' } }]);
  });

  it('loses its account also while the key is missing that seals it', async () => {
    await begins();
    await shop.api.stop();
    await shop.startApi({ CARD_KEYS: `k9:${randomBytes(32).toString('base64')}` });
    expect(await ben.get(`${path()}/payouts`)).toMatchObject({ status: 503, body: { code: 'secret-unreadable' } });
    await isErased(ana);
    expect(await reads(ben)).toMatchObject({ account: null, needsTaxId: true });
    expect(await rows()).toEqual([]);
  });
});
