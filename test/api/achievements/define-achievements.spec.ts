import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPhoto } from '../../support/photos.js';
import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { achievement, GameToEarnIn, INSTANT, two, type Page } from './earners.js';

interface Studio {
  achievements: { key: string; archived: boolean; locked: boolean; lockedIcon: string | null; title: { es: string } }[];
  added?: number;
  changed?: number;
  code?: string;
}

describe('defining achievements', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  let rival: GameToEarnIn;
  let reader: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'achievements-'));
    shop = await startShop({ env: { DATA_DIR: folder, MEDIA_DIR: join(folder, 'media') } });
    const [first, second] = (await shop.games()) as [Game, Game];
    game = await GameToEarnIn.of(shop, folder, first);
    rival = await GameToEarnIn.of(shop, folder, second);
    reader = await shop.aPlayer();
    await shop.sql.query(
      `insert into developers.members (developer_id, person_id, role, since) values ($1, $2, 'reader', now())`,
      [game.studio.developerId, reader.id],
    );
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const listed = async (): Promise<Studio['achievements']> =>
    (await game.studio.player.get<Studio>(game.path)).body.achievements;
  const keys = async (): Promise<string[]> => (await listed()).map(({ key }) => key);
  const imports = (achievements: object[]) =>
    game.studio.player.post<Studio>(`${game.path}/import`, {
      format: 'ludoteca-achievements',
      version: 1,
      achievements,
    });

  it('adds them with a key for ever, in both languages, in an order of its own', async () => {
    for (const key of ['A', 'B', 'C']) expect((await game.defines(achievement(key))).status).toBe(201);
    expect(await game.defines(achievement('A'))).toMatchObject({
      status: 409,
      body: { code: 'achievement-key-taken' },
    });
    for (const wrong of [
      achievement('lower'),
      achievement('D'.repeat(65)),
      achievement('D', { title: { es: 'Sola' } }),
      achievement('D', { title: { es: 'Sola', en: ' ' } }),
      achievement('D', { target: null }),
      achievement('D', { ...INSTANT, target: 3 }),
      achievement('D', { target: 2 ** 53 }),
    ])
      expect((await game.defines(wrong)).status).toBe(422);

    const order = await shop.call('PUT', `${game.path}/order`, {
      token: game.studio.player.token,
      body: { keys: ['C', 'NOT_THERE', 'A'] },
    });
    expect(order.status).toBe(200);
    expect(await keys()).toEqual(['C', 'A', 'B']);
  });

  it('keeps kind and target once a player has begun, until testers are reset', async () => {
    const reports = await game.plays(game.studio.player, 'preview');
    await reports({ key: 'A', value: 3 });
    expect(await game.changes('A', { target: 20 })).toMatchObject({
      status: 409,
      body: { code: 'achievement-locked' },
    });
    expect((await game.changes('A', { title: two('Otro'), secret: true })).status).toBe(200);
    expect((await listed()).find(({ key }) => key === 'A')).toMatchObject({ locked: true, title: { es: 'Otro es' } });

    const reset = `/v1/developer/games/${game.game.id}/achievements-testers/reset`;
    expect((await game.studio.player.post(reset, { who: 'me' })).body).toEqual({ forgotten: 1 });
    expect((await game.changes('A', { target: 20 })).status).toBe(200);

    await (
      await game.plays(await game.owner())
    )({ key: 'A', value: 3 });
    expect((await game.studio.player.post(reset, { who: 'team' })).body).toEqual({ forgotten: 0 });
    expect((await game.changes('A', { target: 30 })).status).toBe(409);
  });

  it('archives instead of deleting: those who have it keep it, no one else gets it', async () => {
    const [ana, beto] = [await game.owner(), await game.owner()];
    await (
      await game.plays(ana)
    )({ key: 'B', value: 10 });
    expect((await game.changes('B', { archived: true })).status).toBe(200);

    const sees = (page: Page): boolean => page.achievements.some(({ title }) => title?.en === 'Name B en');
    expect([sees(await game.page(ana)), sees(await game.page(beto)), sees(await game.page(null))]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await (await game.plays(beto))({ key: 'B', value: 10 })).body.results).toMatchObject([
      { kept: false, because: 'achievement-unknown' },
    ]);
    expect(await game.changes('B', { secret: true })).toMatchObject({
      status: 409,
      body: { code: 'achievement-archived' },
    });
    expect(await game.defines(achievement('B'))).toMatchObject({ status: 409 });
    expect((await game.changes('B', { archived: false })).status).toBe(200);
    expect(sees(await game.page(beto))).toBe(true);
  });

  it('reads back the file that it writes, all or nothing, up to a hundred', async () => {
    const { body: file } = await game.studio.player.get<{ achievements: { key: string }[] }>(`${game.path}/export`);
    expect((await game.studio.player.post<Studio>(`${game.path}/import`, file)).body).toMatchObject({
      added: 0,
      changed: 3,
    });
    expect(await keys()).toEqual(file.achievements.map(({ key }) => key));

    const fresh = Array.from({ length: 98 }, (_, n) => achievement(`N_${n}`));
    expect(await imports(fresh)).toMatchObject({ status: 409, body: { code: 'achievements-too-many' } });
    expect(await imports([achievement('X'), achievement('A', { target: 99 })])).toMatchObject({
      status: 409,
      body: { code: 'achievement-locked', key: 'A' },
    });
    expect(await imports([achievement('X'), achievement('X')])).toMatchObject({ status: 422, body: { key: 'X' } });
    expect(await imports([achievement('X', { title: { es: 'Solo uno' } })])).toMatchObject({ status: 422 });
    expect(await keys()).not.toContain('X');
    expect((await imports([achievement('X'), ...fresh.slice(0, 96)])).body).toMatchObject({ added: 97, changed: 0 });
    expect((await keys())[0]).toBe('X');
    expect(await game.defines(achievement('ONE_MORE'))).toMatchObject({ status: 409 });
  });

  it('encodes icons again and shows the secret ones to those who have it alone', async () => {
    const [ana, beto] = [await game.owner(), await game.owner()];
    const file = (await aPhoto()).toString('base64');
    const icon = (which: string, picture: string | null = file) =>
      game.studio.player.post<Studio>(`${game.path}/X/icon`, { which, file: picture });
    expect((await icon('locked', Buffer.from('<svg/>').toString('base64'))).status).toBe(422);
    await icon('locked');
    const { body } = await icon('unlocked');
    const { lockedIcon } = body.achievements.find(({ key }) => key === 'X') ?? {};
    const picture = await fetch(lockedIcon ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

    await game.changes('X', { secret: true });
    await (
      await game.plays(ana)
    )({ key: 'X', value: 10 });
    const [hers, his] = [await game.page(ana), await game.page(beto)];
    expect(hers.achievements.find(({ title }) => title?.en === 'Name X en')).toMatchObject({
      icon: expect.stringMatching(/\/media\/achievements\/[0-9a-f]{32}\.webp$/),
      mine: { value: 10 },
    });
    expect(his.achievements.filter(({ secret }) => secret)).toContainEqual(
      expect.objectContaining({ title: null, description: null, target: null, icon: null, mine: null }),
    );
    expect(JSON.stringify(his)).not.toMatch(/Name X|Text X|media\/achievements/);
    await icon('locked', null);
    expect((await fetch(lockedIcon ?? '')).status).toBe(404);
  });

  it('is nothing for readers of the studio to change, nor for another studio to see', async () => {
    expect((await reader.get(game.path)).status).toBe(200);
    for (const answer of [
      await game.defines(achievement('R'), reader),
      await game.changes('A', { secret: false }, reader),
      await reader.post(`${game.path}-key`, {}),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'developer-role' } });
    const { player } = rival.studio;
    for (const answer of [
      await player.get(game.path),
      await game.defines(achievement('R'), player),
      await game.changes('A', { secret: false }, player),
      await player.post(`${game.path}/import`, { format: 'ludoteca-achievements', version: 1, achievements: [] }),
      await player.post(`${game.path}-key`, {}),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'game-unknown' } });
  });

  it('tells how rare they are from fifty players on, its own people not counted', async () => {
    expect((await game.page(null)).players).toBeNull();
    expect((await game.page(null)).achievements.every(({ rarity }) => rarity === null)).toBe(true);
    const seen = (await rival.defines<Studio>(achievement('RARE'))).status;
    expect(seen).toBe(201);
    for (let n = 0; n < 49; n++) await playedFor(shop, randomUUID(), rival.game.id, 5);
    await (
      await rival.plays(rival.studio.player, 'preview')
    )({ key: 'RARE', value: 10 });
    await (
      await rival.plays(await rival.owner())
    )({ key: 'RARE', value: 10 });

    expect(await rival.page(null)).toMatchObject({ players: 50, achievements: [{ rarity: 2 }] });
  });
});
