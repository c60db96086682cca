import { expectInvariants } from '../support/invariants.js';
import { startShop, type Shop } from '../support/shop.js';
import { aCode } from '../api/codes/codes.js';
import { Staff } from '../api/backoffice/console.js';
import { Storm } from './storm.js';

const given = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
/** A few fixed ones in every run of the tests; `npm run chaos` draws many. Failing ones are kept here. */
const KEPT = [20_261_121, 404];
const SEEDS = process.env.CHAOS_SEEDS ? Array.from({ length: given('CHAOS_SEEDS', 0) }, (_, n) => given('CHAOS_FROM', 1) + n) : KEPT;
const LANES = given('CHAOS_LANES', 1);
const STEPS = given('CHAOS_STEPS', 25);
const PEOPLE = 3;
/** After so many storms a lane gets a new shop, so that the old ones' rows do not slow it down. */
const STORMS_PER_SHOP = 6;
const HOUR = 3_600_000;

interface Told {
  seed: number;
  seconds: number;
  deaths: number;
  faults: number;
  trouble: unknown;
}

/** One storm after the other in a shop of its own, until no seed is left. */
async function lane(seeds: number[], told: Told[], faults: Map<string, number>): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined;) {
    const shop = await startShop({ apart: true });
    try {
      for (let storms = 0; seed !== undefined && storms < STORMS_PER_SHOP; storms++) {
        const begun = Date.now();
        const storm = new Storm(shop, (await shop.games()).slice(0, 8), await Staff.signsIn(shop), await codesFor(shop), seed);
        const trouble = await ride(storm, shop);
        for (const [name, count] of storm.faults) faults.set(name, (faults.get(name) ?? 0) + count);
        told.push({ seed, seconds: (Date.now() - begun) / 1000, deaths: storm.mortals.deaths, faults: [...storm.faults.values()].reduce((sum, n) => sum + n, 0), trouble });
        if (told.length % 10 === 0) process.stderr.write(`${told.length} of ${SEEDS.length} seeds\n`);
        if (trouble) process.stderr.write(`seed ${seed}: ${String(trouble instanceof Error ? trouble.stack : trouble)}\nafter ${storm.told.join(' | ')}\n`);
        seed = seeds.shift();
        if (trouble) break;
      }
    } finally {
      await shop.close();
    }
  }
}

async function ride(storm: Storm, shop: Shop): Promise<unknown> {
  try {
    await storm.gathers(PEOPLE);
    for (let step = 0; step < STEPS; step++) await storm.step();
    await storm.calmsDown();
    await expectInvariants(shop);
    return null;
  } catch (error) {
    await storm.mortals.absolve().catch(() => undefined);
    return error;
  }
}

/** Codes that are soon used up, so that people are in each other's way. */
async function codesFor(shop: Shop): Promise<string[]> {
  const codes = [await aCode(shop, { percent: 25, uses: 2 }), await aCode(shop, { percent: 100, uses: 1 }), await aCode(shop, { percent: 10 })];
  return codes.map(({ text }) => text);
}

describe('a shop in which everything goes wrong', () => {
  it('keeps money, games and agreements together', async () => {
    const seeds = [...SEEDS];
    const told: Told[] = [];
    const faults = new Map<string, number>();
    await Promise.all(Array.from({ length: LANES }, () => lane(seeds, told, faults)));

    const troubles = told.filter(({ trouble }) => trouble !== null);
    const sum = (count: (each: Told) => number): number => told.reduce((all, each) => all + count(each), 0);
    process.stdout.write([
      `${told.length} seeds from ${SEEDS[0]}, ${STEPS} steps each, ${Math.round(sum(({ seconds }) => seconds))} s in ${LANES} lanes`,
      `faults injected: ${sum((each) => each.faults)}, processes that died: ${sum(({ deaths }) => deaths)}`,
      ...[...faults].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`),
      `violations: ${troubles.length}${troubles.length > 0 ? ` (seeds ${troubles.map(({ seed }) => seed).join(', ')})` : ''}`, '',
    ].join('\n'));
    expect(troubles.map(({ seed }) => seed)).toEqual([]);
    expect(told).toHaveLength(SEEDS.length);
  }, 8 * HOUR);
});
