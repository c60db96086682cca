import { startShop, type Player, type Shop } from '../../support/shop.js';
import { anApplication, applies } from '../../support/applications.js';
import { unzip } from '../../support/zip.js';
import { aColleague, Staff } from '../backoffice/console.js';

interface Application {
  state: string;
  studioName: string;
  account: { holder: string; last4: string | null };
  missing: string[];
  developerId: string;
  status: { queuePlace: number | null; decideBy: string; decidedBy: string | null; reason: string | null } | null;
}

describe('becoming a developer', () => {
  let shop: Shop;
  let admin: Staff;
  let ana: Player;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  beforeEach(async () => {
    ana = await shop.aPlayer();
  });
  afterAll(() => shop?.close());

  const read = async (player: Player): Promise<Application> =>
    (await player.get<Application>('/v1/developer/application')).body;
  const typed = (more: Record<string, unknown> = {}) => anApplication(shop, more);
  const save = (player: Player, body: unknown) => player.put<Application>('/v1/developer/application', body);
  const submit = (player: Player) =>
    player.post<Application & { code: string; errors: { path: string; msg: string }[] }>(
      '/v1/developer/application/submit',
      {},
    );
  const subjects = async (player: Player): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject);
  };

  it('keeps what was typed, however little, and names what is missing when it is submitted', async () => {
    const account = { holder: 'Ana', bank: '', kind: '' };
    await save(ana, await typed({ taxId: '12.345.678-6', account, acceptedTerms: '' }));

    expect(await read(ana)).toMatchObject({ state: 'draft', studioName: 'Estudio Coigüe', account: { holder: 'Ana' } });
    const refused = await submit(ana);
    expect(refused).toMatchObject({ status: 422, body: { code: 'application-incomplete' } });
    expect(refused.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'taxId', msg: 'debe ser un RUT válido, con su dígito verificador' },
        { path: 'account.number', msg: 'debe tener de 4 a 20 dígitos' },
        { path: 'acceptedTerms', msg: 'debe ser la huella de los términos para desarrollar' },
      ]),
    );
    expect(await read(ana)).toMatchObject({ state: 'draft', status: null });
  });

  it('keeps the number of the account when it is not typed again, and never shows it', async () => {
    await save(ana, await typed());
    const { account, ...rest } = await typed();
    await save(ana, { ...rest, account: { ...(account as object), number: undefined, bank: 'Otro banco' } });

    const kept = await ana.get('/v1/developer/application');
    expect(kept.body).toMatchObject({ account: { bank: 'Otro banco', last4: '5678' }, missing: [] });
    const { rows } = await shop.sql.query('select * from developers.applications where developer_id = $1', [
      kept.body.developerId,
    ]);
    for (const text of [JSON.stringify(rows), JSON.stringify(kept.body)]) {
      expect(text).not.toContain('12 345 678');
      expect(text).not.toContain('12345678"');
    }
    expect(JSON.stringify(rows)).not.toContain('Otro banco');
  });

  it('waits in a queue for a promised day, and cannot be changed meanwhile', async () => {
    const ben = await shop.aPlayer();
    await applies(shop, ana);
    await applies(shop, ben, { studioName: 'Taller Ñuble' });

    const [first, second] = [await read(ana), await read(ben)];
    expect(first).toMatchObject({ state: 'applied', status: { decidedBy: null, reason: null } });
    expect(first.status?.decideBy).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(second.status?.queuePlace).toBe((first.status?.queuePlace ?? 0) + 1);
    expect(await save(ana, await typed({ studioName: 'Otro' }))).toMatchObject({
      status: 409,
      body: { code: 'application-submitted' },
    });
    expect((await submit(ana)).status).toBe(200);
    expect(await shop.facts(`developer-${first.developerId}`)).toHaveLength(1);
    expect(await subjects(ana)).toContain('Recibimos la postulación de Estudio Coigüe');
  });

  it('is rejected with a reason, answered, applied for again and approved', async () => {
    const developerId = await applies(shop, ana);
    const reason = 'El enlace no abre';
    expect((await admin.post(`developers/${developerId}/reject`, { reason })).status).toBe(200);
    expect(await read(ana)).toMatchObject({
      state: 'rejected',
      status: { decidedBy: 'staff', reason, queuePlace: null },
    });
    expect(await subjects(ana)).toContain('Respuesta a la postulación de Estudio Coigüe');

    await applies(shop, ana, { link: 'https://otro.example', answer: 'Ya lo corregimos.' });
    const story = await admin.get<{ application: Record<string, unknown> }>(`developers/${developerId}`);
    expect(story.body).toMatchObject({
      state: 'applied',
      reason: null,
      applicantEmail: ana.email,
      application: { answer: 'Ya lo corregimos.', taxId: '12.345.678-5', account: { last4: '5678' } },
    });
    expect(JSON.stringify(story.body)).not.toContain('12 345 678');

    expect((await admin.post(`developers/${developerId}/approve`, {})).status).toBe(200);
    expect((await ana.get(`/v1/users/${ana.id}`)).body).toMatchObject({ developer_id: developerId });
    expect((await ana.get('/v1/developer')).body).toEqual({
      studios: [{ developerId, name: 'Estudio Coigüe', role: 'owner' }],
      application: 'approved',
      canApply: true,
    });
    const { rows } = await shop.sql.query('select name from catalog.developers where id = $1', [developerId]);
    expect(rows).toEqual([{ name: 'Estudio Coigüe' }]);
    expect(await subjects(ana)).toContain('Estudio Coigüe ya puede publicar en Ludoteca');
    expect(await admin.post(`developers/${developerId}/reject`, { reason })).toMatchObject({
      status: 409,
      body: { code: 'application-decided' },
    });
  });

  it('is not for students, nor for an address that was not confirmed', async () => {
    const child = await shop.aPlayer({ birthYear: new Date().getUTCFullYear() - 10 });
    const refused = {
      status: 403,
      body: { code: 'developer-not-allowed', message: expect.stringContaining('adulta') },
    };
    expect(await child.get('/v1/developer/application')).toMatchObject(refused);
    expect(await save(child, await typed())).toMatchObject(refused);
    expect(await submit(child)).toMatchObject(refused);
    expect((await child.get('/v1/developer')).body).toMatchObject({ canApply: false, application: 'none' });

    const fresh = await shop.aPlayer({ verified: false });
    await save(fresh, await typed());
    expect(await submit(fresh)).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
  });

  it('is decided by others than the applicant, in words without names', async () => {
    const permissions = ['console:open', 'developer:read', 'developer:approve'];
    const eva = await aColleague(shop, admin, 'Publicación', permissions);
    const own = await applies(shop, eva);
    expect(await eva.post(`/v1/admin/developers/${own}/approve`, {})).toMatchObject({
      status: 409,
      body: { code: 'application-own' },
    });
    expect(await admin.post(`developers/${own}/reject`, { reason: `Escribe a ${eva.email}` })).toMatchObject({
      status: 422,
    });
    const { body } = await admin.list<{ id: string; overdue: boolean }>('developers', {
      filter: { state: ['applied'], q: 'coigüe' },
      sort: ['appliedAt', 'ASC'],
      range: [0, 49],
    });
    expect(body).toContainEqual(expect.objectContaining({ id: own, overdue: false, name: 'Estudio Coigüe' }));
  });

  it('is told in the export of personal data and leaves with the account', async () => {
    const developerId = await applies(shop, ana);
    const { body } = await ana.post<{ id: string }>('/v1/privacy/exports', {});
    await shop.settles();
    const file = await fetch(`${shop.url}/v1/privacy/exports/${body.id}/file`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    const reply = unzip(Buffer.from(await file.arrayBuffer()))['data/developers.json'] ?? '';
    expect(JSON.parse(reply)).toMatchObject({ application: { taxId: '12.345.678-5', state: 'applied' } });
    expect(reply).not.toContain('12 345 678');

    expect((await admin.post(`people/${ana.id}/erasure`, { reason: 'Lo pide por teléfono' })).status).toBeLessThan(300);
    await shop.clockReaches(new Date(Date.parse(await shop.now()) + 8 * 86_400_000).toISOString());

    const { rows } = await shop.sql.query('select from developers.applications where developer_id = $1', [developerId]);
    expect(rows).toEqual([]);
    expect((await shop.facts(`developer-${developerId}`)).map(({ type }) => type)).toEqual([
      'DeveloperApplied',
      'DeveloperWithdrawn',
    ]);
    expect((await admin.get(`developers/${developerId}`)).body).toMatchObject({
      state: 'withdrawn',
      application: null,
      applicantName: null,
    });
  });
});
