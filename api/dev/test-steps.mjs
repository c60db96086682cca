import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runChild } from './children.mjs';
import { inData, inRoot, root } from './folders.mjs';
import { dim } from './say.mjs';
import { freePorts } from './ports.mjs';

/** Test files that run side by side. */
export const testWorkers = 2;

const tsc = 'node_modules/typescript/bin/tsc';
const reactRouter = 'node_modules/@react-router/dev/bin.js';

/** The checks that read the sources: each is one in the count. */
export function checks() {
  return [
    types('api', 'test/tsconfig.json'),
    check('lint', 'lint', 'node_modules/eslint/bin/eslint.js', ['-c', '.eslint.config.mjs', '.']),
    types('storefront', 'storefront/tsconfig.json'),
    types('admin', 'admin/tsconfig.json'),
    check('imports', 'import rules', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ['--config', '.dependency-cruiser.cjs', ...['api', 'admin/src', 'storefront/src', 'test'].filter((folder) => existsSync(inRoot(folder)))]),
  ].filter(Boolean);
}

/** The storefront's route types are generated; both its type check and the linter read them. */
export async function prepareTypes() {
  if (!existsSync(inRoot('storefront/vite.config.ts'))) return;
  await runChild({ name: 'typegen', script: inRoot(reactRouter), args: ['typegen', 'storefront'] });
}

/** One project of Jest, each test counted. */
export async function jestStep(project, env) {
  const isKnown = createRequire(import.meta.url)(inRoot('test/jest.config.cjs')).projects.some(({ displayName }) => displayName === project);
  if (!isKnown) return nothing(project);

  const report = freshReport(project);
  const args = ['-c', 'test/jest.config.cjs', '--selectProjects', project, `--maxWorkers=${testWorkers}`, '--passWithNoTests', '--json', `--outputFile=${report}`];
  const { result, seconds } = await timed(() => runChild({
    name: project, script: inRoot('node_modules/jest/bin/jest.js'), args, env, onLine: showLines(/^(PASS|FAIL) /),
  }));
  const json = read(report);
  if (!json) return { label: project, passed: 0, failed: 1, seconds, report: result.output };

  const failures = json.testResults.filter(({ status }) => status === 'failed').map(({ name, message }) => `${name.replace(`${root}/`, '')}\n${message}`);
  return {
    label: project, seconds, passed: json.numPassedTests, skipped: json.numPendingTests + json.numTodoTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites || (result.ok ? 0 : 1),
    report: failures.join('\n') || result.output,
  };
}

/** The journeys through both browsers' apps, on a shop of their own. */
export async function browserStep(env) {
  if (!hasJourneys()) return nothing('browser');

  const report = freshReport('browser');
  const [shop, simulator] = await freePorts(2);
  const { result, seconds } = await timed(() => runChild({
    name: 'browser', script: inRoot('node_modules/@playwright/test/cli.js'), args: ['test', '-c', 'test/browser/playwright.config.ts'],
    env: { ...env, TEST_REPORT: report, TEST_SHOP_PORT: String(shop), TEST_SIMULATOR_PORT: String(simulator) },
    onLine: showLines(/^\s+([✓✘x]|ok|-)\s+\d+ /),
  }));
  const json = read(report);
  if (!json) return { label: 'browser', passed: 0, failed: 1, seconds, report: result.output };

  const { expected, unexpected, flaky, skipped } = json.stats;
  return { label: 'browser', seconds, passed: expected, skipped, failed: unexpected + flaky + json.errors.length || (result.ok ? 0 : 1), report: result.output };
}

function types(part, project) {
  if (!existsSync(inRoot(project))) return undefined;

  const memory = ['--incremental', '--tsBuildInfoFile', inData('cache', `types-${part}.tsbuildinfo`)];
  return check('types', `types of ${part}`, tsc, ['-p', project, '--noEmit', ...memory]);
}

function check(step, label, script, args) {
  return { step, label, run: async () => {
    const { ok, output } = await runChild({ name: label, script: inRoot(script), args });
    return { ok, report: output };
  } };
}

const nothing = (label) => ({ label, passed: 0, failed: 0, seconds: 0 });

const hasJourneys = () => existsSync(inRoot('test/browser')) && readdirSync(inRoot('test/browser'), { recursive: true }).some((name) => name.endsWith('.spec.ts'));

/** What shows that a long step goes on. */
const showLines = (pattern) => (line) => { if (pattern.test(line)) console.log(dim(`     ${line.trim()}`)); };

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
