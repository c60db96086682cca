import { days } from '../../../api/kernel/instant.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff, type Entry } from './console.js';

interface Story {
  erasure: { state: string; dueAt: string | null } | null;
  timeline: Entry[];
  code: string;
  message: string;
}
interface AuditRow {
  action: string;
  actorId: string;
  subjectId: string;
  reason: string | null;
}

const REASON = 'Lo pidió por carta, folio 12';

describe('erasing a person who asked the shop for it', () => {
  let shop: Shop;
  let admin: Staff;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  const begins = ({ id }: Pick<Player, 'id'>, reason = REASON): Promise<Answer<Story>> =>
    admin.post<Story>(`people/${id}/erasure`, { reason });
  const callsOff = ({ id }: Pick<Player, 'id'>, reason = 'Cambió de idea por teléfono'): Promise<Answer<Story>> =>
    admin.remove<Story>(`people/${id}/erasure`, { reason });
  const page = async ({ id }: Player): Promise<Story> => (await admin.get<Story>(`people/${id}`)).body;
  const ownPage = async (player: Player): Promise<{ state: string; dueAt: string | null }> =>
    (await player.get<{ state: string; dueAt: string | null }>('/v1/privacy/erasure')).body;
  const signIn = async ({ email }: Player): Promise<number> =>
    (await shop.post('/v1/auth', { email, password: 'Ludoteca1', remember_me: false })).status;
  const subjects = async (player: Player): Promise<string[]> => {
    await shop.settles();
    return (await player.mailbox()).map(({ subject }) => subject);
  };
  const weekPasses = async (): Promise<void> => {
    await shop.timePasses(days(7));
    await shop.settles();
  };
  const audited = async ({ id }: Player): Promise<AuditRow[]> => {
    await shop.settles();
    return (await admin.list<AuditRow>('audit', { filter: { subjectId: id } })).body;
  };
  const anAdministrator = async (): Promise<Player> => {
    const boss = await shop.aPlayer();
    await admin.post(`people/${boss.id}/role`, { roleId: 1, reason: 'Dirige la tienda' });
    return boss;
  };

  it('waits seven days, shows until when to the team and the person, and tells the person with a way to stay', async () => {
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    const before = await page(ana);
    const { status, body } = await begins(ana);
    await shop.settles();
    const mail = (await ana.mailbox()).find(
      ({ subject }) => subject === 'Tu cuenta de Ludoteca se borrará en siete días',
    );

    expect(before.erasure).toBeNull();
    expect([status, body.erasure?.state]).toEqual([200, 'waiting']);
    expect(await ownPage(ana)).toMatchObject({ state: 'waiting', dueAt: body.erasure?.dueAt });
    expect(mail?.text).toContain('Nos escribiste para que borremos tu cuenta.');
    expect(mail?.text).toContain(`${shop.url}/cancel-erasure?token=`);
    expect(mail?.text).not.toContain(REASON);
    expect(await signIn(ana)).toBe(200);
    expect((await page(beto)).erasure).toBeNull();
    expect(await subjects(beto)).not.toContain('Tu cuenta de Ludoteca se borrará en siete días');
  });

  it('ends with the person gone, a certificate mailed before, and another person untouched', async () => {
    const [ana, beto] = [await shop.aPlayer(), await shop.aPlayer()];
    await begins(ana);
    await weekPasses();

    expect(await signIn(ana)).toBe(401);
    const story = await shop.facts(`person-${ana.id}`);
    expect(story.map(({ type }) => type)).toEqual([
      'ErasureRequested',
      'ErasureStarted',
      'CertificateSettled',
      'PersonErased',
    ]);
    expect(story[2]?.data).toMatchObject({ delivered: true });
    expect((await admin.get<Story>(`people/${ana.id}`)).body.code).toBe('person-unknown');
    expect((await begins(ana)).status).toBe(404);
    expect([await signIn(beto), (await page(beto)).erasure]).toEqual([200, null]);
  });

  it('is kept in the log with who began it, who called it off, and why', async () => {
    const ana = await shop.aPlayer();
    const {
      body: { userId },
    } = await admin.get<{ userId: string }>('session');
    await begins(ana);
    await callsOff(ana);

    const { timeline } = await page(ana);
    expect(
      timeline
        .filter(({ type }) => type.startsWith('Erasure'))
        .map(({ type, actor, data }) => [type, actor.kind, data.reason]),
    ).toEqual([
      ['ErasureRequested', 'staff', REASON],
      ['ErasureCancelled', 'staff', 'Cambió de idea por teléfono'],
    ]);
    expect((await audited(ana)).map(({ action, actorId, reason }) => [action, actorId, reason])).toEqual([
      ['ErasureCancelled', userId, 'Cambió de idea por teléfono'],
      ['ErasureRequested', userId, REASON],
    ]);
  });

  it('can be called off within the week; the account stays and its person is told', async () => {
    const ana = await shop.aPlayer();
    await begins(ana);
    const kept = await callsOff(ana);
    const again = await callsOff(ana);
    await weekPasses();

    expect([kept.status, kept.body.erasure, again.status]).toEqual([200, null, 200]);
    expect(await signIn(ana)).toBe(200);
    expect((await subjects(ana)).filter((subject) => subject === 'Tu cuenta de Ludoteca se queda')).toHaveLength(1);
    expect((await audited(ana)).filter(({ action }) => action === 'ErasureCancelled')).toHaveLength(1);
  });

  it('can be cancelled by the person, by the link in the mail and without a log-in', async () => {
    const ana = await shop.aPlayer();
    await begins(ana);
    const [token] = await shop.linksTo(ana.email, 'cancel-erasure');
    const { status, body } = await shop.post<{ state: string }>('/v1/privacy/erasure/cancel', { token });
    await weekPasses();

    expect([status, body.state]).toEqual([200, 'none']);
    expect(await signIn(ana)).toBe(200);
    expect((await page(ana)).timeline.find(({ type }) => type === 'ErasureCancelled')?.actor.kind).toBe('player');
  });

  it('does not begin again what the person asked for', async () => {
    const ana = await shop.aPlayer();
    const { body: request } = await ana.post<{ dueAt: string }>('/v1/privacy/erasure', { password: 'Ludoteca1' });
    const { status, body } = await begins(ana);

    expect([status, body.erasure]).toEqual([200, { state: 'waiting', dueAt: request.dueAt }]);
    expect(await audited(ana)).toEqual([]);
  });

  it('erases a blocked person, too', async () => {
    const ana = await shop.aPlayer();
    await admin.post(`people/${ana.id}/block`, { reason: 'Compras con tarjetas robadas' });
    await begins(ana);
    await weekPasses();

    expect((await shop.facts(`person-${ana.id}`)).at(-1)?.type).toBe('PersonErased');
    expect((await shop.sql.query('select id from access.persons where id = $1', [ana.id])).rows).toEqual([]);
  });

  it('is refused for an administrator, until the role is taken away', async () => {
    const boss = await anAdministrator();
    const { status, body } = await begins(boss);
    const untouched = await page(boss);
    await admin.post(`people/${boss.id}/role`, { roleId: 3, reason: 'Deja la dirección' });

    expect([status, body.code, body.message]).toEqual([
      409,
      'administrator-not-erasable',
      'Take the administrator role away first.',
    ]);
    expect(untouched.erasure).toBeNull();
    expect((await begins(boss)).body.erasure?.state).toBe('waiting');
  });

  it('waits with a person who was made an administrator during the week', async () => {
    const ana = await shop.aPlayer();
    await begins(ana);
    await admin.post(`people/${ana.id}/role`, { roleId: 1, reason: 'Dirige la tienda' });
    await weekPasses();
    const stillThere = await page(ana);
    await admin.post(`people/${ana.id}/role`, { roleId: 3, reason: 'Deja la dirección' });
    await shop.timePasses(days(1));
    await shop.settles();

    expect(stillThere.erasure?.state).toBe('waiting');
    expect((await shop.facts(`person-${ana.id}`)).at(-1)?.type).toBe('PersonErased');
  });

  it('is for those with the permission, and not for oneself or a person who may do more', async () => {
    const privacy = await aColleague(shop, admin, 'Privacidad', ['console:open', 'person:read', 'person:erase']);
    const support = await aColleague(shop, admin, 'Soporte', ['console:open', 'person:read', 'person:block']);
    const player = await shop.aPlayer();
    const tries = async (by: Player, method: string, id: string): Promise<[number, string | undefined]> => {
      const { status, body } = await shop.call<{ code?: string }>(method, `/v1/admin/people/${id}/erasure`, {
        token: by.token,
        body: { reason: REASON },
      });
      return [status, body.code];
    };

    expect(await tries(support, 'POST', player.id)).toEqual([403, 'not-allowed']);
    expect(await tries(player, 'POST', support.id)).toEqual([403, 'not-allowed']);
    expect(await tries(privacy, 'POST', support.id)).toEqual([409, 'permission-not-held']);
    expect(await tries(privacy, 'POST', privacy.id)).toEqual([409, 'own-account-not-erasable']);
    expect((await page(player)).erasure).toBeNull();
    expect((await tries(privacy, 'POST', player.id))[0]).toBe(200);
    expect(await tries(support, 'DELETE', player.id)).toEqual([403, 'not-allowed']);
    expect((await page(player)).erasure?.state).toBe('waiting');
    expect((await tries(privacy, 'DELETE', player.id))[0]).toBe(200);
  });

  it('asks for a reason that may be kept for ever', async () => {
    const ana = await shop.aPlayer();
    const {
      rows: [person],
    } = await shop.sql.query<{ username: string }>('select username from access.persons where id = $1', [ana.id]);
    const named = await begins(ana, `Lo pidió ${person?.username} por carta`);
    await begins(ana);
    const called = await callsOff(ana, `${person?.username} cambió de idea`);

    expect([named.status, named.body.code]).toEqual([422, 'reason-names-person']);
    expect([called.status, called.body.code]).toEqual([422, 'reason-names-person']);
    expect((await begins(ana, `Escribió desde ${ana.email}`)).status).toBe(422);
    expect((await admin.post(`people/${ana.id}/erasure`, {})).status).toBe(422);
    expect((await admin.post('people/nobody/erasure', { reason: REASON })).status).toBe(404);
    expect((await page(ana)).timeline.filter(({ type }) => type.startsWith('Erasure'))).toHaveLength(1);
  });

  it('is one erasure and one mail, however often it is clicked', async () => {
    const ana = await shop.aPlayer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => begins(ana)));

    expect(answers.map(({ body }) => body.erasure?.state)).toEqual(Array(5).fill('waiting'));
    expect((await subjects(ana)).filter((subject) => subject.includes('siete días'))).toHaveLength(1);
    expect(await audited(ana)).toHaveLength(1);
  });
});
