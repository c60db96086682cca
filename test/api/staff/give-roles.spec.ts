import { startShop, type Player, type Shop } from '../../support/shop.js';
import { aColleague, Staff, type Entry } from '../backoffice/console.js';

interface Role {
  id: number;
  name: string | null;
  permissions: string[];
  builtIn: boolean;
  holders: number;
}

describe('roles', () => {
  let shop: Shop;
  let admin: Staff;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop.close());

  const consoleOf = (player: Player, path: string) => player.get(`/v1/admin/${path}`);
  const administrator = async (): Promise<string> =>
    (await admin.list<{ id: string }>('people', { filter: { roleId: 1 } })).body[0]?.id ?? '';

  it('open to their holders what they name, from the next request on, and nothing else', async () => {
    const player = await shop.aPlayer();
    expect((await consoleOf(player, 'session')).status).toBe(403);

    const { body: role } = await admin.post<Role>('roles', {
      name: 'Soporte',
      permissions: ['console:open', 'order:read'],
      reason: 'Equipo nuevo',
    });
    await admin.post(`people/${player.id}/role`, { roleId: role.id, reason: 'Entra al equipo' });

    expect((await consoleOf(player, 'session')).body.permissions).toEqual(['console:open', 'order:read']);
    expect((await consoleOf(player, 'orders')).status).toBe(200);
    expect((await consoleOf(player, 'people')).status).toBe(403);
    expect((await consoleOf(player, 'audit')).status).toBe(403);
  });

  it('change for all who hold them at once', async () => {
    const player = await aColleague(shop, admin, 'Finanzas', ['console:open', 'payment:read']);
    const role = (await admin.list<Role>('roles', {})).body.find(({ name }) => name === 'Finanzas');
    await admin.put(`roles/${role?.id}`, {
      name: 'Finanzas y pagos',
      permissions: ['console:open'],
      reason: 'Menos es más',
    });

    expect((await consoleOf(player, 'payments')).status).toBe(403);
    expect((await admin.list<Role>('roles', {})).body).toContainEqual({
      id: role?.id,
      name: 'Finanzas y pagos',
      permissions: ['console:open'],
      builtIn: false,
      holders: 1,
    });
  });

  it('cannot be given by a person who does not hold them', async () => {
    const colleague = await aColleague(shop, admin, 'Recursos', [
      'console:open',
      'person:read',
      'role:read',
      'role:write',
      'role:assign',
    ]);
    const friend = await shop.aPlayer();
    const asColleague = (path: string, body: unknown) =>
      colleague.post<{ code: string; message: string }>(`/v1/admin/${path}`, body);

    const ownRise = await asColleague(`people/${colleague.id}/role`, { roleId: 1, reason: 'Lo necesito' });
    const throughAFriend = await asColleague(`people/${friend.id}/role`, { roleId: 1, reason: 'Lo necesita' });
    const byANewRole = await asColleague('roles', { name: 'Atajo', permissions: ['person:block'], reason: 'Un atajo' });
    const againstTheBoss = await asColleague(`people/${await administrator()}/role`, {
      roleId: 3,
      reason: 'Cambio de mando',
    });

    expect(
      [ownRise, throughAFriend, byANewRole, againstTheBoss].map(({ status, body }) => [status, body.code]),
    ).toEqual(Array(4).fill([409, 'permission-not-held']));
    expect(ownRise.body.message).toBe('No puedes dar ni quitar permisos que tú no tienes.');
    expect((await consoleOf(friend, 'session')).status).toBe(403);
  });

  it('never leave the shop without an administrator, even when two resign at once', async () => {
    const second = await shop.aPlayer();
    const first = await administrator();
    await admin.post(`people/${second.id}/role`, { roleId: 1, reason: 'Segunda persona' });

    const answers = await Promise.all([
      admin.post<{ code: string }>(`people/${first}/role`, { roleId: 3, reason: 'Se retira' }),
      second.post<{ code: string }>(`/v1/admin/people/${second.id}/role`, { roleId: 3, reason: 'Me retiro' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-administrator');
    await shop.sql.query('update access.persons set role_id = 1 where id = $1', [first]);
  });

  it('are removed only when nobody holds them; built-in ones never change', async () => {
    await aColleague(shop, admin, 'De paso', ['console:open']);
    const role = (await admin.list<Role>('roles', {})).body.find(({ name }) => name === 'De paso');

    expect((await admin.remove<{ code: string }>(`roles/${role?.id}`, { reason: 'Ya no se usa' })).body.code).toBe(
      'role-in-use',
    );
    expect(
      (await admin.put<{ code: string }>('roles/3', { name: 'Miembros', permissions: [], reason: 'Otro nombre' })).body
        .code,
    ).toBe('role-built-in');
    expect((await admin.remove<{ code: string }>('roles/1', { reason: 'Ya no se usa' })).body.code).toBe(
      'role-built-in',
    );
    expect(
      (await admin.post<{ code: string }>('roles', { name: 'DE PASO', permissions: [], reason: 'Otra vez' })).body.code,
    ).toBe('role-name-taken');
  });

  it.each([
    ['a permission that does not exist', { permissions: ['shop:burn'] }, 'permissions'],
    ['no reason', { reason: '' }, 'reason'],
    ['an address in the reason', { reason: 'pidió ana@example.test' }, 'reason'],
    ['a name with a line break', { name: 'So\nporte' }, 'name'],
  ])('are not made with %s', async (_, wrong, field) => {
    const before = (await admin.list<Role>('roles', {})).body;
    const { status, body } = await admin.post<{ errors: { path: string }[] }>('roles', {
      name: 'Otro',
      permissions: ['console:open'],
      reason: 'Un motivo',
      ...wrong,
    });

    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path.split('.')[0])).toContain(field);
    expect((await admin.list<Role>('roles', {})).body).toEqual(before);
  });

  it('leave a fact with author and reason in the history of the person', async () => {
    const player = await shop.aPlayer();
    await admin.post(`people/${player.id}/role`, { roleId: 2, reason: 'Cuenta de un curso' });

    const { body } = await admin.get<{ roleId: number; timeline: Entry[] }>(`people/${player.id}`);
    expect(body.roleId).toBe(2);
    expect(
      body.timeline.filter(({ type }) => type === 'RoleAssigned').map(({ actor, data }) => [actor.kind, data]),
    ).toEqual([['staff', { personId: player.id, roleId: 2, previously: 3, reason: 'Cuenta de un curso' }]]);
  });
});
