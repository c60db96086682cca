/** What a plain run tries now and then, so that it stays short: which of it follows from the commit. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { inRoot } from '../folders.mjs';
import { storiesReached } from './changed.mjs';
import { git } from './git.mjs';

const eventStore = String.raw`platform/(event-store|jobs)`;
const charges = 'contexts/(subscriptions|cards|payments)|processes/plan-charges';

/** Long stories, and the parts of the server that they try: a change there runs them. */
const longStories = {
  'test/crash/card-payment.spec.ts': `${eventStore}|contexts/(payments|cards|ordering)|processes/card-payments`,
  'test/crash/code.spec.ts': `${eventStore}|contexts/(codes|ordering)`,
  'test/crash/erasure.spec.ts': `${eventStore}|contexts/(privacy|accounts)`,
  'test/crash/first-start.spec.ts': 'platform/database|dev/demo|shop.ts',
  'test/crash/month-close.spec.ts': `${eventStore}|contexts/earnings|processes/settlement`,
  'test/crash/refund.spec.ts': `${eventStore}|contexts/(refunds|payments)`,
  'test/crash/renewal.spec.ts': `${eventStore}|${charges}`,
  'test/crash/saved-card.spec.ts': `${eventStore}|contexts/cards`,
  'test/crash/subscription.spec.ts': `${eventStore}|${charges}`,
  'test/api/catalog/find-among-ten-thousand.spec.ts': 'contexts/catalog',
  'test/api/operations/look-at-a-grown-shop.spec.ts': 'backoffice|contexts/staff',
  'test/api/operations/restore-a-backup.spec.ts': `${eventStore}|platform/database|restored.ts`,
  'test/api/operations/run-out-of-disk.spec.ts': 'platform/(event-store|database|jobs)',
  'test/api/operations/two-releases.spec.ts': `${eventStore}|platform/database|projections.ts|event-shapes.ts`,
  'test/api/payments/two-providers.spec.ts': 'contexts/payments|processes/(checkout|reconciliation)',
};
/** Of the long stories that no change reaches, one in so many runs. */
const oneIn = 5;

const missing = Object.keys(longStories).filter((path) => !existsSync(inRoot(path)));
if (missing.length > 0) throw new Error(`api/dev/tests/rotation.mjs names what is not there: ${missing.join(', ')}`);

/**
 * Without what a plain run leaves out.
 * @param {string[]} files test files of a project
 * @returns {{ run: string[], left: string[] }}
 */
export function splitByRotation(files) {
  const changed = changedOfLate();
  const rotation = rotationOfCommit();
  const runs = (path) => {
    const place = Object.keys(longStories).indexOf(path);
    return place < 0 || !changed || isReached(path, changed) || (place + rotation) % oneIn === 0;
  };
  return { run: files.filter(runs), left: files.filter((path) => !runs(path)) };
}

/** What is always tried first: money at the edge of a crash, and the ways by which people come, buy and get it back. */
const first =
  /^test\/(crash|chaos)\/|^test\/api\/checkout\/buy-a-game|^test\/browser\/(buy-as-a-new-player|first-visit|keyboard-only|pay-with-a-card|return-a-game|subscribe|use-a-code)\./;

/**
 * The order for a run whose time is limited: what is always tried, what changed of late, what that reaches, and the
 * rest; among equals each commit has another order, so that none waits for ever.
 * @param {string[]} files
 */
export function mostUrgentFirst(files) {
  const changed = changedOfLate() ?? [];
  const reached = storiesReached(changed);
  const place = (path) => [first.test(path), changed.includes(path), reached.includes(path), true].indexOf(true);
  const rotation = rotationOfCommit();
  const drawn = (path) => createHash('sha256').update(`${rotation} ${path}`).digest('hex');
  return files
    .map((path) => ({ path, key: `${place(path)} ${drawn(path)}` }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ path }) => path);
}

function isReached(path, changed) {
  const parts = new RegExp(`^api/(?:${longStories[path]})`);
  return changed.some((file) => file === path || parts.test(file));
}

/** A number that each commit has another one of; 0 without git. */
export function rotationOfCommit() {
  return Number.parseInt(git('rev-parse', '--short=8', 'HEAD')[0] ?? '0', 16);
}

/**
 * What changed in the day before the newest commit, which one landing may spread over many, and what is open now.
 * @returns {string[] | undefined} undefined where the history does not reach back so far: then everything may have changed
 */
function changedOfLate() {
  const [newest] = git('log', '-1', '--format=%ct');
  if (!newest) return undefined;
  const [before] = git('rev-list', '-1', `--before=${Number(newest) - 86_400}`, 'HEAD');
  if (!before) return undefined;
  return [...git('diff', '--name-only', before), ...git('ls-files', '--others', '--exclude-standard')];
}
