import { Chance } from '../../fuzz/chance.js';
import { Draw } from '../../fuzz/draw.js';
import { Contract, type Operation } from '../../support/contract.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';
import { patient } from '../../support/patience.js';

/** Where the specification demands that the answer tells something, and what. */
const REVEALING: Readonly<Record<string, string>> = {
  'POST /v1/auth/check-pending-user': 'whether an address waits; a registered one is answered like an unknown one',
};
/** Optional in the contract, since another field may stand in their place. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = { 'POST /v1/reports': ['category'] };
const [TRIES, MOST_TRIES] = [15, 150];
/** Argon2 alone takes most of a log-in: without it for unknown addresses they would be ten times apart. */
const CLOSE = 0.6;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

describe('whether an address is known', () => {
  let shop: Shop;
  let contract: Contract;
  let routes: Operation[];
  let request = 0;
  beforeAll(async () => {
    shop = await startShop();
    contract = await Contract.of(shop);
    routes = contract.operations.filter(
      ({ method, guarded, body, name }) =>
        method === 'POST' &&
        !guarded &&
        body &&
        !(name in REVEALING) &&
        'email' in (contract.resolved(body.schema).properties ?? {}),
    );
  });
  afterAll(() => shop?.close());

  const noOne = (): string => `nobody${++request}@example.test`;
  const ask = async (operation: Operation, email: string): Promise<Answer<unknown> & { ms: number }> => {
    await shop.sql.query('delete from access.budgets');
    const { properties = {}, required = [] } = contract.resolved(operation.body?.schema ?? {});
    const drawn = Object.fromEntries(
      [...required, ...(CHOSEN[operation.name] ?? [])].map((name) => [
        name,
        new Draw(contract, new Chance(3)).value(properties[name] ?? {}, name),
      ]),
    );
    const begun = performance.now();
    const answer = await shop.call<unknown>(operation.method, operation.path, {
      body: { ...drawn, email, ...('password' in drawn ? { password: 'Another-One-1' } : {}) },
      headers: { 'accept-language': 'en' },
    });
    return { ...answer, ms: performance.now() - begun };
  };
  /** What a stranger sees of an answer, but for what differs with each one. */
  const seen = ({ status, body, headers }: Answer<unknown>, email: string): string =>
    JSON.stringify([status, body, [...headers.keys()].sort()])
      .replaceAll(email, 'the address')
      .replace(UUID, 'an id')
      .replace(/R-\d+/g, 'a number')
      .replace(/"token":"[\w.-]+"/g, 'a token')
      .replace(INSTANT, 'an instant');

  it('is nothing that an answer tells', async () => {
    const [verified, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];
    const meaningful: string[] = [];
    const refused: string[] = [];
    for (const operation of routes) {
      const answers = new Set<string>();
      for (const email of [noOne(), verified.email, waiting.email]) {
        const answer = await ask(operation, email);
        answers.add(seen(answer, email));
        if (![200, 401].includes(answer.status))
          refused.push(`${operation.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      if (answers.size > 1) meaningful.push(`${operation.name}: ${[...answers].join('\n')}`);
    }

    expect(routes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /v1/auth', 'POST /v1/auth/signup', 'POST /v1/auth/send-verification-email']),
    );
    expect({ refused, meaningful }).toEqual({ refused: [], meaningful: [] });
  });

  const PASSWORD = 'A-Fourth-One-4';
  const send =
    (path: string, body: object) =>
    (email: string): Promise<Answer<unknown>> =>
      shop.post<unknown>(`/v1/auth${path}`, { email, ...body }, { headers: { 'accept-language': 'en' } });
  const [signUp, logIn, otherLogIn] = [
    send('/signup', { username: 'Visitor', password: PASSWORD }),
    send('', { password: PASSWORD }),
    send('', { password: 'A-Fifth-One-5' }),
  ];
  const [pending, status, resend, reset] = [
    send('/create-pending-user', { lang: 'es' }),
    send('/check-pending-user', {}),
    send('/send-verification-email', {}),
    send('/reset-password', {}),
  ];

  it.each([
    ['signing up, then logging in with that password', [signUp, logIn]],
    ['logging in before and after signing up', [logIn, signUp, logIn, otherLogIn]],
    ['signing up twice, then logging in', [signUp, signUp, logIn, logIn]],
    ['asking for a link, then signing up', [status, pending, status, signUp, status, logIn]],
    ['signing up, then asking for a link', [signUp, status, pending, status, logIn]],
    ['asking for a link before and after signing up', [pending, signUp, pending, status, signUp, status]],
    ['asking for every mail after signing up', [signUp, resend, reset, logIn, status]],
  ])('is nothing that tells by %s', async (_, steps) => {
    const [verified, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];
    const answers = new Map<string, string[]>();
    for (const [name, email] of [
      ['unknown', noOne()],
      ['verified', verified.email],
      ['waiting', waiting.email],
    ] as const) {
      await shop.sql.query('delete from access.budgets');
      const reply = [];
      for (const step of steps) reply.push(seen(await step(email), email));
      answers.set(name, reply);
    }

    expect(answers.get('verified')).toEqual(answers.get('unknown'));
    expect(answers.get('waiting')).toEqual(answers.get('unknown'));
  });

  it('is nothing that tells by the time of a log-in after signing up', async () => {
    const verified = await shop.aPlayer();
    const timeFor = async (email: string): Promise<number> => {
      await shop.sql.query('delete from access.budgets');
      await signUp(email);
      const begun = performance.now();
      await logIn(email);
      return performance.now() - begun;
    };

    expect(await timesApart([() => timeFor(noOne()), () => timeFor(verified.email)])).toBeUndefined();
  });

  it(
    'is nothing that the time of an answer tells',
    async () => {
      const [verified, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];
      const meaningful: string[] = [];
      for (const operation of routes) {
        const times = [noOne, () => verified.email, () => waiting.email].map(
          (email) => async () => (await ask(operation, email())).ms,
        );
        const apart = await timesApart(times);
        if (apart) meaningful.push(`${operation.name}: ${apart}`);
      }

      expect(meaningful).toEqual([]);
    },
    patient(200_000),
  );

  it('is nothing that running out of tries tells', async () => {
    const player = await shop.aPlayer();
    const statuses = async (email: string): Promise<number[]> => {
      await shop.sql.query('delete from access.budgets');
      const answers = [];
      for (let n = 0; n < 12; n++)
        answers.push((await shop.post('/v1/auth', { email, password: 'Wrong-one-1' })).status);
      return answers;
    };

    expect(await statuses(player.email)).toEqual(await statuses(noOne()));
  });
});

/**
 * Compares the fastest answer of each kind. Whatever else the machine does only adds to a time, so more tries bring
 * equal work together and keep unequal work apart.
 * @returns the fastest times in milliseconds if they stay apart, undefined if they are close
 */
async function timesApart(kinds: readonly (() => Promise<number>)[]): Promise<string | undefined> {
  const fastest = kinds.map(() => Infinity);
  const close = (): boolean => Math.min(...fastest) / Math.max(...fastest) > CLOSE;
  for (let tries = 0; tries < MOST_TRIES && (tries < TRIES || !close()); tries++)
    for (const [kind, time] of kinds.entries()) fastest[kind] = Math.min(fastest[kind] ?? Infinity, await time());
  return close() ? undefined : `at the fastest ${fastest.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`;
}
