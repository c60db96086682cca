import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { runChild } from '../children.mjs';
import { inRoot } from '../folders.mjs';
import { secondsOfFiles } from './time/timings.mjs';

/** Folders of stories that look at a part of the server, the nearest first; a folder of stories also looks at the part of its name. */
const specsOf = {
  backoffice: ['backoffice'],
  'contexts/books': ['books'],
  'contexts/catalog': ['catalog'],
  'contexts/codes': ['codes'],
  'contexts/accounts': ['accounts', 'access'],
  'contexts/documents': ['books', 'receipt'],
  'contexts/legal': ['legal'],
  'contexts/library': ['library', 'checkout'],
  'contexts/ordering': ['checkout', 'codes'],
  'contexts/payments': ['checkout', 'card-payments', 'payment-decisions', 'refunds'],
  'contexts/refunds': ['refunds'],
  'contexts/subscriptions': ['subscriptions', 'renewals'],
  'contexts/cards': ['saved-cards', 'card-payments'],
  'platform/event-store': ['event-store'],
  platform: ['operations'],
  'processes/plan-charges': ['subscriptions'],
  'processes/reconciliation': ['books'],
  simulator: ['simulator'],
};
/** All stories together, so that the whole run stays below a minute on two cores. */
const specSeconds = 55;

/** What differs from the last commit, files that git does not know yet included; without a difference, what the last commit changed. */
export function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).split('\n').filter(Boolean);
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(inRoot(file)));
}

/** The types of these parts can differ after the change. */
export function changedParts(files) {
  const touches = (pattern) => files.some((file) => pattern.test(file));
  if (touches(/^(package-lock|tsconfig|api\/openapi)\.json$/)) return ['api', 'storefront', 'admin', 'games'];
  return [
    touches(/^(api|test)\//) && 'api',
    touches(/^storefront\//) && 'storefront',
    touches(/^admin\//) && 'admin',
    touches(/^api\/dev\/games\//) && 'games',
  ].filter(Boolean);
}

/** Unit specs that import a changed file, directly or not. */
export async function unitSpecsOf(files) {
  const sources = files.filter((file) => /^(api|storefront|admin)\/.*\.(tsx?|js)$/.test(file));
  if (sources.length === 0) return [];
  const args = [
    '-c',
    'test/jest.config.mjs',
    '--selectProjects',
    'unit',
    '--listTests',
    '--findRelatedTests',
    ...sources,
  ];
  const { output } = await runChild({ name: 'related specs', script: inRoot('node_modules/jest/bin/jest.js'), args });
  return output
    .split('\n')
    .filter((line) => line.endsWith('.spec.ts'))
    .map((path) => path.slice(inRoot().length + 1));
}

/**
 * Stories that the change reaches, as many as fit into the minute.
 * @returns {{ stories: string[], left: number }} `left`: how many more reach it
 */
export function specsReached(files) {
  const reached = storiesReached(files);
  const secondsOf = secondsOfFiles();
  let left = specSeconds;
  const stories = reached.filter((story) => files.includes(story) || (left -= secondsOf(story)) > 0);
  return { stories, left: reached.length - stories.length };
}

/** All stories that the change reaches: changed ones, then those of the changed parts, quick ones first. @returns {string[]} */
export function storiesReached(files) {
  const changed = files.filter((file) => /^test\/(api|crash)\/.*\.spec\.ts$/.test(file));
  const folders = [...new Set(files.flatMap(foldersOf))];
  const secondsOf = secondsOfFiles();
  const near = folders.flatMap((folder) => specsIn(folder).sort((a, b) => secondsOf(a) - secondsOf(b)));
  return [...new Set([...changed, ...near])];
}

function foldersOf(file) {
  const part = Object.keys(specsOf).find((name) => file.startsWith(`api/${name}/`));
  const own = /^api\/(?:contexts|processes)\/([^/]+)\//.exec(file)?.[1] ?? /^test\/api\/([^/]+)\//.exec(file)?.[1];
  return [...(part ? specsOf[part] : []), ...(own && !part ? [own] : [])];
}

function specsIn(folder) {
  const path = `test/api/${folder}`;
  return existsSync(inRoot(path))
    ? readdirSync(inRoot(path))
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => `${path}/${name}`)
    : [];
}
