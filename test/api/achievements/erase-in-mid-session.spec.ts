import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, minutes, seconds } from '../../../api/kernel/instant.js';
import { startShop, type Shop } from '../../support/shop.js';
import { Traces } from '../../support/traces.js';
import { aTab } from '../play/players.js';
import { achievement, GameToEarnIn, INSTANT } from './earners.js';

describe('a person who is erased while a downloaded game of theirs runs', () => {
  let shop: Shop;
  let folder: string;
  let game: GameToEarnIn;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'erased-player-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    const [one] = await shop.games();
    if (!one) throw new Error('no game');
    game = await GameToEarnIn.of(shop, folder, one);
    await game.defines(achievement('FIRST', INSTANT));
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const beats = (ticket: string, playerId: string, beat: number) =>
    shop.post('/v1/achievements/heartbeats', { ticket, playerId, beat, playedMs: 30_000 });

  /** What a heartbeat and a report write that were let in before the erasure. */
  async function arrivesLate(personId: string): Promise<void> {
    const values = [personId, game.game.id];
    await shop.sql.query(
      `insert into play.sessions (id, person_id, game_id, channel, source, trust, player_id, last_beat, played_on, started_at, last_beat_at)
       values (gen_random_uuid(), $1, $2, 'live', 'download', 'measured', $1, 0, now(), now(), now())`,
      values,
    );
    await shop.sql.query(
      `insert into achievements.progress (achievement_id, person_id, game_id, value, trust, reported_at)
       select id, $1, game_id, 1, 1, now() from achievements.definitions where game_id = $2`,
      values,
    );
    await shop.sql.query(
      'insert into achievements.players (id, person_id, game_id) values (gen_random_uuid(), $1, $2)',
      values,
    );
  }

  it('is found nowhere in play and achievements, though a heartbeat and a report arrived after the erasure', async () => {
    const player = await game.owner();
    const { ticket, playerId } = await game.connects(player);
    const { playerId: tab } = aTab();
    for (let n = 0; n < 3; n++) {
      await shop.timePasses(seconds(30));
      expect((await beats(ticket, tab, n)).status).toBe(200);
    }
    const traces = new Traces([player.id, playerId]);
    const found = async (): Promise<string[]> =>
      (await traces.inTables(shop.sql)).filter((name) => /^(play|achievements)\./.test(name));
    expect(await found()).toEqual(expect.arrayContaining(['play.sessions', 'play.days', 'achievements.players']));

    await player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.timePasses(days(7));
    await shop.settles();
    expect((await shop.facts(`person-${player.id}`)).at(-1)?.type).toBe('PersonErased');
    expect(await found()).toEqual([]);
    await arrivesLate(player.id);
    expect(await found()).not.toEqual([]);

    await shop.timePasses(minutes(3));
    await shop.settles();
    expect(await found()).toEqual([]);
    const later = [beats(ticket, tab, 4), game.downloaded(ticket, { key: 'FIRST', unlock: true })];
    expect(await Promise.all(later)).toMatchObject(
      [401, 401].map((status) => ({ status, body: { code: 'game-ticket-unknown' } })),
    );
    expect(await found()).toEqual([]);
    const { rows } = await shop.sql.query<{ seconds: number; source: string }>(
      'select seconds, source from play.days where game_id = $1 and person_id is null and seconds > 0',
      [game.game.id],
    );
    expect(rows).toEqual([{ seconds: 60, source: 'download' }]);
  });
});
