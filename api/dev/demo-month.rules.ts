import { days, hours, instant, minutes, type Instant } from '../kernel/instant.js';
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
const CHILE_MS = hours(-3);

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

/** Thirty days of visits that end the day before `now`; the same seed gives the same month. */
export function demoMonth(games: readonly DemoGame[], players: number, now: Instant, seed: number): DemoVisit[] {
  const random = seeded(seed);
  const midnight = Math.floor((Date.parse(now) + CHILE_MS) / days(1)) * days(1) - CHILE_MS;
  const visits: DemoVisit[] = [];
  for (let day = DAYS; day >= 1; day--) {
    const start = midnight - days(day);
    const weekend = [0, 6].includes(new Date(start + hours(12)).getUTCDay());
    const count = 5 + Math.floor(random() * 6) + (weekend ? 4 : 0) + Math.floor((DAYS - day) / 8);
    for (let n = 0; n < count; n++) visits.push(visit(games, players, start, random));
  }
  return visits.sort((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
}

function visit(games: readonly DemoGame[], players: number, start: number, random: () => number): DemoVisit {
  const at = start + hourOf(random) + random() * hours(1);
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
    if (left < 0) return hours(hour);
  }
  return hours(20);
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
