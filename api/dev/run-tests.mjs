/** Runs every step although one failed, and counts: a check is one, and each Jest or Playwright test is one. */
import { killAll, stillRunning } from './children.mjs';
import { testEnvironment } from './environment.mjs';
import { inData } from './folders.mjs';
import { currentRun } from './claim.mjs';
import { buildWhatChanged, staleParts } from './parts.mjs';
import { bold, dim, green, red, seconds } from './say.mjs';
import { startDatabase } from './services.mjs';
import { endWith } from './stopping.mjs';
import { browserStep, checks, jestStep, prepareTypes, testWorkers } from './test-steps.mjs';

const words = process.argv.slice(2);
const stepNames = ['types', 'lint', 'imports', 'build', 'unit', 'api', 'crash', 'chaos', 'browser'];
const needBuild = ['api', 'crash', 'chaos', 'browser'];
const needDatabase = ['unit', 'api', 'crash', 'chaos', 'browser'];
const wants = (name) => words.length === 0 || words.includes(name);
const wantsOneOf = (names) => names.some(wants);
const totals = { passed: 0, failed: 0 };

const ending = endWith({
  beforeEnd: async () => { for (const handle of stillRunning()) await handle.stop(3); },
  force: killAll,
  codeOnWish: 130,
});

const unknown = words.filter((word) => !stepNames.includes(word));
if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`);
  process.exit(2);
}
try {
  await run();
} catch (error) {
  if (!ending.hasBegun()) {
    count({ label: 'tests', passed: 0, failed: 1, seconds: 0, report: error.stack });
  }
}
await ending.finish(totals.failed > 0 ? 1 : 0, `\n${totals.passed} passed, ${totals.failed} failed`);

async function run() {
  const isBuilt = await runChecks();
  if (!wantsOneOf(needDatabase)) return;

  const env = await withServer(testEnvironment());
  for (const name of needDatabase.filter(wants)) {
    if (needBuild.includes(name) && !isBuilt) {
      count({ label: name, passed: 0, failed: 1, seconds: 0, report: 'Not run, because the build failed.' });
      continue;
    }
    count(name === 'browser' ? await browserStep(env) : await jestStep(name, env));
  }
}

/** The checks that only read, and the build beside them: two at a time. */
async function runChecks() {
  const wanted = checks().filter(({ step }) => wants(step));
  if (wanted.some(({ step }) => step === 'types' || step === 'lint')) await prepareTypes();
  const queue = [...(wantsOneOf(['build', ...needBuild]) ? [{ label: 'build', run: build }] : []), ...wanted];
  let isBuilt = true;
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const begun = Date.now();
      const { ok, report } = await check.run();
      if (check.label === 'build') isBuilt = ok;
      count({ label: check.label, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: (Date.now() - begun) / 1000, report });
    }
  };
  await Promise.all([worker(), worker()]);
  return isBuilt;
}

async function build() {
  if (staleParts().length > 0 && currentRun()) console.log(dim('  The running `npm start` serves these files: start it again afterwards.'));
  const results = await buildWhatChanged(() => {});
  return { ok: results.every(({ ok }) => ok), report: results.filter(({ ok }) => !ok).map(({ name, output }) => `${name}:\n${output}`).join('\n') };
}

/**
 * A server for each of Jest's workers, kept for all steps; each test file makes its own database there.
 * On a server shared by two, one test's open transaction would hold up the feeds of the other.
 */
async function withServer(env) {
  if (env.TEST_DATABASE_URL) return env;

  if (env.TESTCONTAINERS === '1') {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer('postgres:18').start();
    return { ...env, TEST_DATABASE_URL: container.getConnectionUri() };
  }
  const start = (worker) => startDatabase({ folder: inData('test', `npm-test-${process.pid}-${worker}`), temporary: true }, { log: false });
  const urls = await Promise.all(Array.from({ length: testWorkers }, async (_, index) => (await start(index + 1)).url));
  return { ...env, TEST_CLUSTER_URL: urls[0], ...Object.fromEntries(urls.map((url, index) => [`TEST_CLUSTER_URL_${index + 1}`, url])) };
}

function count({ label, passed, failed, skipped = 0, seconds: took, report }) {
  if (ending.hasBegun()) return;

  totals.passed += passed;
  totals.failed += failed;
  const figures = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean).join(', ');
  console.log(`${failed ? red('FAIL') : green('ok  ')} ${bold(label.padEnd(24))} ${figures} ${dim(seconds(took))}`);
  if (failed) console.log(`${report?.trim()}\n`);
}
