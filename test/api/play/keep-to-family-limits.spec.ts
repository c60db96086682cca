import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '../../../api/kernel/instant.js';
import { aFamily, NO_LIMITS, setsLimits, type Limits } from '../../support/families.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { releasesWebBuild } from '../../support/web-games.js';
import { FILES, opens } from './players.js';
import { Tab } from './tabs.js';

interface TimeLeft {
  seconds: number;
  because: 'minutes' | 'hours';
}
describe('limits that a guardian sets', () => {
  let shop: Shop;
  let folder: string;
  let game: Game;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'limits-'));
    shop = await startShop({ env: { DATA_DIR: folder } });
    [game] = (await shop.games({ free: true })) as [Game];
    await releasesWebBuild(shop.sql, folder, game, { files: FILES });
  });
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const family = () => aFamily(shop, game);
  const sets = (token: string, limits: Partial<Limits>) => setsLimits(shop, token, limits);
  /** The minute of the day in Chile. */
  const minuteNow = async (): Promise<number> => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Santiago',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(new Date(await shop.now()));
    const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return of('hour') * 60 + of('minute');
  };

  it('give so many minutes a day, announced with each heartbeat, and then no ticket and no renewal', async () => {
    const { child, token } = await family();
    expect((await sets(token, { minutesADay: 1 })).status).toBe(200);
    const { body: ticket } = await opens(shop, game, child);
    expect(ticket).toMatchObject({ timeLeft: { seconds: 60, because: 'minutes' } });
    const playerId = randomUUID();
    const beats = async (beat: number) => {
      const facts = { ticket: ticket.ticket, playerId, beat, playedMs: 30_000 };
      return (await child.post<{ timeLeft: TimeLeft }>(`/v1/play/${game.slug}/heartbeats`, facts)).body.timeLeft;
    };
    await beats(0);
    await shop.timePasses(seconds(30));
    const left = await beats(1);
    expect(left.because).toBe('minutes');
    expect(left.seconds).toBeGreaterThan(25);
    expect(left.seconds).toBeLessThanOrEqual(30);
    await shop.timePasses(seconds(35));
    await beats(2);
    await shop.timePasses(seconds(35));

    expect(await beats(3)).toEqual({ seconds: 0, because: 'minutes' });
    expect(await opens(shop, game, child)).toMatchObject({ status: 403, body: { code: 'play-time-over' } });
    expect(await child.post(`/v1/play/${game.slug}/renew`, { ticket: ticket.ticket })).toMatchObject({
      status: 403,
      body: { code: 'play-time-over' },
    });
    expect((await child.get<{ limit: unknown }>('/v1/player-stats')).body.limit).toMatchObject({
      minutesADay: 1,
      timeLeft: { seconds: 0 },
    });

    await sets(token, {});
    expect((await opens(shop, game, child)).status).toBe(200);
  });

  it.each(['the first', 'the second'])('count the window that is played, be it %s that was opened', async (which) => {
    const { child, token } = await family();
    await sets(token, { minutesADay: 5 });
    const open = async (): Promise<Tab> => {
      const tab = new Tab(shop, child, game, (await opens(shop, game, child)).body.ticket);
      await tab.beats(0);
      return tab;
    };
    const tabs = [await open(), await open()];
    const [played, idle] = (which === 'the first' ? tabs : tabs.reverse()) as [Tab, Tab];
    let left = Infinity;
    for (let n = 0; n < 8; n++) {
      await shop.timePasses(seconds(15));
      await idle.beats(0);
      await shop.timePasses(seconds(15));
      left = (await played.beats(30_000)).body.timeLeft?.seconds ?? Infinity;
    }
    expect(left).toBeLessThanOrEqual(300 - 8 * 30 + 30);
    for (let n = 0; n < 3; n++) {
      await shop.timePasses(seconds(30));
      left = (await played.beats(30_000)).body.timeLeft?.seconds ?? Infinity;
      await idle.beats(0);
    }

    expect(left).toBe(0);
    expect(await opens(shop, game, child)).toMatchObject({ status: 403, body: { code: 'play-time-over' } });
  });

  it('hold for the child of this guardian alone', async () => {
    const [first, second] = [await family(), await family()];
    await sets(first.token, { minutesADay: 0 });

    expect((await opens(shop, game, first.child)).status).toBe(403);
    expect((await opens(shop, game, second.child)).status).toBe(200);
    expect((await shop.get<Limits>(`/v1/guardian/limits?token=${second.token}`)).body).toEqual(NO_LIMITS);
    expect((await sets('no-such-token', { minutesADay: 0 })).status).toBe(409);
  });

  it('allow certain hours by the clocks of Chile', async () => {
    const { child, token } = await family();
    const now = await minuteNow();
    const later = now < 1_300 ? { allowedFrom: now + 60, allowedUntil: 1_440 } : { allowedFrom: 0, allowedUntil: 60 };
    await sets(token, later);
    expect(await opens(shop, game, child)).toMatchObject({ status: 403, body: { code: 'play-hours-closed' } });
    await sets(token, { allowedFrom: 0, allowedUntil: 1_440 });
    expect(await opens(shop, game, child)).toMatchObject({ status: 200, body: { timeLeft: { because: 'hours' } } });
    expect(await sets(token, { allowedFrom: 600, allowedUntil: 600 })).toMatchObject({
      status: 409,
      body: { code: 'play-hours-invalid' },
    });
    expect((await sets(token, { minutesADay: 1_441 })).status).toBe(422);
  });
});
