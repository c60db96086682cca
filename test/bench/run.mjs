/** The benchmark: everything in one run on one machine, so that the ratios hold wherever it runs. Never fails a build. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import pg from 'pg';
import { measureAchievements } from './achievements.mjs';
import { measureCodes } from './codes.mjs';
import { measureMonthClose } from './earnings.mjs';
import { measureHeartbeats } from './heartbeats.mjs';
import { openQueue } from './queue.mjs';
import { measurePlay } from './play.mjs';
import { measurePlayReport } from './play-report.mjs';
import { measureRenewals } from './renewals.mjs';
import { measureCatalogue, measureCheckouts } from './shop.mjs';
import { measureSignIns } from './sign-ins.mjs';
import { measureStore } from './store.mjs';
import { scratchDatabase } from './support.mjs';
import { measureToast } from './toast.mjs';
import { measureUploads } from './uploads.mjs';

const quick = process.argv.includes('--quick');
/** `--only=sign-ins` measures one part; `--redis` or REDIS_URL measures renewals once more with their queue there. */
const only = process.argv.map((word) => /^--only=(.+)$/.exec(word)?.[1]).find(Boolean);
const PARTS = {
  store: measureStore,
  shop: measureCheckouts,
  codes: measureCodes,
  list: measureCatalogue,
  'sign-ins': measureSignIns,
  achievements: measureAchievements,
  toast: measureToast,
  renewals: measureRenewals,
  play: measurePlay,
  uploads: measureUploads,
  heartbeats: measureHeartbeats,
  'month-close': measureMonthClose,
  'play-report': measurePlayReport,
};
if (only && !(only in PARTS)) throw new Error(`there is no part ${only}, only ${Object.keys(PARTS).join(', ')}`);
const rows = [];

/** @param {string} work @param {number | null} value @param {string} unit @param {{ least?: number, most?: number }} goal */
function report(work, value, unit, goal = {}) {
  const holds =
    goal.least === undefined && goal.most === undefined
      ? ''
      : value >= (goal.least ?? -Infinity) && value <= (goal.most ?? Infinity)
        ? 'holds'
        : 'MISSES';
  const wanted = goal.least !== undefined ? `>= ${goal.least}` : goal.most !== undefined ? `<= ${goal.most}` : '';
  rows.push({ work, value, unit, goal: wanted, holds });
  process.stdout.write(
    `${work.padEnd(70)} ${String(round(value)).padStart(9)} ${unit.padEnd(12)} ${wanted.padEnd(9)} ${holds}\n`,
  );
}

const round = (value) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000);

const server = process.env.DATABASE_URL;
const {
  rows: [version],
} = await withClient(server, (client) =>
  client.query("select version(), current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync"),
);
process.stdout.write(
  `${version.version.split(' on ')[0]}, fsync ${version.fsync}, synchronous_commit ${version.sync}, node ${process.version}\n`,
);
process.stdout.write(
  `${availableParallelism()} cores, load average before ${loadavg()
    .map((load) => load.toFixed(2))
    .join(' ')}\n\n`,
);

for (const [name, measure] of Object.entries(PARTS)) {
  if (!only || only === name)
    await scratchDatabase(server, `bench_${name.replaceAll('-', '_')}`, (url) => measure(url, report, quick));
}
const queue = only && only !== 'renewals' ? null : await openQueue(process.argv.includes('--redis'));
if (queue) await scratchDatabase(server, 'bench_renewals_redis', (url) => measureRenewals(url, report, quick, queue));
await queue?.stop();

await mkdir('.data', { recursive: true });
await writeFile(
  '.data/bench.json',
  `${JSON.stringify({ at: new Date().toISOString(), postgres: version, rows }, null, 2)}\n`,
);
process.stdout.write('\nwritten to .data/bench.json\n');
process.exit(0);

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
