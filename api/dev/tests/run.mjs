/** Runs every step although one failed, and counts: a check is one, and each Jest or Playwright test is one. */
import { loadavg } from 'node:os';
import { killAll, stillRunning } from '../children.mjs';
import { currentRun } from '../claim.mjs';
import { testEnvironment } from '../environment.mjs';
import { inData } from '../folders.mjs';
import { machineLine, measureMachine } from '../machine.mjs';
import { buildWhatChanged, staleParts } from '../parts.mjs';
import { bold, dim, green, red, seconds, yellow } from '../say.mjs';
import { startDatabase } from '../services.mjs';
import { endWith } from '../stopping.mjs';
import { prepareTypes } from './checks.mjs';
import { movedDates, movingLibrary, variablesOf } from './moved-dates.mjs';
import { git } from './git.mjs';
import { onDates, onRedis, onStores, planOfChange, planOfSteps, stepNames, stories } from './plan.mjs';
import { whatToInstall } from './real-stores.mjs';
import { Tally } from './results.mjs';
import { conditions, seedsOf } from './conditions.mjs';
import { monotonic, runWhileTime } from './time/portions.mjs';
import { keepTimings, secondsOfFiles, timingTable } from './time/timings.mjs';
import { runJest, runJourneys, testWorkers } from './tools.mjs';
import { mostUrgentFirst, rotationOfCommit } from './rotation.mjs';
import { filesToTryAgain, keepUnsteady } from './unsteady.mjs';
import { warmUp } from './warm-up.mjs';

const words = process.argv.slice(2);
/** Leaves nothing out, and draws other examples for the rules' properties than before. */
const everything = words.includes('all');
const steps = words.filter((word) => word !== 'all');
const seeds = seedsOf(everything);
const isOfChange = words.length === 1 && words[0] === 'changed';
const begun = monotonic();
/** Without a limit unless `TEST_MINUTES` sets one; by which part of it each kind of test begins no more files. */
const limitMs = Number(process.env.TEST_MINUTES || 0) * 60_000;
const lastBegins = { stories: 0.62, dates: 0.66, redis: 0.7, browser: 1 };
const tally = new Tally();
/** Checks, and tools that failed without saying where: each is one. */
const others = { passed: 0, failed: 0 };
const took = [];
const unsteady = [];
/** Files that no time was left for, by their project and path. */
const left = new Set();
let planned = 0;
let triedAgain = 0;
let machine = measureMachine();

const ending = endWith({
  beforeEnd: async () => {
    for (const handle of stillRunning()) await handle.stop(3);
  },
  force: killAll,
  codeOfRequest: 130,
  sumSoFar: () => `Interrupted after ${tally.sums().files} of ${planned} test files:\n${sum()}`,
});

refuseUnknownWords();
console.log(dim(conditions({ machine, seeds })));
try {
  await run();
  await tryAgain();
} catch (error) {
  if (!ending.hasBegun()) countCheck({ label: 'tests', ok: false, report: error.stack });
}
keepTimings(tally.files());
console.log(timingTable({ steps: took, files: tally.files() }, (monotonic() - begun) / 1000));
printLeft();
printUnsteady();
await ending.finish(failures() > 0 ? 1 : 0, `\n${sum()}`);

function refuseUnknownWords() {
  const unknown = isOfChange ? [] : steps.filter((word) => ![...stepNames, onRedis].includes(word));
  if (unknown.length > 0) {
    console.error(
      `There is no step called ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}; \`changed\` alone runs what a change reaches, \`all\` also what a plain run leaves out.`,
    );
    process.exit(2);
  }
  if (steps.includes(onRedis) && !testEnvironment().TEST_REDIS_URL) {
    console.error('TEST_REDIS_URL is missing: it names the Redis whose queues are to be tested.');
    process.exit(2);
  }
  if (steps.includes(onDates) && !movingLibrary) {
    console.error('Stories run on other dates with the Debian package libfaketime, which is not installed.');
    process.exit(2);
  }
}

async function run() {
  const { TEST_REDIS_URL, ...env } = testEnvironment();
  const plan = isOfChange
    ? await planOfChange()
    : planOfSteps(steps, { withRedis: Boolean(TEST_REDIS_URL), everything });
  if (plan.sentence) console.log(dim(`  ${plan.sentence}`));
  leaveOutStores(plan);
  const { unit, browser, [onRedis]: redis, [onStores]: stores, ...rest } = plan.files;
  planned = Object.values(plan.files).flat().length;

  const [isBuilt] = await Promise.all([
    timed('checks and build', () => runChecks(plan)),
    unit && inJest({ unit }, env, { workers: 2 }),
  ]);
  const needBuild = Object.keys(plan.files).filter((project) => project !== 'unit');
  if (!isBuilt) {
    for (const label of needBuild) countCheck({ label, ok: false, report: 'Not run, because the build failed.' });
    return;
  }
  if (needBuild.length === 0) return;

  const around = await withServers(env);
  const ofStories = Object.fromEntries(Object.entries(rest).filter(([project]) => stories.includes(project)));
  if (Object.keys(ofStories).length > 0) await inJest(ofStories, around, { until: endOf('stories') });
  for (const date of movedDates) if (rest[date]) await onDate(date, rest[date], env);
  if (redis) await inJest({ [onRedis]: redis }, { ...around, TEST_REDIS_URL }, { until: endOf('redis') });
  // A gigabyte at a time.
  if (stores) await inJest({ [onStores]: stores }, around, { workers: 1 });
  if (browser) await inBrowser(browser, around);
}

/** A failure where they are wanted and cannot run. */
function leaveOutStores({ files }) {
  if (!files[onStores] || !whatToInstall()) return;
  countCheck({ label: onStores, ok: false, report: whatToInstall() });
  delete files[onStores];
}

/** The checks that only read, after the build: one at a time, beside the unit specs. */
async function runChecks({ checks, parts }) {
  if (checks.some(({ step }) => ['types', 'lint', 'imports'].includes(step))) await prepareTypes();
  let isBuilt = true;
  for (const { label, run: check } of [
    ...(parts === 'none' ? [] : [{ label: 'build', run: () => build(parts) }]),
    ...checks,
  ]) {
    const since = Date.now();
    const { ok, report } = await check();
    if (label === 'build') isBuilt = ok;
    countCheck({ label, ok, report, seconds: (Date.now() - since) / 1000 });
  }
  return isBuilt;
}

async function build(parts) {
  if (staleParts().length > 0 && currentRun())
    console.log(dim('  The running `npm start` serves these files: start it again afterwards.'));
  const results = await buildWhatChanged(() => {}, parts === 'all' ? {} : { only: parts });
  const isBuilt = results.every(({ ok }) => ok);
  // For a minute of tests it is not worth its ten seconds.
  if (!isOfChange && isBuilt) await warmUp();
  const failed = results.filter(({ ok }) => !ok);
  return { ok: isBuilt, report: failed.map(({ name, output }) => `${name}:\n${output}`).join('\n') };
}

async function inJest(filesOf, env, { workers, until } = {}) {
  const projects = Object.keys(filesOf);
  const files = Object.values(filesOf).flat();
  await timed(projects.join(', '), async () => {
    const { failure } = await runJest({ projects, files, env: forTests(env, until), workers }, note);
    for (const project of projects) report(project, filesOf[project]);
    reportFailure(projects.join(', '), failure);
  });
}

/** API stories, their servers and their databases, all on another date. */
async function onDate(date, files, env) {
  const around = await withServers({ ...env, ...variablesOf(date) }, { name: date.replace(' ', '-') });
  await timed(date, async () => {
    const ofDate = (result) => note({ ...result, project: date });
    const what = { projects: ['api'], files, env: forTests(around, endOf('dates')) };
    const { failure } = await runJest(what, ofDate);
    report(date, files);
    reportFailure(date, failure);
  });
}

/** Playwright skips nothing when a time is over: where it is limited, journeys run in portions. */
async function inBrowser(files, env) {
  // Where the stories found the machine busy, the journeys may find it otherwise.
  machine = measureMachine();
  console.log(dim(machineLine(machine)));
  const run = async (some) => {
    if (ending.hasBegun()) return;
    const { failure } = await runJourneys({ files: some, env: forTests(env) }, note);
    reportFailure('browser', failure);
  };
  await timed('browser', async () => {
    const how = { run, until: endOf('browser') ?? Infinity, workers: testWorkers, secondsOf: secondsOfFiles() };
    for (const path of await runWhileTime(limitMs ? mostUrgentFirst(files) : files, how)) leave('browser', path);
    report('browser', files);
  });
}

/** By the monotonic clock; undefined without a limit. */
function endOf(kind) {
  return limitMs ? begun + limitMs * lastBegins[kind] : undefined;
}

/** A file that failed runs once more, alone: on a database server of its own, with one worker. */
async function tryAgain() {
  const { again, why } = filesToTryAgain(tally.failedFiles());
  if (why) console.log(yellow(why));
  for (const first of again) {
    console.log(`${bold(first.path)} once more, alone`);
    const second = await runAlone(first);
    if (second.passed === 0 || second.failed > 0) {
      print(second);
      continue;
    }
    tally.replace(second);
    unsteady.push({
      ...first,
      at: new Date().toISOString(),
      commit: git('rev-parse', 'HEAD')[0] ?? '',
      factor: machine.factor,
      load: loadavg()[0],
    });
  }
  if (unsteady.length > 0) keepUnsteady(unsteady);
}

async function runAlone({ project, path }) {
  triedAgain += 1;
  const { TEST_REDIS_URL, ...env } = testEnvironment();
  if (movedDates.includes(project)) Object.assign(env, variablesOf(project));
  const around = project === 'unit' ? env : await withServers(env, { servers: 1, name: `again-${triedAgain}` });
  if (project === onRedis) Object.assign(around, { TEST_REDIS_URL });
  const again = new Tally();
  const onResult = (result) => again.add({ ...result, project });
  const what = { files: [path], env: forTests(around), workers: 1 };
  const { failure } = await (project === 'browser'
    ? runJourneys(what, onResult)
    : runJest({ ...what, projects: [movedDates.includes(project) ? 'api' : project] }, onResult));
  const [result] = again.files();
  return result && !failure
    ? result
    : { project, path, seconds: 0, passed: 0, failed: 1, skipped: 0, message: failure };
}

/**
 * A server for each of Jest's workers, kept for all steps; each test file makes its own database there.
 * On a server shared by two, one test's open transaction would hold up the feeds of the other.
 */
async function withServers(env, { servers = testWorkers, name = 'npm-test' } = {}) {
  if (env.TEST_DATABASE_URL) return env;

  if (env.TESTCONTAINERS === '1') {
    const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
    const container = await new PostgreSqlContainer('postgres:18').start();
    return { ...env, TEST_DATABASE_URL: container.getConnectionUri() };
  }
  const start = (worker) =>
    startDatabase(
      { folder: inData('test', `${name}-${process.pid}-${worker}`), temporary: true, socket: true },
      { log: false, env: { ...process.env, ...env } },
    );
  const urls = await Promise.all(Array.from({ length: servers }, async (_, index) => (await start(index + 1)).url));
  return {
    ...env,
    TEST_CLUSTER_URL: urls[0],
    ...Object.fromEntries(urls.map((url, index) => [`TEST_CLUSTER_URL_${index + 1}`, url])),
  };
}

/** What the tests themselves go by. @param until when no more of their files begin */
function forTests(env, until) {
  return {
    ...env,
    ...(until && { TEST_UNTIL: String(until) }),
    TEST_MACHINE_FACTOR: String(machine.factor),
    TEST_ROTATION: String(rotationOfCommit()),
    TEST_PROPERTY_SEED: String(seeds.properties),
    ...(everything && { TEST_ALL: 'yes' }),
  };
}

async function timed(label, work) {
  const since = Date.now();
  const answer = await work();
  took.push({ label, seconds: (Date.now() - since) / 1000 });
  return answer;
}

/** A file, or a journey of one, has ended: its reason is printed when it happens. */
function note(result) {
  if (ending.hasBegun()) return;
  if (result.isLeft) return leave(result.project, result.path);
  tally.add(result);
  print(result);
}

function print({ project, path, title, failed, seconds: long, message }) {
  const name = title ? `${path} › ${title}` : path;
  console.log(
    `     ${failed ? red('FAIL') : dim('pass')} ${dim(project)} ${failed ? bold(name) : name} ${dim(seconds(long))}`,
  );
  if (failed) console.log(`${message.trim()}\n`);
}

function leave(project, path) {
  left.add(`${project} ${path}`);
}

/** The sum of a project; a file that was planned and said nothing is a failure. */
function report(project, files) {
  if (ending.hasBegun()) return;
  const { passed, failed, skipped, seconds: long } = tally.sums(project);
  const figures = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
  console.log(
    `${failed ? red('FAIL') : green('ok  ')} ${bold(project.padEnd(24))} ${figures.join(', ')} ${dim(seconds(long))}`,
  );
  const ended = new Set(tally.files(project).map(({ path }) => path));
  const missing = files.filter((path) => !ended.has(path) && !left.has(`${project} ${path}`));
  if (files.length === 0) countCheck({ label: project, ok: false, report: 'No test file matches.' });
  else if (missing.length > 0)
    countCheck({ label: project, ok: false, report: `Without a result: ${missing.join(', ')}` });
}

function reportFailure(label, failure) {
  if (failure) countCheck({ label, ok: false, report: failure });
}

function countCheck({ label, ok, report: text, seconds: long = 0 }) {
  if (ending.hasBegun()) return;
  others[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? green('ok  ') : red('FAIL')} ${bold(label.padEnd(24))} ${dim(seconds(long))}`);
  if (!ok) console.log(`${text?.trim()}\n`);
}

function printLeft() {
  if (left.size === 0) return;
  const names = [...left].map((name) => name.replace(/test\/(api\/)?|\.spec\.ts$/g, ''));
  const why = `the ${limitMs / 60_000} minutes of TEST_MINUTES held no more`;
  console.log(yellow(`\nLEFT for another run, as ${why}: ${left.size} of ${planned} test files: ${names.join(', ')}`));
}

function printUnsteady() {
  for (const { path, message } of unsteady)
    console.log(
      yellow(`\nUNSTEADY ${bold(path)} failed beside others and passed alone. What it said first:\n${message.trim()}`),
    );
  console.log(`\n${failures()} failed, ${unsteady.length} unsteady, ${machineLine(machine)}`);
}

function failures() {
  return others.failed + tally.sums().failed;
}

function sum() {
  return `${others.passed + tally.sums().passed} passed, ${failures()} failed`;
}
