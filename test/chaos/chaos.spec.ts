import { expectInvariants } from '../support/invariants.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { patient } from '../support/patience.js';
import { startShop, type Game, type Shop } from '../support/shop.js';
import { aCode } from '../api/codes/codes.js';
import { Staff } from '../api/backoffice/console.js';
import { Outages } from './outages.js';
import { KINDS, FaultRun, type Kind } from './fault-run.js';
import { PaidStudio } from './paid-studio.js';

const given = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
/** A few fixed ones in every run of the tests; `npm run chaos` draws many. Failing ones are kept here. */
const KEPT = [20_261_121, 404];
const SEEDS = process.env.CHAOS_SEEDS
  ? Array.from({ length: given('CHAOS_SEEDS', 0) }, (_, n) => given('CHAOS_FROM', 1) + n)
  : KEPT;
const LANES = given('CHAOS_LANES', 1);
const STEPS = given('CHAOS_STEPS', 25);
/** A PostgreSQL server for each lane, which is killed now and then; in every run of the tests the shared one only loses its connections. */
const OWN_POSTGRES = process.env.CHAOS_POSTGRES === 'own';
/** Where the system lets a test have a disk of its own: room for the shops of a lane, one after the other. */
const DISK_MB = 512;
const PEOPLE = 3;
/** After so many storms a lane gets a new shop, so that the old ones' rows do not slow it down. */
const FAULT_RUNS_PER_SHOP = 6;
const MINUTE = 60_000;
/** Many seeds may take a night; the kept ones that hang are to be heard of. */
const LONGEST_MS = process.env.CHAOS_SEEDS ? 8 * 60 * MINUTE : patient(15 * MINUTE);

interface Shown {
  seed: number;
  seconds: number;
  deaths: number;
  faults: number;
  kinds: ReadonlyMap<Kind, number>;
  trouble: unknown;
}

/** One storm after the other in a shop of its own, until no seed is left. */
async function lane(seeds: number[], reply: Shown[], faults: Map<string, number>): Promise<void> {
  const postgres = OWN_POSTGRES ? await OwnPostgres.start({ diskMb: DISK_MB }) : null;
  while (seeds.length > 0) {
    const shop = await startShop({ apart: true, server: postgres?.url });
    try {
      seeds.unshift(...(await faultRunsOver(shop, postgres, seeds.splice(0, FAULT_RUNS_PER_SHOP), reply, faults)));
    } finally {
      await shop.close();
    }
  }
  await postgres?.close();
}

/** @returns the seeds that are left after a violation: what it leaves in this shop would make every later storm fail. */
async function faultRunsOver(
  shop: Shop,
  postgres: OwnPostgres | null,
  seeds: readonly number[],
  reply: Shown[],
  faults: Map<string, number>,
): Promise<readonly number[]> {
  const [games, staff] = [(await shop.games()).slice(0, 8), await Staff.signsIn(shop)];
  const studio = await PaidStudio.of(shop, staff, games[0] as Game);
  const scene = { games, staff, studio, outages: new Outages(shop, postgres) };
  for (const [index, seed] of seeds.entries()) {
    const begun = Date.now();
    const run = new FaultRun(shop, { ...scene, codes: await codesFor(shop) }, seed, STEPS);
    // The last storm's rebuild of all projections covers those before it.
    const trouble = await ride(run, shop, index === seeds.length - 1);
    for (const [name, count] of run.faults) faults.set(name, (faults.get(name) ?? 0) + count);
    reply.push({
      seed,
      seconds: (Date.now() - begun) / 1000,
      deaths: run.processes.deaths,
      faults: [...run.faults.values()].reduce((sum, n) => sum + n, 0),
      kinds: run.kinds,
      trouble,
    });
    if (reply.length % 10 === 0) process.stderr.write(`${reply.length} of ${SEEDS.length} seeds\n`);
    if (!trouble) continue;

    process.stderr.write(
      `seed ${seed}, after ${seeds.slice(0, index).join(', ') || 'none'} in one shop: ${String(trouble instanceof Error ? trouble.stack : trouble)}\nafter ${run.reply.join(' | ')}\n`,
    );
    return seeds.slice(index + 1);
  }
  return [];
}

async function ride(run: FaultRun, shop: Shop, rebuild: boolean): Promise<unknown> {
  try {
    await run.gathers(PEOPLE);
    await run.rages();
    await run.calmsDown();
    await expectInvariants(shop, { rebuild });
    return null;
  } catch (error) {
    await run.processes.absolve().catch(() => undefined);
    return error;
  }
}

/** Codes that are soon used up, so that people are in each other's way. */
async function codesFor(shop: Shop): Promise<string[]> {
  const codes = [
    await aCode(shop, { percent: 25, uses: 2 }),
    await aCode(shop, { percent: 100, uses: 1 }),
    await aCode(shop, { percent: 10 }),
  ];
  return codes.map(({ text }) => text);
}

describe('a shop in which everything goes wrong', () => {
  it(
    'keeps money, games and agreements together',
    async () => {
      const seeds = [...SEEDS];
      const reply: Shown[] = [];
      const faults = new Map<string, number>();
      await Promise.all(Array.from({ length: LANES }, () => lane(seeds, reply, faults)));

      const troubles = reply.filter(({ trouble }) => trouble !== null);
      const sum = (count: (each: Shown) => number): number => reply.reduce((all, each) => all + count(each), 0);
      process.stdout.write(
        [
          `${reply.length} seeds from ${SEEDS[0]}, ${STEPS} steps each, ${Math.round(sum(({ seconds }) => seconds))} s in ${LANES} lanes`,
          `faults injected: ${sum((each) => each.faults)}, processes that died: ${sum(({ deaths }) => deaths)}`,
          ...KINDS.map(
            (kind) =>
              `  ${String(sum(({ kinds }) => kinds.get(kind) ?? 0)).padStart(6)}  ${kind}, in ${sum(({ kinds }) => Number(kinds.has(kind)))} seeds`,
          ),
          '',
          ...[...faults]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`),
          `violations: ${troubles.length}${troubles.length > 0 ? ` (seeds ${troubles.map(({ seed }) => seed).join(', ')})` : ''}`,
          '',
        ].join('\n'),
      );
      expect(troubles.map(({ seed }) => seed)).toEqual([]);
      expect(
        reply.flatMap(({ seed, kinds }) =>
          KINDS.filter((kind) => !kinds.has(kind)).map((kind) => `${seed} without ${kind}`),
        ),
      ).toEqual([]);
      expect(reply).toHaveLength(SEEDS.length);
    },
    LONGEST_MS,
  );
});
