import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { lintCheck, seededFaults, typeChecks } from './checks.mjs';
import { runChild } from './children.mjs';
import { prepareContractTypes } from './contract-types.mjs';
import { inData, inRoot, root } from './folders.mjs';
import { dim } from './say.mjs';
import { freePorts } from './ports.mjs';

/** Test files that run side by side. */
export const testWorkers = 3;

const reactRouter = 'node_modules/@react-router/dev/bin.js';

/** The checks that read the sources: each is one in the count. */
export function checks() {
  return [
    lintCheck(),
    ...typeChecks(),
    ...seededFaults(),
    contractCheck(),
    apiWordsCheck(),
    check('lint', 'words of names', 'test/lint/names.mjs', []),
    check('lint', 'limits', 'test/lint/limits.mjs', []),
    check('lint', 'columns of migrations', 'test/lint/migrations.mjs', []),
    check('lint', 'code of projections', 'test/lint/projections.mjs', []),
    check('imports', 'import rules', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      ...['api', 'admin/src', 'storefront/src', 'test'].filter((folder) => existsSync(inRoot(folder))),
    ]),
  ];
}

/** Whether the committed contract is what routes and DTOs say. */
export const contractCheck = () => check('contract', 'contract', 'api/dev/openapi.mjs', ['check']);

/** Whether the contract's texts keep to the words of the glossary. */
export const apiWordsCheck = () => check('lint', 'words of the API', 'test/lint/api-words.mjs', []);

/** Generated types: the contract's, and those of the storefront's routes. Type checks, the linter and the import rules read them. */
export async function prepareTypes() {
  await prepareContractTypes();
  if (!existsSync(inRoot('storefront/vite.config.ts'))) return;
  await runChild({ name: 'typegen', script: inRoot(reactRouter), args: ['typegen', 'storefront'] });
}

/**
 * Some projects of Jest in one run, so that its workers stay busy until the last file; each test counted for its project.
 * @param {{ files?: string[] }} only some test files
 * @returns the seconds of the run, and one result per project with the seconds of each of its files
 */
export async function jestSteps(projects, env, { files = [] } = {}) {
  const report = freshReport('jest');
  const args = [
    '-c',
    'test/jest.config.cjs',
    '--selectProjects',
    ...projects,
    `--maxWorkers=${testWorkers}`,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ];
  const { result, seconds } = await timed(() =>
    runChild({
      name: 'jest',
      script: inRoot('node_modules/jest/bin/jest.js'),
      args,
      env,
      onLine: showLines(/^(PASS|FAIL) /),
    }),
  );
  const json = read(report);
  if (!json)
    return {
      seconds,
      steps: [{ label: projects.join(', '), passed: 0, failed: 1, seconds, report: result.output, files: [] }],
    };

  const steps = projects.map((project) =>
    stepOf(
      project,
      json.testResults.filter(({ name }) => projects.length === 1 || projectOf(name) === project),
    ),
  );
  const isUnexplained = !result.ok && steps.every(({ failed }) => failed === 0);
  if (isUnexplained) steps.push({ label: 'jest', passed: 0, failed: 1, seconds: 0, report: result.output, files: [] });
  return { seconds, steps };
}

/** Seconds are those of the files together: several run side by side. */
function stepOf(project, results) {
  const files = results.map(({ name, startTime, endTime }) => ({
    name: fromRoot(name),
    seconds: (endTime - startTime) / 1000,
  }));
  const count = (status) =>
    results.reduce(
      (sum, { assertionResults }) => sum + assertionResults.filter((test) => test.status === status).length,
      0,
    );
  // A file that could not be loaded fails without a failed test.
  const broken = results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    label: project,
    files,
    seconds: files.reduce((sum, file) => sum + file.seconds, 0),
    passed: count('passed'),
    skipped: count('pending') + count('todo'),
    failed: count('failed') + broken,
    report: results
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${fromRoot(name)}\n${message}`)
      .join('\n'),
  };
}

const fromRoot = (path) => path.replace(`${root}/`, '');
const projectOf = (path) => /^test\/(api|crash|chaos|fuzz)\//.exec(fromRoot(path))?.[1] ?? 'unit';

/** The journeys through both browsers' apps, on a shop of their own. */
export async function browserStep(env) {
  if (!hasJourneys()) return nothing('browser');

  const report = freshReport('browser');
  const [shop, simulator] = await freePorts(2);
  const { result, seconds } = await timed(() =>
    runChild({
      name: 'browser',
      script: inRoot('node_modules/@playwright/test/cli.js'),
      args: ['test', '-c', 'test/browser/playwright.config.ts'],
      env: { ...env, TEST_REPORT: report, TEST_SHOP_PORT: String(shop), TEST_SIMULATOR_PORT: String(simulator) },
      onLine: showLines(/^\s+([✓✘x]|ok|-)\s+\d+ /),
    }),
  );
  const json = read(report);
  if (!json) return { label: 'browser', passed: 0, failed: 1, seconds, report: result.output };

  const { expected, unexpected, flaky, skipped } = json.stats;
  return {
    label: 'browser',
    seconds,
    files: json.suites.map((suite) => ({ name: `test/browser/${suite.file}`, seconds: secondsOf(suite) })),
    passed: expected,
    skipped,
    failed: unexpected + flaky + json.errors.length || (result.ok ? 0 : 1),
    report: result.output,
  };
}

function secondsOf({ suites = [], specs = [] }) {
  const own = specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

function check(step, label, script, args) {
  return {
    step,
    label,
    run: async () => {
      const { ok, output } = await runChild({ name: label, script: inRoot(script), args });
      return { ok, report: output };
    },
  };
}

const nothing = (label) => ({ label, passed: 0, failed: 0, seconds: 0 });

const hasJourneys = () =>
  existsSync(inRoot('test/browser')) &&
  readdirSync(inRoot('test/browser'), { recursive: true }).some((name) => name.endsWith('.spec.ts'));

/** What shows that a long step goes on. */
const showLines = (pattern) => (line) => {
  if (pattern.test(line)) console.log(dim(`     ${line.trim()}`));
};

async function timed(work) {
  const begun = Date.now();
  const result = await work();
  return { result, seconds: (Date.now() - begun) / 1000 };
}

function freshReport(name) {
  mkdirSync(inData('test'), { recursive: true });
  const file = inData('test', `${name}-${process.pid}.report.json`);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  if (!existsSync(file)) return undefined;
  const json = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return json;
}
