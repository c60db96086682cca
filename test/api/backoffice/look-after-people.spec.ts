import { CardHolder } from '../../support/cards.js';
import { dist } from '../../support/dist.js';
import { eventually, startProcess } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Door, LAPTOP, PHONE } from '../access/devices.js';
import { inOrder } from '../access/held-back.js';
import { aColleague, Staff, type Entry } from './console.js';

interface PersonRow {
  id: string;
  email: string;
  username: string;
  roleId: number;
  verified: boolean;
  blockedAt: string | null;
}
interface PersonDetail extends PersonRow {
  sessions: { device: string | null; remembered: boolean }[];
  timeline: Entry[];
}
interface AuditRow {
  actorId: string;
  actorName: string;
  action: string;
  subject: string;
  subjectId: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  reason: string | null;
}

describe('looking after people', () => {
  let shop: Shop;
  let admin: Staff;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop.close());

  const refresh = (token: string) => shop.post<{ code: string }>('/v1/auth/refresh', { token });
  const signIn = (email: string) =>
    shop.post<{ code: string; message: string; token: string }>(
      '/v1/auth',
      { email, password: 'Ludoteca1' },
      { headers: { 'accept-language': 'es' } },
    );

  it('finds a person by a piece of the name or the address, and among the unverified', async () => {
    const [ana, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];

    expect(
      (await admin.list<PersonRow>('people', { filter: { q: ana.email.slice(0, 12).toUpperCase() } })).body.map(
        ({ id }) => id,
      ),
    ).toEqual([ana.id]);
    const unverified = await admin.list<PersonRow>('people', {
      filter: { verified: false, roleId: 3 },
      range: [0, 99],
    });
    expect(unverified.body.map(({ id }) => id)).toContain(waiting.id);
    expect(unverified.body.map(({ id }) => id)).not.toContain(ana.id);
    expect(unverified.headers.get('content-range')).toMatch(/^people 0-\d+\/\d+$/);
  });

  it('never shows a password, a hash or a token', async () => {
    const ana = await shop.aPlayer();
    const { body } = await admin.get<PersonDetail>(`people/${ana.id}`);

    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/hash|token|argon|"password\w*":/i);
  });

  it('shows on which devices a person is signed in, and no other person’s', async () => {
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    await new Door(shop, ana, PHONE).signsIn(undefined, true);
    await new Door(shop, beto, LAPTOP).signsIn();
    const devices = async ({ id }: { id: string }) =>
      (await admin.get<PersonDetail>(`people/${id}`)).body.sessions.map(({ device, remembered }) => [
        device,
        remembered,
      ]);

    expect(await devices(ana)).toEqual([
      ['Chrome, Android', true],
      [null, false],
    ]);
    expect(await devices(beto)).toEqual([
      ['Firefox, Windows', false],
      [null, false],
    ]);
  });

  it('blocks an account: its sessions end, nobody signs in, its owner is told, and another account feels nothing', async () => {
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    const { status, body } = await admin.post<PersonDetail>(`people/${ana.id}/block`, {
      reason: 'Compras con tarjetas robadas',
    });

    expect([status, body.blockedAt !== null, body.sessions]).toEqual([200, true, []]);
    expect((await ana.get('/v1/library')).status).toBe(401);
    expect((await refresh(ana.token)).body.code).toBe('session-over');
    const refused = await signIn(ana.email);
    expect([refused.status, refused.body.code]).toEqual([403, 'account-blocked']);
    expect(refused.body.message).toContain('bloqueada');
    expect((await beto.get('/v1/library')).status).toBe(200);
    await eventually(
      () => ana.mailbox(),
      (mails) => mails.some(({ subject }) => subject.includes('bloqueada')),
      10_000,
      'the mail about the block',
    );
  });

  it('leaves no session to a log-in that began before the block', async () => {
    const ana = await shop.aPlayer();
    const [late, block] = await inOrder(
      shop,
      'before the session',
      () => signIn(ana.email),
      () => admin.post(`people/${ana.id}/block`, { reason: 'Compras con tarjetas robadas' }),
    );

    expect(block.status).toBe(200);
    expect((await refresh(late.body.token)).status).toBe(401);
    expect((await admin.get<PersonDetail>(`people/${ana.id}`)).body.sessions).toEqual([]);
  });

  it('turns away a log-in that was under way when the block came', async () => {
    const ana = await shop.aPlayer();
    const [block, late] = await inOrder(
      shop,
      'at the person',
      () => admin.post(`people/${ana.id}/block`, { reason: 'Compras con tarjetas robadas' }),
      () => signIn(ana.email),
    );

    expect(block.status).toBe(200);
    expect([late.status, late.body.code]).toEqual([403, 'account-blocked']);
    expect((await admin.get<PersonDetail>(`people/${ana.id}`)).body.sessions).toEqual([]);
  });

  it('tells nobody that an account is blocked who does not know its password', async () => {
    const ana = await shop.aPlayer();
    await admin.post(`people/${ana.id}/block`, { reason: 'Compras con tarjetas robadas' });

    const { status, body } = await shop.post<{ code: string }>('/v1/auth', {
      email: ana.email,
      password: 'Otra-clave-1',
    });
    expect([status, body.code]).toEqual([401, 'wrong-credentials']);
  });

  it('unblocks it: signing in works, the old sessions stay ended', async () => {
    const ana = await shop.aPlayer();
    await admin.post(`people/${ana.id}/block`, { reason: 'Compras con tarjetas robadas' });
    await admin.post(`people/${ana.id}/unblock`, { reason: 'Fue un error' });

    expect((await signIn(ana.email)).status).toBe(200);
    expect((await ana.get('/v1/library')).status).toBe(401);
  });

  it('ends all sessions and sends the verification link again', async () => {
    const waiting = await shop.aPlayer({ verified: false });
    await admin.post(`people/${waiting.id}/end-sessions`, { reason: 'Lo pidió por teléfono' });
    expect((await waiting.get('/v1/library')).status).toBe(401);

    await admin.post(`people/${waiting.id}/resend-verification`, { reason: 'No le llegó' });
    await eventually(
      () => waiting.mailbox(),
      (mails) => mails.filter(({ text }) => /verify-email\?token=/.test(text)).length === 2,
      10_000,
      'the second link',
    );
    await shop.sql.query('update access.persons set email_verified_at = now() where id = $1', [waiting.id]);
    expect(
      (await admin.post<{ code: string }>(`people/${waiting.id}/resend-verification`, { reason: 'Otra vez' })).body
        .code,
    ).toBe('already-verified');
  });

  it('lets support block players, but neither administrators nor a person who may do more', async () => {
    const support = await aColleague(shop, admin, 'Guardia', ['console:open', 'person:read', 'person:block']);
    const finance = await aColleague(shop, admin, 'Caja', ['console:open', 'payment:read']);
    const player = await shop.aPlayer();
    const block = async (id: string) =>
      (
        await support.post<{ code?: string }>(`/v1/admin/people/${id}/block`, {
          reason: 'Compras con tarjetas robadas',
        })
      ).body.code;
    const boss = (await admin.list<PersonRow>('people', { filter: { roleId: 1 } })).body[0];

    expect(await block(finance.id)).toBe('permission-not-held');
    expect(await block(boss?.id ?? '')).toBe('permission-not-held');
    expect(await block(support.id)).toBe('not-yourself');
    expect(
      (await admin.post<{ code: string }>(`people/${boss?.id}/block`, { reason: 'Un descuido' })).body.code,
    ).toMatch(/not-yourself|administrator-not-blockable/);
    expect(await block(player.id)).toBeUndefined();
  });

  it('does not keep the name of a person in a reason, which stays for ever', async () => {
    const ana = await shop.aPlayer();
    const { body: person } = await admin.get<PersonDetail>(`people/${ana.id}`);
    const { status, body } = await admin.post<{ code: string }>(`people/${ana.id}/block`, {
      reason: `Lo pidió ${person.username} ayer`,
    });

    const mailbox = await admin.post<{ code: string }>(`people/${ana.id}/block`, {
      reason: `Escribió ${ana.email.split('@')[0]}`,
    });
    const rut = await admin.post<{ code: string }>(`people/${ana.id}/block`, {
      reason: 'Lo pidió el RUT 12.345.678-5',
    });
    const role = await admin.post<{ code: string }>('roles', {
      name: 'Guardia de noche',
      permissions: ['console:open'],
      reason: 'Para quien llama del 9 8765 4321',
    });

    expect([status, body.code]).toEqual([422, 'reason-names-person']);
    expect([mailbox, rut, role].map((answer) => [answer.status, answer.body.code])).toEqual(
      Array(3).fill([422, 'reason-names-person']),
    );
    expect((await ana.get('/v1/library')).status).toBe(200);
  });

  it('keeps in the audit log who did what to whom, with what was before and why', async () => {
    const ana = await shop.aPlayer();
    await admin.post(`people/${ana.id}/role`, { roleId: 2, reason: 'Cuenta de un curso' });
    const game = (await shop.games())[0];
    const [title, reason] = [{ es: 'Volcanes', en: 'Volcanoes' }, 'Así lo pidió el estudio'];
    await admin.put(`games/${game?.id}/texts`, { title, reason });
    await admin.post(`games/${game?.id}/price`, { price: 1_990, reason });
    await shop.settles();

    const about = async (subjectId: string | undefined) =>
      (await admin.list<AuditRow>('audit', { filter: { subjectId } })).body;
    expect(await about(ana.id)).toEqual([
      expect.objectContaining({
        action: 'RoleAssigned',
        before: { roleId: 3 },
        after: { personId: ana.id, roleId: 2 },
        reason: 'Cuenta de un curso',
      }),
    ]);
    const edits = new Map((await about(game?.id)).map((line) => [line.action, line]));
    expect([...edits.keys()].sort()).toEqual(['GameRelabelled', 'PriceChangeApplied', 'TextsChanged']);
    expect(edits.get('PriceChangeApplied')).toMatchObject({
      before: { price: game?.price },
      after: { price: 1_990 },
      reason,
    });
    expect(edits.get('TextsChanged')).toMatchObject({ before: { title: game?.title }, after: { title }, reason });
    expect(edits.get('TextsChanged')?.actorName).not.toBe('');
  });

  it('goes on with the audit log after it was built again beside the running shop', async () => {
    const ana = await shop.aPlayer();
    const rebuild = startProcess(dist('projections.js'), shop.environment(), ['rebuild', 'audit']);
    expect([await rebuild.ended, rebuild.output()]).toEqual([0, expect.stringContaining('audit is live in version 2')]);
    await admin.post(`people/${ana.id}/block`, { reason: 'Después de reconstruir' });
    await shop.settles();

    expect(
      (await admin.list<AuditRow>('audit', { filter: { subjectId: ana.id } })).body.map(({ reason }) => reason),
    ).toEqual(['Después de reconstruir']);
  });

  it('tells in the history when and from where a person signed in, and that a profile was edited', async () => {
    const ana = await shop.aPlayer();
    await signIn(ana.email);
    await shop.post('/v1/auth', { email: ana.email, password: 'Otra-clave-1' });
    await admin.patch(`/v1/users/${ana.id}`, { bio: 'Me gustan los volcanes' });
    await shop.settles();

    const { timeline } = (await admin.get<PersonDetail>(`people/${ana.id}`)).body;
    expect(timeline.map(({ type, actor }) => `${actor.kind} ${type}`)).toEqual([
      'player SignedIn',
      'player SignedIn',
      'player SignInFailed',
      'staff ProfileEdited',
    ]);
    expect(JSON.stringify(timeline)).not.toContain('volcanes');
    expect((await admin.list<AuditRow>('audit', { filter: { subjectId: ana.id } })).body).toEqual([
      expect.objectContaining({
        action: 'ProfileEdited',
        before: { bio: null },
        after: { bio: 'Me gustan los volcanes' },
      }),
    ]);
  });

  it('tells which cards a person saved and parted with, and nothing that could charge them', async () => {
    const ana = await CardHolder.of(shop);
    const tbk_user = await ana.saves();
    await ana.call('DELETE', 'inscriptions', { tbk_user });
    const [{ tbkUser } = { tbkUser: '' }] = await ana.atBank();
    await shop.settles();

    const { timeline } = (await admin.get<PersonDetail>(`people/${ana.player.id}`)).body;
    expect(timeline.filter(({ type }) => /^Card/.test(type)).map(({ type, actor }) => `${actor.kind} ${type}`)).toEqual(
      [
        'player CardEnrolmentStarted',
        'player CardEnrolmentOpened',
        'system CardFinishStarted',
        'system CardEnrolled',
        'system CardMadeDefault',
        'player CardRemoved',
      ],
    );
    expect(JSON.stringify(timeline)).not.toContain(tbkUser);
  });

  it('finds lines of the audit log by action, author, words and day, and refuses what it cannot read', async () => {
    const ana = await shop.aPlayer();
    await admin.post(`people/${ana.id}/block`, { reason: 'Un motivo inconfundible' });
    await shop.settles();
    const found = async (filter: object) =>
      (await admin.list<AuditRow>('audit', { filter })).body.map(({ subjectId }) => subjectId);

    expect(await found({ action: 'PersonBlocked', q: 'inconfundible' })).toEqual([ana.id]);
    expect(await found({ action: 'PersonBlocked', at_lte: '2020-01-01' })).toEqual([]);
    expect((await admin.list('audit', { filter: { at_gte: 'yesterday' } })).status).toBe(422);
    expect((await admin.list('audit', { filter: { secret: 1 } })).status).toBe(422);
  });
});
