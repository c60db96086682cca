/** Runs every step although one failed, and counts: a check is one, and each Jest or Playwright test is one. */
import { killAll, stillRunning } from './children.mjs';
import { testEnvironment } from './environment.mjs';
import { inData } from './folders.mjs';
import { currentRun } from './claim.mjs';
import { buildWhatChanged, staleParts } from './parts.mjs';
import { bold, dim, green, red, seconds } from './say.mjs';
import { startDatabase } from './services.mjs';
import { endWith } from './stopping.mjs';
import { lintCheck, seededFaults, typeChecks } from './checks.mjs';
import { changedFiles, changedParts, specsReached, unitSpecsOf } from './test-changed.mjs';
import {
  apiWordsCheck,
  browserStep,
  checks,
  contractCheck,
  jestSteps,
  prepareTypes,
  testWorkers,
} from './test-steps.mjs';
import { keepTimings, timingTable } from './test-timings.mjs';
import { warmUp } from './warm-up.mjs';

const words = process.argv.slice(2);
const stepNames = ['types', 'lint', 'contract', 'imports', 'build', 'unit', 'api', 'crash', 'chaos', 'browser'];
/** The stories that touch queues once more, with the queues at TEST_REDIS_URL: where that is given, or when it is named. */
const onRedis = 'redis';
const needBuild = ['api', 'crash', 'chaos', 'browser', onRedis];
const ofJest = ['unit', 'api', 'crash', 'chaos'];
const wants = (name) => words.length === 0 || words.includes(name);
const totals = { passed: 0, failed: 0 };
const begun = Date.now();
/** What took how long: steps by the clock, test files by themselves. */
const took = { steps: [], files: [] };

const ending = endWith({
  beforeEnd: async () => {
    for (const handle of stillRunning()) await handle.stop(3);
  },
  force: killAll,
  codeOfRequest: 130,
  sumSoFar: () => `Interrupted; the steps that had ended:\n${sum()}`,
});

const isOfChange = words.length === 1 && words[0] === 'changed';
const unknown = isOfChange ? [] : words.filter((word) => ![...stepNames, onRedis].includes(word));
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}; \`changed\` alone runs what a change reaches.`,
  );
  process.exit(2);
}
if (words.includes(onRedis) && !testEnvironment().TEST_REDIS_URL) {
  console.error('TEST_REDIS_URL is missing: it names the Redis whose queues are to be tested.');
  process.exit(2);
}
try {
  await run();
} catch (error) {
  if (!ending.hasBegun()) {
    count({ label: 'tests', passed: 0, failed: 1, seconds: 0, report: error.stack });
  }
}
keepTimings(took.files);
console.log(timingTable(took, (Date.now() - begun) / 1000));
await ending.finish(totals.failed > 0 ? 1 : 0, `\n${sum()}`);

function sum() {
  return `${totals.passed} passed, ${totals.failed} failed`;
}

async function run() {
  const { checks: wanted, parts, projects, files, withBrowser } = isOfChange ? await planOfChange() : planOfSteps();
  const checking = Date.now();
  const isBuilt = await runChecks(wanted, parts);
  took.steps.push({ label: 'checks and build', seconds: (Date.now() - checking) / 1000 });
  const steps = [...projects, ...(withBrowser ? ['browser'] : [])];
  for (const name of steps.filter((step) => needBuild.includes(step) && !isBuilt))
    count({ label: name, passed: 0, failed: 1, seconds: 0, report: 'Not run, because the build failed.' });
  const able = steps.filter((step) => isBuilt || !needBuild.includes(step));
  if (able.length === 0) return;

  const { TEST_REDIS_URL, ...env } = await withServer(testEnvironment());
  const ofJestNow = projects.filter((step) => able.includes(step));
  const runs = [
    { steps: ofJestNow.filter((step) => step !== onRedis), env },
    { steps: ofJestNow.filter((step) => step === onRedis), env: { ...env, TEST_REDIS_URL } },
  ];
  for (const { steps: together, env: around } of runs.filter((one) => one.steps.length > 0)) {
    const { seconds: long, steps: results } = await jestSteps(together, around, { files });
    for (const result of results) count(result);
    took.steps.push({ label: together.join(', '), seconds: long });
  }
  if (able.includes('browser')) {
    const result = await browserStep(env);
    count(result);
    took.steps.push(result);
  }
}

/** All steps, or those that were named. */
function planOfSteps() {
  const isOnRedis = words.includes(onRedis) || (words.length === 0 && testEnvironment().TEST_REDIS_URL);
  const projects = [...ofJest.filter(wants), ...(isOnRedis ? [onRedis] : [])];
  const isNeeded = [...needBuild, 'build'].some(wants);
  return {
    checks: checks().filter(({ step }) => wants(step)),
    parts: isNeeded ? 'all' : 'none',
    projects,
    files: [],
    withBrowser: wants('browser'),
  };
}

/** What the change reaches and a minute holds. */
async function planOfChange() {
  const files = changedFiles();
  const specs = await unitSpecsOf(files);
  const { stories, left } = specsReached(files);
  console.log(
    dim(
      `  ${files.length} files changed: ${specs.length} unit specs and ${stories.length} stories${left > 0 ? `; ${left} more stories run with \`npm test -- api\`` : ''}`,
    ),
  );
  const touches = (pattern) => files.some((file) => pattern.test(file));
  const projects = [
    specs.length > 0 && 'unit',
    ...['api', 'crash'].map((name) => stories.some((story) => story.startsWith(`test/${name}/`)) && name),
  ].filter(Boolean);
  return {
    checks: [
      lintCheck(files),
      ...typeChecks(changedParts(files)),
      ...(touches(/^test\/lint\/|oxlintrc|eslint|checks\.mjs$/) ? seededFaults() : []),
      ...(touches(/\.(dto|controller|resource)\.ts$/) ? [contractCheck(), apiWordsCheck()] : []),
    ],
    parts: stories.length > 0 ? ['api', 'sandbox'] : 'none',
    projects,
    files: [...specs, ...stories],
    withBrowser: false,
  };
}

/** The checks that only read, and the build beside them: two at a time. */
async function runChecks(wanted, parts) {
  if (wanted.some(({ step }) => ['types', 'lint', 'imports'].includes(step))) await prepareTypes();
  const queue = [...(parts === 'none' ? [] : [{ label: 'build', run: () => build(parts) }]), ...wanted];
  let isBuilt = true;
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const begunAt = Date.now();
      const { ok, report } = await check.run();
      if (check.label === 'build') isBuilt = ok;
      count({
        label: check.label,
        passed: ok ? 1 : 0,
        failed: ok ? 0 : 1,
        seconds: (Date.now() - begunAt) / 1000,
        report,
      });
    }
  };
  await Promise.all([worker(), worker()]);
  return isBuilt;
}

async function build(parts) {
  if (staleParts().length > 0 && currentRun())
    console.log(dim('  The running `npm start` serves these files: start it again afterwards.'));
  const results = await buildWhatChanged(() => {}, parts === 'all' ? {} : { only: parts });
  // For a minute of tests it is not worth its ten seconds.
  if (!isOfChange && results.every(({ ok }) => ok)) await warmUp();
  return {
    ok: results.every(({ ok }) => ok),
    report: results
      .filter(({ ok }) => !ok)
      .map(({ name, output }) => `${name}:\n${output}`)
      .join('\n'),
  };
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
  const start = (worker) =>
    startDatabase(
      { folder: inData('test', `npm-test-${process.pid}-${worker}`), temporary: true, socket: true },
      { log: false },
    );
  const urls = await Promise.all(Array.from({ length: testWorkers }, async (_, index) => (await start(index + 1)).url));
  return {
    ...env,
    TEST_CLUSTER_URL: urls[0],
    ...Object.fromEntries(urls.map((url, index) => [`TEST_CLUSTER_URL_${index + 1}`, url])),
  };
}

function count({ label, passed, failed, skipped = 0, seconds: long, report, files = [] }) {
  if (ending.hasBegun()) return;

  took.files.push(...files);
  totals.passed += passed;
  totals.failed += failed;
  const figures = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ');
  console.log(`${failed ? red('FAIL') : green('ok  ')} ${bold(label.padEnd(24))} ${figures} ${dim(seconds(long))}`);
  if (failed) console.log(`${report?.trim()}\n`);
}
