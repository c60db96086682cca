import { civilDateOf, plusDays } from '../kernel/calendar.js';
import { days, hours, millisecondsBetween, minutes } from '../kernel/instant.js';
import { demoMonth, seeded, type DemoVisit } from './demo-month.rules.js';

const now = '2026-11-21T15:00:00.000Z';
const games = Array.from({ length: 12 }, (_, n) => ({ id: `game-${n}`, price: 1000 + n }));
const month = demoMonth(games, 120, now, { seed: 7 });
const share = (claim: (visit: DemoVisit) => boolean): number => month.filter(claim).length / month.length;
const ends =
  (buyer: DemoVisit['ending']['buyer']) =>
  (visit: DemoVisit): boolean =>
    visit.ending.buyer === buyer;
const hourInChile = ({ placedAt }: DemoVisit): number => new Date(Date.parse(placedAt) - hours(3)).getUTCHours();

describe('a demonstration month', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(demoMonth(games, 120, now, { seed: 7 })).toEqual(month);
    expect(demoMonth(games, 120, now, { seed: 8 })).not.toEqual(month);
  });
  it('is the same at any hour of the day on which it is made', () =>
    expect(demoMonth(games, 120, '2026-11-21T04:00:00.000Z', { seed: 7 })).toEqual(month));
  it('fills each of the thirty days before today, and nothing of today', () => {
    const midnight = '2026-11-21T03:00:00.000Z';
    const back = month.map((visit) => Math.ceil(millisecondsBetween(visit.placedAt, midnight) / days(1)));
    expect([...new Set(back)].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  });
  it.each([
    '2026-11-21T02:59:00.000Z',
    '2026-07-01T03:59:00.000Z',
    '2026-09-20T15:00:00.000Z',
    '2026-04-20T03:30:00.000Z',
  ])('tells its last days whole at %s', (at) => {
    const daysOf = (lastDays: number): string[] => [
      ...new Set(demoMonth(games, 120, at, { seed: 7, lastDays }).map(({ placedAt }) => civilDateOf(placedAt))),
    ];
    expect(daysOf(30)).toEqual(Array.from({ length: 30 }, (_, n) => plusDays(civilDateOf(at), n - 30)));
    expect(daysOf(3)).toEqual(daysOf(30).slice(-3));
    expect(daysOf(0)).toEqual([]);
  });
  it('tells its visits in the order they happened', () =>
    expect(month.map((visit) => visit.placedAt)).toEqual(month.map((visit) => visit.placedAt).sort()));
  it('has the sales of a small shop that grows', () => {
    expect(month.length).toBeGreaterThan(200);
    expect(month.length).toBeLessThan(500);
    const early = month.filter((visit) => visit.placedAt < '2026-11-06T03:00:00.000Z').length;
    expect(month.length - early).toBeGreaterThan(early);
  });
  it('sells more on a day of the weekend than on a day of the week', () => {
    const weekend = share((visit) => [0, 6].includes(new Date(Date.parse(visit.placedAt) - hours(3)).getUTCDay()));
    expect(weekend / 8).toBeGreaterThan((1 - weekend) / 22);
  });
  it('sleeps at night and buys after homework', () => {
    expect(month.filter((visit) => hourInChile(visit) >= 1 && hourInChile(visit) <= 5)).toEqual([]);
    expect(share((visit) => hourInChile(visit) >= 17 && hourInChile(visit) <= 22)).toBeGreaterThan(0.4);
  });
});

describe('its endings', () => {
  it('are mostly paid, and all others happen too', () => {
    expect(share(ends('pay'))).toBeGreaterThan(0.7);
    expect(share(ends('pay'))).toBeLessThan(0.9);
    for (const buyer of ['reject', 'cancel', 'close'] as const)
      expect(month.filter(ends(buyer)).length).toBeGreaterThan(3);
  });
  it('never bring a buyer back who closed the browser', () =>
    expect(month.filter((visit) => ends('close')(visit) !== (visit.returnedAt === null))).toEqual([]));
  it('bring every other buyer back while the form still lives', () => {
    for (const { placedAt, returnedAt } of month) {
      if (returnedAt === null) continue;
      expect(millisecondsBetween(placedAt, returnedAt)).toBeGreaterThan(0);
      expect(millisecondsBetween(placedAt, returnedAt)).toBeLessThan(minutes(4));
    }
  });
  it('are paid by several kinds of card, some in instalments', () => {
    const cards = new Set(month.flatMap(({ ending }) => ('card' in ending ? [ending.card] : [])));
    expect(cards.size).toBeGreaterThanOrEqual(5);
    expect(month.filter(({ ending }) => ending.buyer === 'pay' && ending.installments > 0).length).toBeGreaterThan(3);
  });
});

describe('its visitors', () => {
  it('are people who exist, many of them', () => {
    const players = new Set(month.map((visit) => visit.player));
    expect([...players].every((player) => Number.isInteger(player) && player >= 0 && player < 120)).toBe(true);
    expect(players.size).toBeGreaterThan(80);
  });
  it('buy one to three games, each once, and every game finds a buyer', () => {
    for (const { gameIds } of month) {
      expect([1, 2, 3]).toContain(gameIds.length);
      expect(new Set(gameIds).size).toBe(gameIds.length);
    }
    expect(new Set(month.flatMap((visit) => visit.gameIds))).toEqual(new Set(games.map((game) => game.id)));
  });
  it('find no more games than there are', () => {
    const [only] = games;
    expect(new Set(demoMonth(only ? [only] : [], 5, now, { seed: 7 }).map((visit) => visit.gameIds.join()))).toEqual(
      new Set(['game-0']),
    );
  });
  it('speak Spanish mostly, and English too', () => {
    expect(share((visit) => visit.language === 'es')).toBeGreaterThan(0.75);
    expect(share((visit) => visit.language === 'en')).toBeGreaterThan(0.05);
  });
});

describe('a generator of chance', () => {
  it('gives numbers from zero to just below one, evenly', () => {
    const random = seeded(1);
    const numbers = Array.from({ length: 10_000 }, () => random());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const within = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(within).toBeGreaterThan(900);
      expect(within).toBeLessThan(1_100);
    }
  });
});
