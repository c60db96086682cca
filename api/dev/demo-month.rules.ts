import { atHour, civilDateOf, plusDays, type CivilDate } from '../kernel/calendar.js';
import { hours, instant, minutes, type Instant } from '../kernel/instant.js';
import type { Language } from '../kernel/language.js';

/** A game that may be bought. */
interface DemoGame {
  id: string;
  price: number;
}

/** What a fictitious buyer will do at the bank. */
type DemoEnding =
  | { buyer: 'pay'; card: string; installments: number }
  | { buyer: 'reject'; card: string }
  | { buyer: 'cancel' }
  | { buyer: 'close' };

/** One visit to the checkout. */
export interface DemoVisit {
  player: number;
  gameIds: string[];
  placedAt: Instant;
  /** When the browser comes back from the bank; null when it never does. */
  returnedAt: Instant | null;
  language: Language;
  ending: DemoEnding;
}

const DAYS = 30;
const VISA = '4051885600446623';
const CARDS = [VISA, VISA, VISA, '370000000002032', '4051884239937763', '4511346660037060', '4051886000056590'];
const DECLINING = '5186059559590568';
/** How busy each hour of a Chilean day is, from midnight on: lunch, and the evening after homework. */
const HOURS = [1, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 8, 8, 6, 6, 8, 10, 13, 15, 16, 13, 8, 4];

/** A generator of chance that a seed repeats. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Thirty days of visits that end the day before `now`, or the last `lastDays` of them; the same seed gives the same month. */
export function demoMonth(
  games: readonly DemoGame[],
  players: number,
  now: Instant,
  { seed, lastDays = DAYS }: { seed: number; lastDays?: number },
): DemoVisit[] {
  const random = seeded(seed);
  const visits: DemoVisit[] = [];
  for (let back = DAYS; back >= 1; back--) {
    const day = plusDays(civilDateOf(now), -back);
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    const count = 5 + Math.floor(random() * 6) + (weekend ? 4 : 0) + Math.floor((DAYS - back) / 8);
    const ofDay = Array.from({ length: count }, () => visit(games, players, day, random));
    if (back <= lastDays) visits.push(...ofDay);
  }
  return visits.sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
}

function visit(games: readonly DemoGame[], players: number, day: CivilDate, random: () => number): DemoVisit {
  const at = Date.parse(atHour(day, hourOf(random))) + random() * hours(1);
  const size = Math.min(games.length, random() < 0.7 ? 1 : random() < 0.8 ? 2 : 3);
  const gameIds = new Set<string>();
  while (gameIds.size < size) {
    // The first games of the list are the favourites.
    const game = games[Math.floor(random() ** 1.7 * games.length)];
    if (game) gameIds.add(game.id);
  }
  const ending = endingOf(random);
  return {
    player: Math.floor(random() * players),
    gameIds: [...gameIds],
    placedAt: instant(Math.floor(at)),
    returnedAt: ending.buyer === 'close' ? null : instant(Math.floor(at + minutes(0.7) + random() * minutes(3))),
    language: random() < 0.85 ? 'es' : 'en',
    ending,
  };
}

function hourOf(random: () => number): number {
  const all = HOURS.reduce((sum, weight) => sum + weight, 0);
  let left = random() * all;
  for (const [hour, weight] of HOURS.entries()) {
    left -= weight;
    if (left < 0) return hour;
  }
  return 20;
}

function endingOf(random: () => number): DemoEnding {
  const dice = random();
  if (dice < 0.8) {
    const card = CARDS[Math.floor(random() * CARDS.length)] ?? VISA;
    return { buyer: 'pay', card, installments: card === VISA && random() < 0.25 ? 3 : 0 };
  }
  if (dice < 0.89) return { buyer: 'reject', card: DECLINING };
  return dice < 0.95 ? { buyer: 'cancel' } : { buyer: 'close' };
}
