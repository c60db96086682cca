import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type Answer, type Game, type Player, type Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { unzip } from '../../support/zip.js';
import { FILES } from './players.js';

interface Version {
  id: string;
  slot: string;
  size: number;
  savedAt: string;
  deviceTime: string | null;
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

  /** What the person finds of it in a copy of their data, the newest first. */
  const exported = async (player: Player): Promise<{ slot: string; data: string }[]> => {
    const { body } = await player.post<{ id: string }>('/v1/privacy/exports', {});
    await shop.settles();
    const file = await fetch(`${shop.url}/v1/privacy/exports/${body.id}/file`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    return JSON.parse(files['data/saved-games.json'] ?? '') as { slot: string; data: string }[];
  };

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

  it('gives back every sign as the game wrote it, in the Unicode form in which it wrote it', async () => {
    const data = JSON.stringify({
      name: 'Ñandú'.normalize('NFD'),
      other: 'Ñandú'.normalize('NFC'),
      signs: '\u212b\u1100\u1161',
    });
    expect((await saves(ana, 'forms', { data })).status).toBe(200);
    expect((await reads(ana, 'forms')).body.data).toBe(data);
  });

  it.each(['/media/covers/of-mine.png', 'ana@xn--niez-hqa.cl', '"/media/a" <ana@xn--niez-hqa.cl>'])(
    'gives back what looks like an address of the shop as the game wrote it: %s',
    async (data) => {
      expect((await saves(ana, 'looks', { data })).status).toBe(200);
      expect((await reads(ana, 'looks')).body.data).toBe(data);
      expect((await exported(ana)).find(({ slot }) => slot === 'looks')?.data).toBe(data);
    },
  );

  it('adds no version for the same again', async () => {
    const before = await versions(ana);
    await saves(ana, 'main', { data: 'level 12' });

    expect(await versions(ana)).toEqual(before);
  });

  it('goes by what arrives, whatever the clock of a device says', async () => {
    const beto = await shop.aPlayer();
    await beto.buys([game]);
    const [past, future] = ['2001-02-03T04:05:06.000Z', '2099-01-01T00:00:00.000Z'];
    for (const [data, deviceTime] of [
      ['first', future],
      ['second', past],
      ['third', undefined],
    ])
      await saves(beto, 'main', { data, deviceTime });

    expect((await reads(beto, 'main')).body.data).toBe('third');
    expect((await versions(beto)).map((version) => version.deviceTime)).toEqual([null, past, future]);
    // The newest by arrival is never the one that makes room.
    for (let n = 0; n < 12; n++) await saves(beto, 'main', { data: `level ${n}`, deviceTime: past });
    expect((await reads(beto, 'main')).body.data).toBe('level 11');
  });

  it('overwrites nothing that another device saved meanwhile', async () => {
    const beto = await shop.aPlayer();
    await beto.buys([game]);
    const first = (await saves(beto, 'main', { data: 'level 1', after: null })).body;
    const phone = (await saves(beto, 'main', { data: 'level 2', after: first.id })).body;
    const conflict = { status: 409, body: { code: 'save-conflict' } };

    expect(await saves(beto, 'main', { data: 'level 9', after: first.id })).toMatchObject(conflict);
    expect(await saves(beto, 'main', { data: 'level 9', after: null })).toMatchObject(conflict);
    expect((await reads(beto, 'main')).body).toMatchObject({ id: phone.id, data: 'level 2' });
    // The same again is none, and a person may decide for one of them.
    expect((await saves(beto, 'main', { data: 'level 2', after: first.id })).body.id).toBe(phone.id);
    expect((await saves(beto, 'main', { data: 'level 9', after: phone.id })).status).toBe(200);
    expect((await saves(beto, 'main', { data: 'x', after: 'level 2' })).status).toBe(422);
  });

  it('gives back every text that JSON can write', async () => {
    for (const data of ['a\0b', '\ud83d', '\udc00 \ud83d', '\ud83d\ude00', '"\\\u2028\n', '']) {
      expect((await saves(ana, 'odd', { data })).status).toBe(200);
      expect((await reads(ana, 'odd')).body.data).toBe(data);
    }
    expect((await saves(ana, 'odd', { data: '\ud83d' })).body.id).not.toBe(
      (await saves(ana, 'odd', { data: '\ud83e' })).body.id,
    );
  });

  it('shares its rows with the release before, which reads and writes texts as they are', async () => {
    const beto = await shop.aPlayer();
    await beto.buys([game]);
    await saves(beto, 'main', { data: '{"level":1}' });
    const { rows } = await shop.sql.query('select data from play.saves where person_id = $1', [beto.id]);
    expect(rows).toEqual([{ data: '{"level":1}' }]);

    await shop.sql.query(
      `insert into play.saves (id, person_id, game_id, slot, data, sha256, saved_at)
       values (gen_random_uuid(), $1, $2, 'main', 'not JSON', encode(sha256('not JSON'), 'hex'), now())`,
      [beto.id, game.id],
    );
    expect((await reads(beto, 'main')).body).toMatchObject({ data: 'not JSON', size: 8, deviceTime: null });
    expect((await saves(beto, 'main', { data: 'not JSON' })).status).toBe(200);
    expect(await versions(beto)).toHaveLength(2);
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
    expect((await saves(ana, 'main', { data: '', deviceTime: 'yesterday' })).status).toBe(422);
    expect((await reads(ana, 'nothing')).body.code).toBe('save-not-found');
    expect((await ana.get(`/v1/play/no-such-game/saves`)).status).toBe(404);
  });

  it("shows nobody another person's, and keeps nothing for those who may not play", async () => {
    const carla = await shop.aPlayer();

    const replies = [
      await carla.get(`/v1/play/${game.slug}/saves`),
      await reads(carla, 'main'),
      await saves(carla, 'main', { data: 'x' }),
    ];
    for (const { status, body } of replies) expect([status, body.code]).toEqual([403, 'play-not-entitled']);
    expect((await shop.get(`/v1/play/${game.slug}/saves`)).status).toBe(401);
  });
});
