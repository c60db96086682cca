import { runChild } from '../children.mjs';
import { inRoot, root } from '../folders.mjs';
import { freePorts } from '../ports.mjs';
import { readResult } from './results.mjs';

/** Test files of Jest that run side by side. */
export const testWorkers = 3;

/**
 * Some test files of some of Jest's projects in one run, so that its workers stay busy until the last one.
 * @param {{ projects: string[], files: string[], env: object, workers?: number }} what
 * @param {(result: import('./results.mjs').Result) => void} onResult called as each file ends
 * @returns {Promise<{ seconds: number, failure: string }>} `failure`: what the tool said where it failed without a failed test
 */
export function runJest({ projects, files, env, workers = testWorkers }, onResult) {
  const args = [
    '-c',
    'test/jest.config.mjs',
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    '--reporters=<rootDir>/test/reporter.mjs',
    '--runTestsByPath',
    ...files,
  ];
  return runTool({ name: 'jest', script: 'node_modules/jest/bin/jest.js', args, env }, onResult);
}

/** Journeys through both browsers' apps, on a shop of their own; answers as `runJest`. */
export async function runJourneys({ files, env, workers }, onResult) {
  const [shop, simulator] = await freePorts(2);
  const args = ['test', '-c', 'test/browser/playwright.config.ts', ...files];
  if (workers) args.push(`--workers=${workers}`);
  return runTool(
    {
      name: 'browser',
      script: 'node_modules/@playwright/test/cli.js',
      args,
      env: { ...env, TEST_RESULT_LINES: 'yes', TEST_SHOP_PORT: String(shop), TEST_SIMULATOR_PORT: String(simulator) },
    },
    onResult,
  );
}

async function runTool({ name, script, args, env }, onResult) {
  const begun = Date.now();
  let failed = 0;
  const said = [];
  const { ok } = await runChild({
    name,
    script: inRoot(script),
    args,
    env,
    onLine: (line) => {
      const result = readResult(line);
      if (!result) return void said.push(line);
      failed += result.failed;
      onResult({ ...result, path: fromRoot(result.path) });
    },
  });
  const failure = ok || failed > 0 ? '' : said.filter(Boolean).join('\n') || `${name} failed without a word`;
  return { seconds: (Date.now() - begun) / 1000, failure };
}

const fromRoot = (path) => path.replace(`${root}/`, '');
