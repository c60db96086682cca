import { Chance } from '../../fuzz/chance.js';
import { Draw } from '../../fuzz/draw.js';
import { Contract, type Operation } from '../../support/contract.js';
import { startShop, type Answer, type Shop } from '../../support/shop.js';

/** Where the specification demands that the answer tells something, and what. */
const TELLING: Readonly<Record<string, string>> = {
  'POST /v1/auth/check-pending-user': 'whether an address waits; a registered one is answered like an unknown one',
};
const TRIES = 15;
/** Argon2 alone takes most of a log-in: without it for unknown addresses the medians would be ten times apart. */
const CLOSE = 0.6;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

describe('whether an address is known', () => {
  let shop: Shop;
  let contract: Contract;
  let routes: Operation[];
  let asked = 0;
  beforeAll(async () => {
    shop = await startShop();
    contract = await Contract.of(shop);
    routes = contract.operations.filter(({ method, guarded, body, name }) => method === 'POST' && !guarded && body && !(name in TELLING) && 'email' in (contract.resolved(body.schema).properties ?? {}));
  }, 120_000);
  afterAll(() => shop?.close());

  const nobody = (): string => `nobody${++asked}@example.test`;
  const ask = async (operation: Operation, email: string): Promise<Answer<unknown> & { ms: number }> => {
    await shop.sql.query('delete from identity.budgets');
    const drawn = new Draw(contract, new Chance(3)).value(operation.body?.schema ?? {}) as Record<string, unknown>;
    const begun = performance.now();
    const answer = await shop.call<unknown>(operation.method, operation.path, { body: { ...drawn, email, ...('password' in drawn ? { password: 'Another-One-1' } : {}) }, headers: { 'accept-language': 'en' } });
    return { ...answer, ms: performance.now() - begun };
  };
  /** What a stranger sees of an answer, but for what differs with each one. */
  const seen = ({ status, body, headers }: Answer<unknown>, email: string): string =>
    JSON.stringify([status, body, [...headers.keys()].sort()]).replaceAll(email, 'the address').replace(UUID, 'an id').replace(INSTANT, 'an instant');

  it('is nothing that an answer tells', async () => {
    const [verified, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];
    const telling: string[] = [];
    for (const operation of routes) {
      const answers = new Set<string>();
      for (const email of [nobody(), verified.email, waiting.email]) answers.add(seen(await ask(operation, email), email));
      if (answers.size > 1) telling.push(`${operation.name}: ${[...answers].join('\n')}`);
    }

    expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /v1/auth', 'POST /v1/auth/signup', 'POST /v1/auth/send-verification-email']));
    expect(telling).toEqual([]);
  });

  it('is nothing that the time of an answer tells', async () => {
    const [verified, waiting] = [await shop.aPlayer(), await shop.aPlayer({ verified: false })];
    const telling: string[] = [];
    for (const operation of routes) {
      const times: Record<'unknown' | 'verified' | 'waiting', number[]> = { unknown: [], verified: [], waiting: [] };
      for (let n = 0; n < TRIES; n++) {
        times.unknown.push((await ask(operation, nobody())).ms);
        times.verified.push((await ask(operation, verified.email)).ms);
        times.waiting.push((await ask(operation, waiting.email)).ms);
      }
      const medians = Object.values(times).map(median);
      if (Math.min(...medians) / Math.max(...medians) < CLOSE) telling.push(`${operation.name}: medians of ${medians.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`);
    }

    expect(telling).toEqual([]);
  }, 200_000);

  it('is nothing that running out of tries tells', async () => {
    const player = await shop.aPlayer();
    const statuses = async (email: string): Promise<number[]> => {
      await shop.sql.query('delete from identity.budgets');
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push((await shop.post('/v1/auth', { email, password: 'Wrong-one-1' })).status);
      return answers;
    };

    expect(await statuses(player.email)).toEqual(await statuses(nobody()));
  });
});
