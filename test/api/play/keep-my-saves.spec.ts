import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hours, minutes } from '../../../api/kernel/instant.js';
import { startShop, type Answer, type Game, type Player, type Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { FILES } from './players.js';

interface Version {
  id: string;
  slot: string;
  size: number;
  savedAt: string;
}
type Saved = Version & { data: string; code?: string };

describe('keeping what a game saves', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  let ana: Player;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saves-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    [game] = (await shop.games()) as [Game];
    await releasesWebBuild(shop.sql, folder, game, { files: FILES });
    ana = await shop.aPlayer();
    await ana.buys([game]);
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const saves = (player: Player, slot: string, body: unknown): Promise<Answer<Saved>> =>
    shop.call<Saved>('PUT', `/v1/play/${game.slug}/saves/${slot}`, { token: player.token, body });
  const reads = (player: Player, slot: string): Promise<Answer<Saved>> =>
    player.get<Saved>(`/v1/play/${game.slug}/saves/${slot}`);
  const versions = async (player: Player): Promise<Version[]> =>
    (await player.get<{ versions: Version[] }>(`/v1/play/${game.slug}/saves`)).body.versions;

  it('gives back the newest, and any of the last ten', async () => {
    for (let n = 1; n <= 12; n++) {
      expect((await saves(ana, 'main', { data: `level ${n}` })).status).toBe(200);
      await shop.timePasses(1_000);
    }
    const kept = await versions(ana);
    const oldest = kept.at(-1) as Version;

    expect(kept).toHaveLength(10);
    expect((await reads(ana, 'main')).body.data).toBe('level 12');
    expect((await ana.get(`/v1/play/${game.slug}/saves/main?version=${oldest.id}`)).body.data).toBe('level 3');
  });

  it('adds no version for the same again', async () => {
    const before = await versions(ana);
    await saves(ana, 'main', { data: 'level 12' });

    expect(await versions(ana)).toEqual(before);
  });

  it('takes what a guest saved for older than what the account has since', async () => {
    const beto = await shop.aPlayer();
    await beto.buys([game]);
    const past = new Date(Date.parse(await shop.now()) - hours(1)).toISOString();
    const future = new Date(Date.parse(await shop.now()) + hours(1)).toISOString();
    await saves(beto, 'main', { data: 'of the account' });
    await saves(beto, 'main', { data: 'of a guest', savedAt: past });
    await saves(beto, 'second', { data: 'of a guest', savedAt: future });
    await shop.timePasses(minutes(1));
    await saves(beto, 'second', { data: 'later' });

    expect([(await reads(beto, 'main')).body.data, (await versions(beto)).length]).toEqual(['of the account', 4]);
    expect((await reads(beto, 'second')).body.data).toBe('later');
  });

  it('takes a whole megabyte of any letters, and no more', async () => {
    const big = '"ñ\n'.repeat(262_144);

    expect((await saves(ana, 'big', { data: big })).status).toBe(200);
    expect((await reads(ana, 'big')).body.data).toBe(big);
    expect((await saves(ana, 'big', { data: `${big}x` })).body.code).toBe('save-too-large');
  });

  it('refuses what is no slot, no text and no game', async () => {
    for (const slot of ['Main', 'a%20b', 'x'.repeat(41)])
      expect((await saves(ana, slot, { data: '' })).status).toBe(422);
    expect((await saves(ana, 'main', { data: 5 })).status).toBe(422);
    expect((await saves(ana, 'main', { data: '', savedAt: 'yesterday' })).status).toBe(422);
    expect((await reads(ana, 'nothing')).body.code).toBe('save-not-found');
    expect((await ana.get(`/v1/play/no-such-game/saves`)).status).toBe(404);
  });

  it("shows nobody another person's, and keeps nothing for those who may not play", async () => {
    const carla = await shop.aPlayer();

    expect([await versions(carla), (await reads(carla, 'main')).status]).toEqual([[], 404]);
    expect((await saves(carla, 'main', { data: 'x' })).body.code).toBe('play-not-entitled');
    expect((await shop.get(`/v1/play/${game.slug}/saves`)).status).toBe(401);
  });
});
