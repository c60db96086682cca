import { anotherServer } from '../../support/another-server.js';
import { atOneInstant } from '../../support/at-one-instant.js';
import { startShop, type Player, type Shop } from '../../support/shop.js';
import { Staff, type Entry } from '../backoffice/console.js';

interface Role {
  id: number;
  name: string | null;
}

interface Refused {
  code?: string;
}

describe('roles that several administrators give at the same instant', () => {
  let shop: Shop;
  let admin: Staff;
  beforeAll(async () => {
    shop = await startShop();
    admin = await Staff.signsIn(shop);
  });
  afterAll(() => shop.close());

  const give = (person: Player, roleId: number, reason = 'Entra al equipo') =>
    admin.post<{ code?: string }>(`people/${person.id}/role`, { roleId, reason });
  const holders = async (roleId: number): Promise<string[]> =>
    (
      await shop.sql.query<{ id: string }>('select id from access.persons where role_id = $1 order by id', [roleId])
    ).rows.map(({ id }) => id);
  const aRole = async (name: string): Promise<number> =>
    (await admin.post<Role>('roles', { name, permissions: ['console:open'], reason: 'Equipo nuevo' })).body.id;

  it('reach everyone, each on the stream of that person', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.aPlayer()));
    const role = await aRole('Coro');
    const before = (await shop.facts('roles-shop')).length;

    const answers = await Promise.all(people.map((person) => give(person, role)));

    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await Promise.all(people.map(({ id }) => shop.facts(`roles-${id}`)))).toEqual(
      people.map(({ id: personId }) => [
        { type: 'RoleAssigned', data: { personId, roleId: role, previously: 3, reason: 'Entra al equipo' } },
      ]),
    );
    expect(await shop.facts('roles-shop')).toHaveLength(before);
  });

  it('leave one administrator of two who remove each other on two servers', async () => {
    const [first = ''] = await holders(1);
    const second = await shop.aPlayer();
    await give(second, 1, 'Segunda persona');
    const other = await anotherServer(shop);

    const answers = await atOneInstant<Refused>(
      shop,
      () => admin.post(`people/${second.id}/role`, { roleId: 3, reason: 'Se retira' }),
      () =>
        shop.post(
          `/v1/admin/people/${first}/role`,
          { roleId: 3, reason: 'Se retira' },
          { token: second.token, at: other.url },
        ),
    );
    await other.stop();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('last-administrator');
    expect(await holders(1)).toHaveLength(1);
    await shop.sql.query('update access.persons set role_id = 1 where id = $1', [first]);
  });

  it('are not left without a meaning: a role that is given while it is removed either stays or is not given', async () => {
    const person = await shop.aPlayer();
    const role = await aRole('De paso');

    const answers = await atOneInstant<Refused>(
      shop,
      () => give(person, role),
      () => admin.remove(`roles/${role}`, { reason: 'Ya no se usa' }),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(['role-in-use', 'role-unknown']).toContain(answers.find(({ status }) => status === 409)?.body.code);
    const left = (await admin.list<Role>('roles', {})).body.map(({ id }) => id);
    expect(await holders(role)).toEqual(left.includes(role) ? [person.id] : []);
  });

  it('given by an earlier release on the one stream of all are still told, and taken like any other', async () => {
    const person = await shop.aPlayer();
    const earlier = { personId: person.id, roleId: 2, previously: 3, reason: 'Cuenta de un curso' };
    await shop.sql.query(
      `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
       select 'roles-shop', max(version) + 1, gen_random_uuid(), 'RoleAssigned', 1, $1::jsonb, jsonb_build_object('command', 'c', 'actor', jsonb_build_object('kind', 'system', 'id', 'earlier'), 'correlation', gen_random_uuid(), 'causation', 'c'), now()
         from es.events where stream_id = 'roles-shop'`,
      [JSON.stringify(earlier)],
    );
    await shop.sql.query('update access.persons set role_id = 2 where id = $1', [person.id]);

    expect((await give(person, 3, 'Terminó el curso')).status).toBe(200);
    expect(await aRole('Después')).toBeGreaterThan(3);

    const { body } = await admin.get<{ roleId: number; timeline: Entry[] }>(`people/${person.id}`);
    expect(body.roleId).toBe(3);
    expect(body.timeline.filter(({ type }) => type === 'RoleAssigned').map(({ data }) => data)).toEqual([
      earlier,
      { personId: person.id, roleId: 3, previously: 2, reason: 'Terminó el curso' },
    ]);
  });
});
