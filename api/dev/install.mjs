import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot, root } from './folders.mjs';

const installed = inRoot('node_modules', '.package-lock.json');

/** Installs what package-lock.json asks for, unless node_modules already is exactly that. Uses nothing but Node. */
export async function installWhatIsMissing() {
  const reason = whyInstall();
  if (!reason) return;

  const begun = Date.now();
  console.log(`Installing packages: ${reason}. This takes about a minute.`);
  const still = setInterval(() => console.log(`  still installing, ${Math.round((Date.now() - begun) / 1000)} s`), 15_000);
  const code = await npmCi();
  clearInterval(still);
  if (code !== 0) {
    console.error('The packages could not be installed; what npm said above tells why. Mend it and run the command again.');
    process.exit(1);
  }
  console.log(`  installed in ${Math.round((Date.now() - begun) / 1000)} s`);
}

/** Compares contents and not times: a restored cache or a fresh checkout has misleading dates. */
function whyInstall() {
  if (!existsSync(installed)) return 'none are here yet';

  const wanted = packagesOf(inRoot('package-lock.json'));
  const have = packagesOf(installed);
  const differs = Object.entries(wanted).some(([path, entry]) => path !== '' && !matches(entry, have[path]));
  return differs ? 'package-lock.json has changed' : undefined;
}

function matches(wanted, have) {
  if (!have) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  return have.version === wanted.version && (!wanted.integrity || have.integrity === wanted.integrity);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = npmScript();
  const guarded = fileURLToPath(new URL('./guarded.mjs', import.meta.url));
  // Under the guard, an installation does not go on behind the back of the next start.
  const child = npm
    ? spawn(process.execPath, [guarded, npm, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => { child.kill('SIGTERM'); process.exit(130); });
  }
  return new Promise((resolve) => {
    child.on('exit', (code) => { process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP'); resolve(code); });
    child.on('error', (error) => { console.error(error.message); resolve(1); });
  });
}

function npmScript() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
}
