import { Chance } from '../../fuzz/chance.js';
import { Draw } from '../../fuzz/draw.js';
import { People } from '../../fuzz/people.js';
import { filled } from '../../fuzz/send.js';
import { Contract, type Operation } from '../../support/contract.js';
import { startShop, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';

const FOREIGN_ID = '0198a000-0000-7000-8000-00000000f1f1';
/** What only the shop decides, in every spelling that a client might try. */
const TAKEN = {
  id: FOREIGN_ID,
  personId: FOREIGN_ID,
  roleId: 1,
  role_id: 1,
  role: 'administrator',
  permissions: ['console:open', 'person:read'],
  isAdmin: true,
  developerId: FOREIGN_ID,
  developer_id: FOREIGN_ID,
  email_verified: true,
  emailVerified: true,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  email_verified_at: '2026-01-01T00:00:00Z',
  isSubscribed: true,
  is_subscribed: true,
  createdAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  passwordHash: 'x',
  password_hash: 'x',
  blockedAt: null,
  guardianConfirmed: true,
};
const TRIES = 4;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Adds the wishes to a record and to the records within, never over a field that the route knows. */
function greedy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(greedy);
  return isRecord(value)
    ? { ...TAKEN, ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, greedy(part)])) }
    : value;
}

interface Rights {
  id: string;
  role: number;
  developer: string | null;
  verified: boolean;
  since: Date;
}

describe('rights taken through a body', () => {
  let shop: Shop;
  let people: People;
  let writes: Operation[];
  let contract: Contract;
  beforeAll(async () => {
    shop = await startShop();
    people = await People.of(shop);
    contract = await Contract.of(shop);
    writes = contract.operations.filter(
      ({ method, path }) => !['GET', 'HEAD'].includes(method) && !path.startsWith('/v1/admin/'),
    );
  });
  afterAll(() => shop?.close());

  const rightsNow = async (): Promise<Map<string, Rights>> => {
    const { rows } = await shop.sql.query<Rights>(
      'select id, role_id as role, developer_id as developer, email_verified_at is not null as verified, created_at as since from access.persons',
    );
    return new Map(rows.map((row) => [row.id, row]));
  };
  const send = async (operation: Operation, number: number): Promise<number> => {
    await people.renew();
    await shop.sql.query('delete from access.budgets');
    const draw = new Draw(contract, new Chance(number));
    const facts = people.factsFor('player');
    const body = operation.body ? greedy(draw.value(operation.body.schema)) : TAKEN;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(draw.value({ type: 'string' }, name)),
    );
    const { status } = await shop.call(operation.method, filled(path, facts), {
      token: people.tokenOf('player'),
      body: filled(JSON.stringify(body), facts),
    });
    return status;
  };

  it(
    'stay with those who have them, whatever route is asked: the record is the same afterwards',
    async () => {
      const before = await rightsNow();
      const took: string[] = [];
      for (const operation of writes) {
        for (let number = 0; number < TRIES; number++) {
          const status = await send(operation, number);
          const after = await rightsNow();
          for (const [id, was] of before) {
            const is = after.get(id);
            if (is && JSON.stringify(is) !== JSON.stringify(was))
              took.push(`${operation.name} (${status}): ${JSON.stringify(was)} became ${JSON.stringify(is)}`);
          }
        }
      }

      expect(writes.length).toBeGreaterThan(8);
      expect(took).toEqual([]);
    },
    patient(200_000),
  );

  it('are not given to a person new', async () => {
    const before = await rightsNow();
    const { status, body } = await shop.post<{ user: Record<string, unknown> }>('/v1/auth/signup', {
      ...TAKEN,
      email: 'greedy@example.test',
      username: 'Camila',
      password: 'Ludoteca1',
    });
    const fresh = [...(await rightsNow())].filter(([id]) => !before.has(id)).map(([, rights]) => rights);

    expect([status, body.user.roleId, body.user.developer_id, body.user.email_verified]).toEqual([200, 3, null, false]);
    expect(fresh).toEqual([
      { id: expect.any(String), role: 3, developer: null, verified: false, since: expect.any(Date) },
    ]);
    expect(fresh[0]?.id).not.toBe(FOREIGN_ID);
    expect(fresh[0]?.since.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('are not held by the session either', async () => {
    await people.renew();
    const player = await shop.aPlayer();
    const { body } = await shop.post<{ token: string }>('/v1/auth', {
      ...TAKEN,
      email: player.email,
      password: 'Ludoteca1',
    });
    const {
      body: { token },
    } = await shop.post<{ token: string }>('/v1/auth/refresh', { ...TAKEN, token: body.token });

    expect((await shop.get('/v1/admin/session', { token })).status).toBe(403);
    expect((await shop.get(`/v1/users/${player.id}`, { token })).body).toMatchObject({
      id: player.id,
      roleId: 3,
      developer_id: null,
    });
  });

  it('do not let anybody buy in the name of another person', async () => {
    const [player, other] = [await shop.aPlayer(), await shop.aPlayer()];
    const [game] = await shop.games();
    const [free] = await shop.games({ free: true });
    const answers = [
      await player.post('/v1/payment', { cart: [game?.id], user_id: other.id }),
      await player.post('/v1/payment/claim-free-game', { game_id: free?.id, user_id: other.id }),
    ];
    await player.post('/v1/payment/claim-free-game', {
      game_id: free?.id,
      person_id: other.id,
      personId: other.id,
      userId: other.id,
    });

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect([await other.library(), await player.library()]).toEqual([[], [free?.slug]]);
    expect((await other.get<{ total: number }>('/v1/orders')).body.total).toBe(0);
  });
});
