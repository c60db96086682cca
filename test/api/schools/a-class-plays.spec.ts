import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes, seconds } from '../../../api/kernel/instant.js';
import { aClass, everythingIsErased, joins, type Class, type Joined } from '../../support/classes.js';
import { SessionHeldUp } from '../../support/held-up.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Traces } from '../../support/traces.js';
import { gamesOfPlan } from '../../support/owners.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { aTab, FILES } from '../play/players.js';
import { patient } from '../../support/patience.js';

const PUPILS = 30;
const nicknameOf = (n: number): string => `Zumbayllu ${n}`;

describe('a class', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  let other: Game;
  let teacher: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'class-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    teacher = await shop.aPlayer();
    [game, other] = await gamesOfPlan(shop);
    for (const one of [game, other]) await releasesWebBuild(shop.sql, folder, one, { files: FILES });
    await shop.sql.query(
      `insert into achievements.definitions (id, game_id, key, kind, target, secret, place, title, description, created_at)
       values ($1, $2, 'CLASS_TEN', 'progress', 10, false, 99, '{"es":"Diez","en":"Ten"}', '{"es":"","en":""}', now())`,
      [randomUUID(), game.id],
    );
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const opens = (token: string | undefined, of = game) =>
    shop.post<{ ticket: string; because: string; code?: string }>(
      `/v1/play/${of.slug}`,
      { channel: 'live' },
      { token },
    );
  const report = async (id: string): Promise<Class> => (await teacher.get<Class>(`/v1/schools/classes/${id}`)).body;
  const joined = async ({ code }: Class, nickname: string): Promise<Joined> => (await joins(shop, code, nickname)).body;

  /** Opens the game, plays for some minutes and gets half way to an achievement. */
  async function plays({ token }: Joined, playedMinutes: number): Promise<void> {
    const { ticket } = (await opens(token)).body;
    const tab = aTab();
    const beat = (n: number) =>
      shop.post<{ state: string }>(
        `/v1/play/${game.slug}/heartbeats`,
        { ticket, ...tab, beat: n, playedMs: n === 0 ? 0 : 30_000 },
        { token },
      );
    await beat(0);
    for (let n = 1; n <= 2 * playedMinutes; n++) {
      await shop.timePasses(seconds(30));
      expect((await beat(n)).body.state).toBe('counts');
    }
    const kept = await shop.post<{ results: { kept: boolean }[] }>(
      `/v1/play/${game.slug}/achievements`,
      { ticket, reports: [{ key: 'CLASS_TEN', value: 5 }] },
      { token },
    );
    expect(kept.body.results).toMatchObject([{ kept: true }]);
  }

  it('knows its pupils by their nicknames on every keyboard, and counts the signs that one sees', async () => {
    const owner = await shop.aPlayer();
    const made = await aClass(shop, owner, [game]);
    const nickname = `Ñandú ${'é'.repeat(14)}`;
    const [composed, decomposed] = [nickname.normalize('NFC'), nickname.normalize('NFD')];
    const { pin, pupil } = await joined(made, decomposed);
    expect(pupil.nickname).toBe(composed);
    expect((await joins(shop, made.code, composed)).body.code).toBe('nickname-taken');
    for (const typed of [composed, decomposed])
      expect((await shop.post('/v1/class/return', { code: made.code, nickname: typed, pin })).status).toBe(200);
    const name = '4º Ñandú'.padEnd(40, 'é');
    const change = { name: name.normalize('NFD'), grade: 4, gameIds: [game.id], isOpen: true };
    const { status, body } = await shop.call<{ name: string }>('PUT', `/v1/schools/classes/${made.id}`, {
      token: owner.token,
      body: change,
    });
    expect([status, body.name]).toEqual([200, name.normalize('NFC')]);
  });

  it('leaves nothing of a pupil whose heartbeat was under way while the class was deleted', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { token, pupil } = await joined(made, 'Chungungo');
    const { ticket } = (await opens(token)).body;
    const session = await SessionHeldUp.of(shop.sql, pupil.id);
    const beat = shop.post(`/v1/play/${game.slug}/heartbeats`, { ticket, ...aTab(), beat: 0, playedMs: 0 }, { token });
    await session.isMet();
    expect((await teacher.remove(`/v1/schools/classes/${made.id}`)).status).toBe(200);
    await session.ends();
    expect((await beat).status).toBe(200);
    await everythingIsErased(shop);

    expect(await new Traces(['chungungo', pupil.id, made.id]).inTables(shop.sql)).toEqual([]);
  });

  it(
    'of thirty pupils joins, plays, is read by its teacher and deleted with everything of it',
    async () => {
      const made = await aClass(shop, teacher, [game]);
      const pupils = await Promise.all(Array.from({ length: PUPILS }, (_, n) => joined(made, nicknameOf(n))));
      expect(new Set(pupils.map(({ pupil }) => pupil.id)).size).toBe(PUPILS);
      expect(await Promise.all(pupils.map(async ({ token }) => (await opens(token)).body.because))).toEqual(
        pupils.map(() => 'class'),
      );
      const [first, second] = pupils as [Joined, Joined];
      await plays(first, 3);
      await plays(second, 2);
      await shop.call('PUT', `/v1/play/${game.slug}/saves/main`, { token: first.token, body: { data: 'Zumbayllu' } });

      const before = await report(made.id);
      expect(before.pupils).toBe(PUPILS);
      expect(before.report.find(({ id }) => id === first.pupil.id)).toMatchObject({
        minutes: 3,
        games: [{ gameId: game.id, minutes: 3, unlocked: 0 }],
      });
      expect(before.report.find(({ id }) => id === first.pupil.id)?.games[0]?.progress).toBeGreaterThan(0);
      expect(before.weeks.reduce((sum, week) => sum + week.minutes, 0)).toBe(5);
      const csv = await teacher.get<string>(`/v1/schools/classes/${made.id}/csv`);
      expect(csv.body.trim().split('\r\n')).toHaveLength(PUPILS + 1);

      const ids = pupils.map(({ pupil }) => pupil.id);
      const { rows: kept } = await shop.sql.query<{ seconds: number }>(
        'select sum(seconds)::int as seconds from play.days where game_id = $1',
        [game.id],
      );
      const gone = await teacher.remove(`/v1/schools/classes/${made.id}`);
      await everythingIsErased(shop);

      expect(gone.body).toMatchObject({ classes: [] });
      expect((await teacher.get(`/v1/schools/classes/${made.id}`)).status).toBe(404);
      expect((await shop.get('/v1/class', { token: first.token })).status).toBe(401);
      expect((await opens(first.token)).status).toBe(403);
      expect((await joins(shop, made.code, 'Otra')).body.code).toBe('class-code-unknown');
      // Every table of the shop is searched: for the nicknames, and for the ids.
      expect(await new Traces(['zumbayllu', ...ids, made.id]).inTables(shop.sql)).toEqual([]);
      // The seconds of the game stay, without a name.
      const { rows: after } = await shop.sql.query<{ seconds: number; named: number }>(
        'select sum(seconds)::int as seconds, count(person_id)::int as named from play.days where game_id = $1',
        [game.id],
      );
      expect(after).toEqual([{ seconds: kept[0]?.seconds, named: 0 }]);
    },
    patient(180_000),
  );

  it('lets a pupil out and in again with the number, and no one else', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { pin, token } = await joined(made, 'Ñandú');
    expect(pin).toMatch(/^\d{6}$/);
    expect((await shop.post('/v1/class/leave', {}, { token })).status).toBe(200);
    expect((await shop.get('/v1/class', { token })).status).toBe(401);

    const back = (typed: string, nickname = 'nandu') =>
      shop.post<Joined>('/v1/class/return', { code: made.code.toLowerCase(), nickname, pin: typed });
    const wrong = await back(pin === '000000' ? '000001' : '000000');
    const stranger = await back(pin, 'Puma');
    expect([wrong.status, wrong.body]).toEqual([stranger.status, stranger.body]);
    expect(wrong.body.code).toBe('pupil-proof-wrong');
    const { body } = await back(`${pin.slice(0, 3)} ${pin.slice(3)}`);
    expect((await shop.get('/v1/class', { token: body.token })).body).toMatchObject({
      pupil: { nickname: 'Ñandú' },
      className: '4º B',
      canPlay: true,
      games: [{ slug: game.slug, mine: { minutes: 0 } }],
    });
  });

  it('gives a pupil who lost the number another one, and ends the sessions with the old', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { pin, token, pupil } = await joined(made, 'Puma');
    const path = `/v1/schools/classes/${made.id}/pupils/${pupil.id}/pin`;
    const renewed = (await teacher.post<{ pin: string }>(path, {})).body.pin;

    expect((await shop.get('/v1/class', { token })).status).toBe(401);
    const back = (typed: string) => shop.post('/v1/class/return', { code: made.code, nickname: 'Puma', pin: typed });
    if (pin !== renewed) expect((await back(pin)).status).toBe(404);
    expect((await back(renewed)).status).toBe(200);
  });

  it('takes guesses of a number no longer than its budget', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { pin } = await joined(made, 'Zorro');
    const guesses = Array.from({ length: 11 }, (_, n) => String((Number(pin) + 1 + n) % 1_000_000).padStart(6, '0'));
    const statuses: number[] = [];
    for (const guess of guesses)
      statuses.push((await shop.post('/v1/class/return', { code: made.code, nickname: 'Zorro', pin: guess })).status);

    expect(statuses).toEqual([...Array<number>(10).fill(404), 429]);
    await shop.sql.query('delete from access.budgets');
  });

  it('opens a pupil the class and its games, and nothing else of the shop', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { token } = await joined(made, 'Puma');

    expect((await opens(token, other)).body.code).toBe('play-not-entitled');
    for (const path of [
      '/v1/library',
      '/v1/orders',
      '/v1/wishlist',
      '/v1/schools',
      '/v1/admin/session',
      '/v1/play-time',
    ])
      expect([path, (await shop.get(path, { token })).status]).toEqual([path, 401]);
    expect((await shop.post('/v1/payment', { cart: [game.id] }, { token })).status).toBe(401);
    expect((await teacher.get('/v1/class')).status).toBe(403);
  });

  it('takes a game away from its pupils when the teacher does', async () => {
    const made = await aClass(shop, teacher, [game, other]);
    const { token } = await joined(made, 'Puma');
    expect((await opens(token, other)).body.because).toBe('class');
    const facts = { name: '4º B', grade: 4, gameIds: [game.id], isOpen: false };
    const { body } = await teacher.put<Class>(`/v1/schools/classes/${made.id}`, facts);

    expect(body.assigned).toMatchObject([{ slug: game.slug }]);
    expect((await opens(token, other)).status).toBe(403);
    expect((await joins(shop, made.code, 'Zorro')).body.code).toBe('class-closed');
  });

  it('forgets a pupil who is removed, and gets another code', async () => {
    const made = await aClass(shop, teacher, [game]);
    const [puma, zorro] = [await joined(made, 'Puma'), await joined(made, 'Zorro')];
    const { body } = await teacher.remove<Class>(`/v1/schools/classes/${made.id}/pupils/${puma.pupil.id}`);
    expect(body.report.map(({ nickname }) => nickname)).toEqual(['Zorro']);
    await everythingIsErased(shop);
    expect(await new Traces([puma.pupil.id]).inTables(shop.sql)).toEqual([]);
    const { code } = (await teacher.post<Class>(`/v1/schools/classes/${made.id}/code`, {})).body;

    expect(code).not.toBe(made.code);
    expect((await joins(shop, made.code, 'Puma')).status).toBe(404);
    expect((await joins(shop, code, 'Puma')).status).toBe(200);
    expect((await shop.get('/v1/class', { token: zorro.token })).status).toBe(200);
  });

  it('can be seen and deleted by no one else', async () => {
    const made = await aClass(shop, teacher, [game]);
    const { pupil } = await joined(made, 'Puma');
    const stranger = await shop.aPlayer();
    const path = `/v1/schools/classes/${made.id}`;

    const answers = [
      await stranger.get(path),
      await stranger.get(`${path}/csv`),
      await stranger.remove(path),
      await stranger.remove(`${path}/pupils/${pupil.id}`),
      await stranger.post(`${path}/code`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await report(made.id)).pupils).toBe(1);
  });

  it('says in one sentence what is wrong with what a pupil typed', async () => {
    const made = await aClass(shop, teacher, [game]);
    await joined(made, 'Puma');
    const answers = await Promise.all(
      [
        ['', 'Zorro'],
        ['AAAAAA', 'Zorro'],
        [made.code, 'ana@liceo.cl'],
        [made.code, 'PÚMA'],
      ].map(([code = '', nickname = '']) => joins(shop, code, nickname)),
    );

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'invalid-request'],
      [404, 'class-code-unknown'],
      [422, 'nickname-invalid'],
      [409, 'nickname-taken'],
    ]);
    expect((await report(made.id)).pupils).toBe(1);
  });

  it('is deleted with the account of its teacher', async () => {
    const leaving = await shop.aPlayer();
    const made = await aClass(shop, leaving, [game]);
    const { pupil } = await joined(made, 'Guatita');
    await leaving.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.timePasses(minutes(7 * 24 * 60 + 1));
    await shop.settles();
    await everythingIsErased(shop);

    expect(await new Traces(['guatita', pupil.id, made.id]).inTables(shop.sql)).toEqual([]);
  });
});
