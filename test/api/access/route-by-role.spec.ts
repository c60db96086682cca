import { PERMISSIONS, type Permission } from '../../../api/kernel/permissions.js';
import { aColleague, Staff } from '../backoffice/console.js';
import { startShop, type Answer, type Player, type Shop } from '../../support/shop.js';
import { aPlaySession } from '../../support/play-time.js';
import { CardHolder } from '../../support/cards.js';
import { OWN_RECORDS, ROUTES, type RouteCall, type OwnIds } from './routes.table.js';

/** Someone who calls a route. */
interface Caller {
  name: string;
  /** Null for a visitor. */
  email: string | null;
  id: string;
  permissions: ReadonlySet<string>;
}

const NO_ONE = '019a9f5e-7c1b-7d3e-8f10-0123456789ab';
const names = Object.keys(ROUTES);

describe('every route and every role', () => {
  let shop: Shop;
  let callers: Caller[];
  /** Of each permission: who has it alone, and who has every other. Anyone with fewer sees no more. */
  const colleagues: Partial<Record<string, [Caller, Caller]>> = {};
  let owner: Player;
  let other: Player;
  let mine: Omit<OwnIds, 'orderId'>;
  beforeAll(async () => {
    shop = await startShop();
    const admin = await Staff.signsIn(shop);
    const [member, child] = [await shop.aPlayer(), await shop.aPlayer()];
    await admin.post(`people/${child.id}/role`, { roleId: 2, reason: 'Cuenta de un curso' });
    const colleague = async (name: string, permissions: readonly Permission[]): Promise<Caller> => ({
      ...callerOf(await aColleague(shop, admin, name.replace(':', ' '), permissions)),
      name,
      permissions: new Set(permissions),
    });
    for (const permission of PERMISSIONS) {
      colleagues[permission] = [
        await colleague(`${permission} alone`, [permission]),
        await colleague(
          `all but ${permission}`,
          PERMISSIONS.filter((other) => other !== permission),
        ),
      ];
    }
    callers = [
      { name: 'a visitor', email: null, id: NO_ONE, permissions: new Set() },
      { ...callerOf(member), name: 'a member' },
      { ...callerOf(child), name: 'a player without publishing' },
      {
        name: 'an administrator',
        email: 'admin@ludoteca.test',
        id: await idOf('admin@ludoteca.test'),
        permissions: new Set(PERMISSIONS),
      },
    ];
    [owner, other] = [await shop.aPlayer(), await shop.aPlayer()];
    await shop.post('/v1/auth', { email: owner.email, password: 'Ludoteca1' });
    const { body: devices } = await owner.get<{ sessions: { id: string; current: boolean }[] }>('/v1/auth/sessions');
    const { body: made } = await owner.post<{ id: string }>('/v1/privacy/exports', {});
    await shop.settles();
    const holder = new CardHolder(shop, owner);
    const { token: cardToken } = await holder.fillsIn();
    const cardId = (await holder.cards())[0]?.payment_method_id ?? '';
    const { body: subscribed } = await owner.post<{ subscription: { subscription_id: string } }>(
      '/v1/subscription/oneclick',
      { planId: 1, paymentMethodId: cardId },
    );
    await shop.settles();
    const {
      rows: [receipt],
    } = await shop.sql.query<{ id: string }>('select document_id as id from documents.documents where person_id = $1', [
      owner.id,
    ]);
    mine = {
      documentId: receipt?.id ?? '',
      userId: owner.id,
      sessionId: devices.sessions.find(({ current }) => !current)?.id ?? '',
      exportId: made.id,
      playSessionId: await aPlaySession(shop, owner.id, (await shop.games())[0]?.id ?? ''),
      cardToken,
      cardId,
      subscriptionId: subscribed.subscription.subscription_id,
    };
  });
  afterAll(() => shop.close());

  const callersOf = (requests: string | undefined): Caller[] => [...callers, ...(colleagues[requests ?? ''] ?? [])];
  const idOf = async (email: string): Promise<string> =>
    (await shop.sql.query<{ id: string }>('select id from access.persons where email = $1', [email])).rows[0]?.id ??
    NO_ONE;
  const tokens = new Map<string, string>();
  const signIn = async (email: string): Promise<string> => {
    const { token } = (await shop.post<{ token: string }>('/v1/auth', { email, password: 'Ludoteca1' })).body;
    tokens.set(email, token);
    return token;
  };
  /** Calls as a person, and once more with a fresh session on 401: some routes end the one that calls them. */
  const callAs = async <Body>(
    { email }: Caller,
    send: (token: string | undefined) => Promise<Answer<Body>>,
  ): Promise<Answer<Body>> => {
    if (!email) return send(undefined);
    const answer = await send(tokens.get(email) ?? (await signIn(email)));
    return answer.status === 401 ? send(await signIn(email)) : answer;
  };

  /** Calls with an empty body about oneself or an unknown record: past the guard, the answer is neither 401 nor 403. */
  const call = async (route: string, caller: Caller): Promise<Answer<{ code?: string }>> => {
    const [method = '', path = ''] = route.split(' ');
    const id = path.startsWith('/v1/users/') ? caller.id : NO_ONE;
    return callAs(caller, (token) =>
      shop.call(method, path.replace(/\{\w+\}/g, id), {
        token,
        ...(['GET', 'HEAD'].includes(method) ? {} : { body: {} }),
      }),
    );
  };

  it('are written down, each of them', async () => {
    const { body } = await shop.get<{ paths: Record<string, Record<string, unknown>> }>('/v1/openapi.json');
    const served = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    expect(names.toSorted()).toEqual(served.toSorted());
  });

  it.each(names)('agree about %s', async (route) => {
    const requests = ROUTES[route] as RouteCall;
    const reply = await limited(
      callersOf(requests),
      async (caller) => `${caller.name}: ${doorOf(await call(route, caller))}`,
    );

    expect(reply).toEqual(callersOf(requests).map((caller) => `${caller.name}: ${expected(requests, caller)}`));
  });

  it.each(OWN_RECORDS.map((record) => [record.route, record] as const))(
    'keep what is mine from others: %s',
    async (route, { path, body, owner: ownAnswer, other: foreign, opens }) => {
      const [method = ''] = route.split(' ');
      const { entries } = (await owner.get<{ entries: { slug: string; because: string }[] }>('/v1/library')).body;
      const { orderId } = await owner.checksOut(
        (await shop.games())
          .filter((game) => !entries.some(({ slug, because }) => slug === game.slug && because !== 'plan'))
          .slice(0, 1),
      );
      const own = { ...mine, orderId };
      const sent = typeof body === 'function' ? body(own) : body;
      const ask = (token: string | undefined): Promise<Answer<unknown>> =>
        shop.call(method, path(own), { token, body: sent });
      const answered = async (caller: Caller): Promise<number> => (await callAs(caller, ask)).status;

      expect((await ask(owner.token)).status).toBe(ownAnswer);
      expect((await ask(other.token)).status).toBe(foreign);
      const strangers = callersOf(opens).filter(
        ({ email, permissions }) => email && !(opens && permissions.has(opens)),
      );
      const shownToStrangers = await limited(strangers, async (caller) => `${caller.name}: ${await answered(caller)}`);
      // A child who may not buy is told that first.
      expect(
        shownToStrangers.filter(
          (reply) => !reply.endsWith(`: ${foreign}`) && reply !== 'a player without publishing: 403',
        ),
      ).toEqual([]);
      const insiders = callersOf(opens).filter(({ permissions }) => opens && permissions.has(opens));
      expect(await limited(insiders, answered)).toEqual(insiders.map(() => ownAnswer));
    },
  );

  it('have no route by which a record is reached that is not among those', () => {
    const reaching = names.filter(
      (route) => /\{(id|userId|orderId|token)\}/.test(route) && !/\/v1\/(admin|developer|wishlists)\//.test(route),
    );
    expect(reaching.filter((route) => !OWN_RECORDS.some((record) => record.route === route))).toEqual([]);
  });
});

/** A child whose guardian has not agreed gets past the guard and is told so by a code of its own. */
function doorOf({ status, body }: Answer<{ code?: string }>): string {
  return status === 401 || (status === 403 && body.code === 'not-allowed') ? String(status) : 'open';
}

function callerOf({ email, id }: Player): Omit<Caller, 'name'> {
  return { email, id, permissions: new Set() };
}

function expected(requests: RouteCall, { email, permissions }: Caller): string {
  if (requests === 'nothing') return 'open';
  if (!email) return '401';
  return requests === 'session' || permissions.has(requests satisfies Permission) ? 'open' : '403';
}

/** One after the other, so that the order of answers is the order of asking. */
async function limited<Item, Result>(items: readonly Item[], ask: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await ask(item));
  return results;
}
