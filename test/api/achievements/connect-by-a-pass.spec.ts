import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes, seconds } from '../../../api/kernel/instant.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { achievement, GameToEarnIn } from './earners.js';

/** Sixty wrong codes a quarter of an hour, and twenty times as many outside production. */
const NETWORK_TRIES = 60 * 20;
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

interface Minted {
  code: string;
  secondsLeft: number;
}

describe('connecting a downloaded game by a pass', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  let other: GameToEarnIn;
  let ana: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passes-'));
    shop = await startShop({ env: { DATA_DIR: folder, TRUST_PROXY: '1' } });
    const [first, second] = (await shop.games()) as [Game, Game];
    game = await GameToEarnIn.of(shop, folder, first);
    other = await GameToEarnIn.of(shop, folder, second);
    await game.defines(achievement('TEN'));
    ana = await game.owner();
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const mints = async (player: Player): Promise<Minted> =>
    (await player.post<Minted>('/v1/achievements/passes', { gameId: game.game.id })).body;
  const stateOf = async (player: Player): Promise<string> =>
    (await player.get<{ state: string }>('/v1/achievements/passes/latest')).body.state;
  /** Codes that begin like this one and are none. */
  const near = (code: string): string[] =>
    [...SIGNS].filter((sign) => sign !== code.at(-1)).map((sign) => code.slice(0, -1) + sign);

  it('gives eight plain signs for two minutes and one use, however they are typed', async () => {
    expect(await stateOf(ana)).toBe('none');
    const { code, secondsLeft } = await mints(ana);
    expect(code).toMatch(new RegExp(`^[${SIGNS}]{8}$`));
    expect(secondsLeft).toBe(120);
    expect(await stateOf(ana)).toBe('open');

    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const { status, body } = await game.exchanges(typed);
    expect(status).toBe(200);
    expect((await game.downloaded(body.ticket, { key: 'TEN', value: 2 })).status).toBe(200);
    expect(await stateOf(ana)).toBe('used');
    expect(await game.exchanges(code)).toMatchObject({ status: 404, body: { code: 'pass-unknown' } });
  });

  it('is worth nothing after two minutes, for another game, or once there is a newer one', async () => {
    const first = (await mints(ana)).code;
    const second = (await mints(ana)).code;
    expect((await game.exchanges(first)).status).toBe(404);
    expect((await other.exchanges(second)).status).toBe(404);
    await shop.timePasses(minutes(2) - seconds(5));
    expect((await game.exchanges(second)).status).toBe(200);

    const third = (await mints(ana)).code;
    await shop.timePasses(minutes(2));
    expect((await game.exchanges(third)).status).toBe(404);
    expect(await stateOf(ana)).toBe('expired');
  });

  it('is used once by fifty who type it at the same moment', async () => {
    const { code } = await mints(await game.owner());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => game.exchanges(code, { 'x-forwarded-for': `198.51.100.${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('closes after five wrong tries, though fifty accounts guess at once from fifty addresses', async () => {
    const victim = await game.owner();
    const { code } = await mints(victim);
    const guesses = near(code).slice(0, 31);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        game.exchanges(guesses[n % guesses.length] ?? '', { 'x-forwarded-for': `203.0.113.${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
    expect(await stateOf(victim)).toBe('closed');
    expect((await game.exchanges(code, { 'x-forwarded-for': '198.51.100.200' })).status).toBe(404);
    const { rows } = await shop.sql.query('select tries from achievements.passes where person_id = $1', [victim.id]);
    expect(rows).toEqual([{ tries: 5 }]);
    // Others mint and connect meanwhile.
    expect((await game.exchanges((await mints(ana)).code)).status).toBe(200);
  });

  it('does not give who guesses new tries with each new code', async () => {
    const victim = await game.owner();
    let looked = 0;
    for (let round = 0; round < 6; round++) {
      const [guess = ''] = near((await mints(victim)).code);
      for (let n = 0; n < 4; n++) {
        const { status } = await game.exchanges(guess, { 'x-forwarded-for': `192.0.2.${round * 4 + n}` });
        if (status === 404) looked++;
      }
    }
    expect(looked).toBe(15);
  });

  it('lets one network guess no more often than its budget, and others connect meanwhile', async () => {
    const { code } = await mints(ana);
    const half = code.startsWith('2222') ? '3333' : '2222';
    const guess = (n: number): string => half + [n >> 15, n >> 10, n >> 5, n].map((part) => SIGNS[part % 32]).join('');
    const from = (typed: string, address: string) => game.exchanges(typed, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let n = 0; n < NETWORK_TRIES + 50; n += 50) {
      const answers = Array.from({ length: 50 }, (_, m) => from(guess(n + m), '203.0.113.200'));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect([404, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([NETWORK_TRIES, 50]);
    expect((await from(code, '203.0.113.200')).status).toBe(429);
    expect(await stateOf(ana)).toBe('open');
    expect((await from(code, '198.51.100.201')).status).toBe(200);
  });

  it('shows what is connected and ends it, for its own person alone', async () => {
    const [carla, beto] = [await game.owner(), await game.owner()];
    const { ticket } = await game.connects(carla);
    const connections = async (player: Player) =>
      (await player.get<{ connections: { id: string; game: { slug: string } }[] }>('/v1/achievements/connections')).body
        .connections;
    const [connection] = await connections(carla);
    expect(connection).toMatchObject({ game: { slug: game.game.slug } });
    expect(await connections(beto)).toEqual([]);
    const ends = (player: Player) =>
      shop.call('DELETE', `/v1/achievements/connections/${connection?.id}`, { token: player.token });
    expect((await ends(beto)).status).toBe(404);
    expect((await game.downloaded(ticket, { key: 'TEN', value: 1 })).status).toBe(200);
    expect((await ends(carla)).status).toBe(200);
    expect(await game.downloaded(ticket, { key: 'TEN', value: 1 })).toMatchObject({
      status: 401,
      body: { code: 'game-ticket-unknown' },
    });
  });

  it('shows which computer is which, where the games say so', async () => {
    const diego = await game.owner();
    const names = ['Notebook de Ana 🚀', undefined, '<b>PC</b> de la sala', 'x'.repeat(60)];
    for (const name of names) {
      await shop.timePasses(seconds(1));
      expect((await game.exchanges((await mints(diego)).code, {}, name)).status).toBe(200);
    }
    const { body } = await diego.get<{ connections: { device: string | null }[] }>('/v1/achievements/connections');
    expect(body.connections.map(({ device }) => device)).toEqual(names.map((name) => name ?? null).reverse());

    const { code } = await mints(diego);
    for (const name of ['', 'x'.repeat(61), 'a\nb', 'a\u202eb', 'a\u0000b', 7, {}])
      expect(await game.exchanges(code, {}, name)).toMatchObject({ status: 422, body: { code: 'invalid-request' } });
    expect((await game.exchanges(code)).status).toBe(200);
  });

  it('names the report that cannot be read, so that a game throws away no other', async () => {
    const { ticket } = await game.connects(ana);
    const { status, body } = await game.downloaded(
      ticket,
      { key: 'TEN', value: 1 },
      { key: 'TEN', value: 1, at: 'today' },
    );
    expect([status, body]).toMatchObject([422, { code: 'invalid-request', errors: [{ path: 'reports.1.at' }] }]);
  });

  it('is for people who may play the game', async () => {
    const stranger = await shop.aPlayer();
    expect(await stranger.post('/v1/achievements/passes', { gameId: game.game.id })).toMatchObject({
      status: 403,
      body: { code: 'achievements-not-entitled' },
    });
    expect((await shop.post('/v1/achievements/passes', { gameId: game.game.id })).status).toBe(401);
  });
});
