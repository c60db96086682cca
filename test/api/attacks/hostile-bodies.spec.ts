import { randomUUID } from 'node:crypto';
import { NoChance } from '../../fuzz/chance.js';
import { changedTables, Tables, type Digest } from '../../fuzz/digest.js';
import { Draw, place } from '../../fuzz/draw.js';
import { People } from '../../fuzz/people.js';
import { filled } from '../../fuzz/send.js';
import type { Who } from '../../fuzz/shot.js';
import { Contract, type Operation } from '../../support/contract.js';
import { rawRequest, type RawReply } from '../../support/raw.js';
import { cpuSecondsOf } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';
import { say } from '../../support/wire.js';
import { patient } from '../../support/patience.js';

const JSON_TYPE = 'application/json';
const LONG = 'x'.repeat(1_000_000);
const LEVELS = 10_000;
const NESTED: [string, string][] = [
  ['lists', '['.repeat(LEVELS) + ']'.repeat(LEVELS)],
  ['records', `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`],
  ['records in lists', `${'[{"email":'.repeat(LEVELS / 2)}1${'}]'.repeat(LEVELS / 2)}`],
];
const wide = (count: number, entry: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => entry(number)).join(',');
const WIDE: [string, string][] = [
  ['fields', `{${wide(6_000, (number) => `"${number}":1`)}}`],
  ['entries', `[${wide(10_000, () => '"a"')}]`],
  ['records', `[${wide(10_000, () => '{}')}]`],
];
/** When nothing falls due by the clock alone: the work of a day would change tables between two looks at them. */
const QUIET_NOON = '2027-01-10T15:00:00.000Z';
const QUICK_MS = patient(5_000);
/** What all routes together, and one request, may cost in seconds of work. */
const LITTLE_WORK_S = patient(3);
const NEXT_TO_NOTHING_S = patient(1);

/** Where a picture may be sent, up to eight megabytes of it as base64. */
const PICTURE = 'POST /v1/users/profile-picture/{id}';
/** These have larger limits of their own, with stories of their own: pictures, what the bank settled in a day, saves. */
const TAKE_MORE = [
  PICTURE,
  'POST /v1/reports',
  'POST /v1/admin/settlements',
  'POST /v1/admin/settlements/preview',
  'POST /v1/developer/games/{gameId}/files',
  'PUT /v1/play/{slug}/saves/{slot}',
  'POST /v1/developer/games/{gameId}/achievements/import',
  'POST /v1/developer/games/{gameId}/achievements/{key}/icon',
];
/** A game's texts in both languages. */
const LONG_TEXTS = 'PUT /v1/admin/games/{id}/texts';
/** Stands in no document: mails link to it. */
const UNPUBLISHED = 'GET /v1/privacy/unsubscribe';

/** Opens a form at the bank for any caller, whatever the body says: nothing in it could be refused. */
const DEMANDS_NOTHING = 'POST /v1/webpay-oneclick/inscriptions';

const asker = ({ path }: Operation): Who => (path.startsWith('/v1/admin/') ? 'administrator' : 'player');

describe('a hostile body', () => {
  let shop: Shop;
  let people: People;
  let tables: Tables;
  let contract: Contract;
  let taking: Operation[];
  let before: Digest;
  beforeAll(async () => {
    shop = await startShop({ begins: QUIET_NOON });
    people = await People.of(shop);
    tables = await Tables.of(shop.sql);
    contract = await Contract.of(shop);
    taking = contract.operations.filter(({ body }) => body?.type === JSON_TYPE);
  });
  beforeEach(async () => {
    await people.renew();
    await shop.settles();
    before = await tables.digest();
  });
  afterAll(() => shop?.close());

  const drawn = (operation: Operation): Record<string, unknown> =>
    new Draw(contract, new NoChance()).value(operation.body?.schema ?? {}) as Record<string, unknown>;
  const ask = async (operation: Operation, body: string, type: string | null = JSON_TYPE): Promise<RawReply> => {
    await shop.sql.query('delete from access.budgets');
    const who = asker(operation);
    const facts = people.factsFor(who);
    const path = filled(
      operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'token'
          ? place('other', 'inscription')
          : String(new Draw(contract, new NoChance()).value({ type: 'string' }, name)),
      ),
      facts,
    );
    return rawRequest(shop.url, {
      method: operation.method,
      path,
      body: filled(body, facts),
      headers: {
        authorization: `Bearer ${people.tokenOf(who)}`,
        'accept-language': 'en',
        ...(type === null ? {} : { 'content-type': type }),
      },
    });
  };
  const statuses = async (
    body: (operation: Operation) => string,
    type?: string | null,
  ): Promise<Map<string, RawReply>> => {
    const answers = new Map<string, RawReply>();
    for (const operation of taking) answers.set(operation.name, await ask(operation, body(operation), type));
    return answers;
  };
  const otherThan = (answers: Map<string, RawReply>, allowed: readonly number[]): string[] =>
    [...answers]
      .filter(([, { status, ms }]) => !allowed.includes(status) || ms > QUICK_MS)
      .map(([name, { status, ms, text }]) => `${name}: ${status} after ${Math.round(ms)} ms ${text.slice(0, 200)}`);
  const expectNothingChanged = async (): Promise<void> =>
    expect(changedTables(before, await tables.digest())).toEqual([]);

  it(
    'with a text of a million characters in each field is refused quickly',
    async () => {
      for (const name of new Set(
        taking.flatMap((operation) => Object.keys(contract.resolved(operation.body?.schema ?? {}).properties ?? {})),
      )) {
        const having = taking.filter(
          (operation) => name in (contract.resolved(operation.body?.schema ?? {}).properties ?? {}),
        );
        for (const operation of having) {
          const { status, ms, text } = await ask(operation, JSON.stringify({ ...drawn(operation), [name]: LONG }));
          expect([operation.name, name, status >= 400 && status < 500, ms < QUICK_MS, text.length < 2_000]).toEqual([
            operation.name,
            name,
            true,
            true,
            true,
          ]);
        }
      }
      await expectNothingChanged();
    },
    patient(200_000),
  );

  it('of more than any form of the shop holds is too large, except where texts are long', async () => {
    const answers = await statuses(() => JSON.stringify({ email: 'x'.repeat(70_000) }));
    for (const route of [...TAKE_MORE, LONG_TEXTS]) answers.delete(route);

    expect(otherThan(answers, [413])).toEqual([]);
    await expectNothingChanged();
  });

  it('beyond a megabyte is too large, whatever it says', async () => {
    const answers = await statuses(() => JSON.stringify({ email: LONG.repeat(2) }));
    for (const route of TAKE_MORE) answers.delete(route);

    expect(otherThan(answers, [413])).toEqual([]);
    await expectNothingChanged();
  });

  it.each(NESTED)('of %s, ten thousand levels deep, is refused', async (_, nested) => {
    expect(otherThan(await statuses(() => nested), [400, 422, 403, 404])).toEqual([]);
    await expectNothingChanged();
  });

  it.each(NESTED)('with a field of %s, ten thousand levels deep, is refused', async (_, nested) => {
    const answers = await statuses((operation) => {
      const { required = [], properties = {} } = contract.resolved(operation.body?.schema ?? {});
      return JSON.stringify({
        ...drawn(operation),
        [required[0] ?? Object.keys(properties)[0] ?? 'a']: 'here',
      }).replace('"here"', nested);
    });

    expect(otherThan(answers, [400, 422, 403, 404])).toEqual([]);
    await expectNothingChanged();
  });

  it.each(WIDE)('of thousands of %s is too large, however few bytes it has', async (_, many) => {
    const before = cpuSecondsOf(shop.api.child);

    expect(otherThan(await statuses(() => many), [413])).toEqual([]);
    expect(cpuSecondsOf(shop.api.child) - before).toBeLessThan(LITTLE_WORK_S);
    await expectNothingChanged();
  });

  it.each(WIDE)('with a field of thousands of %s is too large', async (_, many) => {
    const answers = await statuses((operation) => {
      const { required = [], properties = {} } = contract.resolved(operation.body?.schema ?? {});
      return JSON.stringify({
        ...drawn(operation),
        [required[0] ?? Object.keys(properties)[0] ?? 'a']: 'here',
      }).replace('"here"', many);
    });

    expect(otherThan(answers, [413])).toEqual([]);
    await expectNothingChanged();
  });

  it.each([
    ['90,000 fields to a sign-in', 'POST /v1/auth', `{${wide(90_000, (number) => `"${number}":1`)}}`],
    ['26,000 games in a cart', 'POST /v1/payment', `{"cart":[${wide(26_000, () => `"${randomUUID()}"`)}]}`],
    ['millions of numbers for a picture', PICTURE, `{"profile_picture":[${wide(4_000_000, () => '1')}]}`],
  ])('of %s costs the server next to nothing', async (_, name, body) => {
    const operation = taking.find((one) => one.name === name);
    if (!operation) throw new Error(`there is no ${name}`);
    const before = cpuSecondsOf(shop.api.child);
    const { status } = await ask(operation, body);

    expect(status).toBe(413);
    expect(cpuSecondsOf(shop.api.child) - before).toBeLessThan(NEXT_TO_NOTHING_S);
    await expectNothingChanged();
  });

  it('is not waited for where its sender may not send it', async () => {
    const announced = ({ method, path }: Operation, token?: string): string =>
      `${method} ${path.replace(/\{\w+\}/g, randomUUID())} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: 12000000\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`;
    for (const operation of taking.filter(({ guarded }) => guarded)) {
      expect([operation.name, (await say(shop.port, announced(operation))).status]).toEqual([operation.name, 401]);
      if (asker(operation) === 'administrator')
        expect([operation.name, (await say(shop.port, announced(operation, people.tokenOf('player')))).status]).toEqual(
          [operation.name, 403],
        );
    }
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/jsonp',
    'application/octet-stream',
    'image/png',
    'nonsense',
  ])('that calls itself %s is not read', async (type) => {
    expect(
      otherThan(await statuses((operation) => JSON.stringify(drawn(operation)), type), [400, 403, 404, 406, 415, 422]),
    ).toEqual([]);
    await expectNothingChanged();
  });

  it('in another encoding is not read', async () => {
    expect(
      otherThan(
        await statuses(
          (operation) => Buffer.from(JSON.stringify(drawn(operation)), 'utf16le').toString('latin1'),
          'application/json; charset=utf-16',
        ),
        [400, 403, 404, 415, 422],
      ),
    ).toEqual([]);
    await expectNothingChanged();
  });

  it.each(['gzip', 'br', 'deflate', 'nonsense'])(
    'packed as %s by its own account is refused, and holds up nobody behind it on the same connection',
    async (encoding) => {
      const [player, headers] = [people.tokenOf('player'), { 'accept-language': 'en', 'content-encoding': encoding }];
      for (const type of [JSON_TYPE, 'image/png', null]) {
        const { status } = await rawRequest(shop.url, {
          method: 'PATCH',
          path: '/v1/users/me',
          body: JSON.stringify({ bio: LONG }),
          headers: {
            ...headers,
            authorization: `Bearer ${player}`,
            ...(type === null ? {} : { 'content-type': type }),
          },
        });
        const next = await rawRequest(shop.url, { path: '/v1/health' });

        expect([type, status >= 400 && status < 500, next.status, next.ms < QUICK_MS]).toEqual([type, true, 200, true]);
      }
      await expectNothingChanged();
    },
  );

  it.each(['\\ud800', '\\udc00x', '\\ud83d\\ud83d', 'a\\u0000b'])(
    'with half a character or none, %s, in each field is refused',
    async (half) => {
      for (const operation of taking) {
        for (const [name, field] of Object.entries(contract.resolved(operation.body?.schema ?? {}).properties ?? {})) {
          if (field.type !== 'string') continue;
          const { status, text } = await ask(
            operation,
            JSON.stringify({ ...drawn(operation), [name]: 'here' }).replace('"here"', `"${half}"`),
          );
          expect([operation.name, name, status >= 400 && status < 500, text]).toEqual([
            operation.name,
            name,
            true,
            expect.stringContaining('"'),
          ]);
        }
      }
      await expectNothingChanged();
    },
  );

  it('cannot reach into every object: what hangs on a prototype counts for nobody', async () => {
    const { email } = people.bystander;
    const requests = {
      email: 'polluted@example.test',
      password: 'Ludoteca1',
      username: 'Polluted',
      token: 'polluted',
      roleId: 1,
      permissions: ['console:open'],
      polluted: true,
    };
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const polluting = `{"${name}":${JSON.stringify(requests)},"constructor":{"prototype":${JSON.stringify(requests)}}}`;
      for (const operation of taking.filter(({ name: route }) => route !== DEMANDS_NOTHING))
        await ask(operation, polluting);
    }
    const player = people.tokenOf('player');

    expect((await shop.post('/v1/auth/signup', {})).status).toBe(422);
    expect((await shop.post('/v1/auth', { email })).status).toBe(422);
    expect((await shop.get('/v1/admin/session', { token: player })).status).toBe(403);
    expect(JSON.stringify((await shop.get('/v1/health')).body)).not.toContain('polluted');
    await expectNothingChanged();
  });
});

describe('a verb that no route has', () => {
  let shop: Shop;
  let people: People;
  let contract: Contract;
  beforeAll(async () => {
    shop = await startShop({ begins: QUIET_NOON });
    people = await People.of(shop);
    contract = await Contract.of(shop);
  });
  afterAll(() => shop?.close());

  const paths = (): [string, Set<string>][] =>
    [...new Set(contract.operations.map(({ path }) => path))].map((path) => [
      path,
      new Set(contract.operations.filter((one) => one.path === path).map(({ method }) => method)),
    ]);
  const at = (path: string): string => filled(path.replace(/\{\w+\}/g, '~own.id~'), people.factsFor('administrator'));
  /** Another route may stand at the same address once its parameters are filled in. */
  const matches = (path: string, method: string): boolean =>
    contract.operations.some(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );

  it('is not found and changes nothing, even for an administrator', async () => {
    const tables = await Tables.of(shop.sql);
    const before = await tables.digest();
    const answered: string[] = [];
    for (const [path] of paths()) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE']) {
        if (matches(path, method) || `${method} ${path}` === UNPUBLISHED) continue;
        const { status, text } = await rawRequest(shop.url, {
          method,
          path: at(path),
          headers: { authorization: `Bearer ${people.tokenOf('administrator')}`, 'x-probe': 'a-secret-to-echo' },
        });
        if (![404, 405].includes(status) || text.includes('a-secret-to-echo'))
          answered.push(`${method} ${path}: ${status}`);
      }
    }

    expect(answered).toEqual([]);
    expect(changedTables(before, await tables.digest())).toEqual([]);
  });

  it('is not taken from a header or a query', async () => {
    const id = people.factsFor('player')['game.paid'] ?? '';
    for (const [name, verb] of [
      ['x-http-method-override', 'DELETE'],
      ['x-method-override', 'PUT'],
      ['x-http-method', 'PATCH'],
    ] as const) {
      expect(
        (
          await shop.post(
            `/v1/admin/games/${id}?_method=PUT`,
            {},
            { headers: { [name]: verb }, token: people.tokenOf('administrator') },
          )
        ).status,
      ).toBe(404);
    }
  });

  it('that only asks for the head of a guarded route still asks who is there', async () => {
    for (const [path, methods] of paths().filter(([, verbs]) => verbs.has('GET'))) {
      const guarded = contract.operations.some(
        (one) => one.path === path && methods.has('GET') && one.method === 'GET' && one.guarded,
      );
      const { status, text } = await rawRequest(shop.url, { method: 'HEAD', path: at(path) });
      expect([path, text, guarded ? [401, 404].includes(status) : status < 500]).toEqual([path, '', true]);
    }
  });
});
