import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot, root } from './folders.mjs';

const installed = inRoot('node_modules', '.package-lock.json');

/**
 * Installs what package-lock.json asks for, unless node_modules already is exactly that. Uses nothing but Node.
 * @param {{ development?: boolean }} options `development`: also what only tests and generators need
 */
export async function installWhatIsMissing({ development = false } = {}) {
  const plan = planInstall(readTrees(), development);
  if (!plan) return;

  const begun = Date.now();
  console.log(`Installing ${plan.what}: ${plan.reason}. This takes about a minute.`);
  const still = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - begun) / 1000)} s`),
    15_000,
  );
  const isDone = plan.adds
    ? (await addDevelopment()) || (await npm('ci', '--include=dev'))
    : await npm('ci', plan.flag);
  clearInterval(still);
  if (!isDone) {
    console.error(
      'The packages could not be installed; what npm said above tells why. Mend it and run the command again.',
    );
    process.exit(1);
  }
  console.log(`  installed in ${Math.round((Date.now() - begun) / 1000)} s`);
}

/** @returns undefined when nothing is missing, else what to install and why */
function planInstall({ wanted, have }, development) {
  if (!have) return { reason: 'none are here yet', ...wholeSet(development) };

  const changed = wanted.filter(([path, entry]) => !matches(entry, have[path]));
  if (changed.some(([, entry]) => !entry.dev)) {
    // Packages of the tests that are here already stay.
    return {
      reason: 'package-lock.json has changed',
      ...wholeSet(development || wanted.some(([path, entry]) => isDevelopment(entry) && have[path])),
    };
  }
  return development && changed.length > 0
    ? { reason: 'they are not here yet', what: 'the packages that tests need', adds: true }
    : undefined;
}

const wholeSet = (development) =>
  development
    ? { what: 'packages', flag: '--include=dev' }
    : { what: 'the packages that running needs', flag: '--omit=dev' };

/** Adds to what is there: a running shop keeps its files. Answers false where the result is not what the lock names. */
async function addDevelopment() {
  const { wanted, have } = readTrees();
  // npm takes a folder that an interrupted install left half written for a whole package.
  for (const [path, entry] of wanted) {
    if (entry.dev && !isSame(entry, have[path])) rmSync(inRoot(path), { recursive: true, force: true });
  }
  return (await npm('install', '--include=dev', '--no-save')) && !planInstall(readTrees(), true);
}

/** Compares contents and not times: a restored cache or a fresh checkout has misleading dates. */
function readTrees() {
  return {
    wanted: Object.entries(packagesOf(inRoot('package-lock.json'))).filter(([path]) => path !== ''),
    have: existsSync(installed) ? packagesOf(installed) : undefined,
  };
}

const isDevelopment = (entry) => entry.dev && !entry.optional && !entry.peer;

const matches = (wanted, have) =>
  have ? isSame(wanted, have) : Boolean(wanted.optional || wanted.devOptional || wanted.peer);

const isSame = (wanted, have) =>
  have?.version === wanted.version && (!wanted.integrity || have.integrity === wanted.integrity);

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

async function npm(...command) {
  const args = [...command, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const script = npmScript();
  const guarded = fileURLToPath(new URL('./guarded.mjs', import.meta.url));
  // Under the guard, an installation does not go on behind the back of the next start.
  const child = script
    ? spawn(process.execPath, [guarded, script, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      child.kill('SIGTERM');
      process.exit(130);
    });
  }
  const code = await new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP');
  return code === 0;
}

function npmScript() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
}
