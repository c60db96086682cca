/** What a run of the tests does: which checks, what to build, and which test files of each project. */
import { readdirSync } from 'node:fs';
import { folders, onQueues } from '../../../test/projects.mjs';
import { inRoot } from '../folders.mjs';
import { apiWordsCheck, checks, contractCheck, lintCheck, seededFaults, typeChecks } from './checks.mjs';
import { changedFiles, changedParts, specsReached, unitSpecsOf } from './changed.mjs';
import { movedDates, movingLibrary } from './moved-dates.mjs';
import { rotationOfCommit, splitByRotation } from './rotation.mjs';

/** The stories that touch queues once more, with the queues at TEST_REDIS_URL: where that is given, or when it is named. */
export const onRedis = 'redis';
/** The projects of Jest that run against the built server, together in one run. */
export const stories = ['api', 'crash', 'chaos'];
const projects = ['unit', ...stories, 'browser'];
const checkSteps = ['types', 'lint', 'contract', 'imports', 'build'];
/** The API stories on other dates. */
export const onDates = 'dates';
/** The stories in a real object store: where they are named, or nothing is left out. */
export const onStores = 'stores';
export const stepNames = [...checkSteps, ...projects, onDates, onStores];
/** In a plain run, one in so many stories runs on another date as well. */
const oneStoryIn = 15;

/** The specs of a project, from the root. @returns {string[]} */
export function specsOf(project) {
  if (project === onRedis) return onQueues;
  return folders[project].flatMap((folder) => filesBelow(folder)).filter((path) => path.endsWith('.spec.ts'));
}

/**
 * The steps that are named. Without a name every step, less the long stories whose turn it is not.
 * @param {string[]} words
 * @param {{ withRedis: boolean, everything: boolean }} options `everything`: leave nothing out
 * @returns {Plan}
 * @typedef {{ checks: object[], parts: 'all' | 'none' | string[], files: Record<string, string[]>, sentence?: string }} Plan
 */
export function planOfSteps(words, { withRedis, everything }) {
  const wants = (name) => words.length === 0 || words.includes(name);
  const wanted = projects.filter(wants);
  if (words.includes(onRedis) || (words.length === 0 && withRedis)) wanted.push(onRedis);
  if (words.includes(onStores) || (words.length === 0 && everything)) wanted.push(onStores);
  const isBuilt = wants('build') || wants(onDates) || wanted.some((project) => project !== 'unit');
  const files = Object.fromEntries(wanted.map((project) => [project, specsOf(project)]));
  if (movingLibrary && wants(onDates)) Object.assign(files, storiesOnDates(everything || words.length > 0));
  const plan = { checks: checks().filter(({ step }) => wants(step)), parts: isBuilt ? 'all' : 'none', files };
  if (everything || words.length > 0) return plan;

  const split = Object.entries(files).map(([project, all]) => ({ project, ...splitByRotation(all) }));
  return {
    ...plan,
    files: Object.fromEntries(split.map(({ project, run }) => [project, run])),
    sentence: leftOut(split.flatMap(({ left }) => left)),
  };
}

/** @param {boolean} all every story on each date, or a few on one of them */
function storiesOnDates(all) {
  const rotation = rotationOfCommit();
  const some = specsOf('api').filter((_, place) => all || (place + rotation) % oneStoryIn === 0);
  const dates = movedDates.filter((_, place) => all || (place + rotation) % movedDates.length === 0);
  return Object.fromEntries(dates.map((date) => [date, some]));
}

function leftOut(files) {
  const names = files.map((path) => path.replace(/^test\/(api\/)?|\.spec\.ts$/g, ''));
  const why =
    'no change of the last day reaches them, and this run is not the one in five that tries them all the same';
  const sentences = [
    'Pages are looked at in one language and width of six, a few stories on one other date, and files never in a real object store; `npm test -- all` tries everything.',
    movingLibrary ? '' : 'No story runs on another date: that takes the Debian package libfaketime.',
    names.length > 0 ? `Left out, because ${why}: ${names.join(', ')}.` : '',
  ];
  return sentences.filter(Boolean).join('\n  ');
}

/** What the change reaches and a minute holds. @returns {Promise<Plan & { sentence: string }>} */
export async function planOfChange() {
  const files = changedFiles();
  const specs = await unitSpecsOf(files);
  const { stories: reached, left } = specsReached(files);
  const touches = (pattern) => files.some((file) => pattern.test(file));
  const of = (project) => reached.filter((story) => story.startsWith(`test/${project}/`));
  const more = left > 0 ? `; ${left} more stories run with \`npm test -- api\`` : '';
  return {
    checks: [
      lintCheck(files),
      ...typeChecks(changedParts(files)),
      ...(touches(/^test\/lint\/|oxlintrc|eslint|checks\.mjs$/) ? seededFaults() : []),
      ...(touches(/\.(dto|controller|resource)\.ts$/) ? [contractCheck(), apiWordsCheck()] : []),
    ],
    parts: reached.length > 0 ? ['api', 'sandbox'] : 'none',
    files: Object.fromEntries(
      Object.entries({ unit: specs, api: of('api'), crash: of('crash') }).filter(([, some]) => some.length > 0),
    ),
    sentence: `${files.length} files changed: ${specs.length} unit specs and ${reached.length} stories${more}`,
  };
}

function filesBelow(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}
