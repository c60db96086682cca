import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { runChild } from './children.mjs';
import { keepCode } from './code-cache.mjs';
import { inData, inRoot } from './folders.mjs';
import { precompress } from './precompress.mjs';
import { commandOf, lives, pause } from './processes.mjs';

/** What is built on its own: from which inputs, by which program, into which folder of dist/. */
const parts = [
  { name: 'api', mark: 'api/main.ts', inputs: ['api', 'tsconfig.json'], script: 'api/dev/build-api.mjs', args: [] },
  {
    name: 'storefront',
    mark: 'storefront/vite.config.ts',
    inputs: ['storefront', 'api/load.mjs', 'api/dev/precompress.mjs'],
    script: 'node_modules/@react-router/dev/bin.js',
    args: ['build', 'storefront'],
    after: () => {
      keepCode([inRoot('dist/storefront/server/index.cjs')]);
      return precompress(inRoot('dist/storefront/client'));
    },
  },
  {
    name: 'sandbox',
    mark: 'storefront/src/features/play/sandbox/bridge.ts',
    inputs: ['storefront/src/features/play', 'storefront/tsconfig.json', 'api/dev/build-sandbox.mjs'],
    script: 'api/dev/build-sandbox.mjs',
    args: [],
  },
  {
    name: 'admin',
    mark: 'admin/vite.config.ts',
    inputs: ['admin', 'api/dev/precompress.mjs'],
    script: 'node_modules/vite/bin/vite.js',
    args: ['build', 'admin'],
    after: () => precompress(inRoot('dist/admin')),
  },
  {
    name: 'games',
    mark: 'api/dev/build-games.mjs',
    inputs: ['api/dev/build-games.mjs', ...gameFolders()],
    script: 'api/dev/build-games.mjs',
    args: [],
  },
];
const notInputs =
  /(^|\/)(node_modules|\.react-router|dist)$|\.spec\.tsx?$|\/README\.md$|^api\/dev\/(games|demo\/games|tests)$|^api\/dev\/(?!build-api|build-games|build-sandbox|bundle|code-cache|precompress)[\w-]+\.mjs$/;

/** The folders themselves: the one around them is left out of what the API is built from. */
function gameFolders() {
  const around = inRoot('api/dev/games');
  return existsSync(around) ? readdirSync(around).map((name) => `api/dev/games/${name}`) : [];
}

/** The parts whose folder is there. */
export const presentParts = () => parts.filter(({ mark }) => existsSync(inRoot(mark)));

/** The parts whose inputs changed since they were last built. */
export const staleParts = () => presentParts().filter((part) => readStamp(part) !== stampOf(part));

/**
 * Builds what changed, all parts at once, and answers one result per part built.
 * @param {(result: { name: string, ok: boolean, seconds: number, output: string }) => void} tell
 */
export async function buildWhatChanged(print, { everything = false, only } = {}) {
  const release = await claimDist(() => console.log('  waiting for another build in this folder'));
  try {
    const toBuild = (everything ? presentParts() : staleParts()).filter(({ name }) => !only || only.includes(name));
    return await Promise.all(
      toBuild.map(async (part) => {
        const result = await buildPart(part);
        print(result);
        return result;
      }),
    );
  } finally {
    release();
  }
}

async function buildPart(part) {
  const begun = Date.now();
  const stamp = stampOf(part);
  rmSync(stampFile(part), { force: true });
  // Without it, a NODE_ENV of the shell would bundle the development build of React.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const { ok, output } = await runChild({
    name: `build ${part.name}`,
    script: inRoot(part.script),
    args: part.args,
    env,
  });
  if (ok) {
    await part.after?.();
    mkdirSync(inRoot('dist'), { recursive: true });
    writeFileSync(stampFile(part), stamp);
  }
  return { name: part.name, ok, seconds: (Date.now() - begun) / 1000, output };
}

const stampFile = (part) => inRoot('dist', `.${part.name}.stamp`);

function readStamp(part) {
  const isBuilt = existsSync(stampFile(part)) && existsSync(inRoot('dist', part.name));
  return isBuilt ? readFileSync(stampFile(part), 'utf8') : undefined;
}

/** A fingerprint of contents: dates lie after a checkout. */
function stampOf(part) {
  const hash = createHash('sha256').update(process.version);
  for (const input of [...part.inputs, 'package-lock.json']) {
    for (const file of filesBelow(input)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (notInputs.test(path)) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** `npm start` and `npm test` side by side must not write dist/ at the same time. */
async function claimDist(printWaiting) {
  const lock = inData('build.lock');
  mkdirSync(inData(), { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      const holder = Number(existsSync(lock) && readFileSync(lock, 'utf8'));
      if (holder === process.pid || !lives(holder) || !commandOf(holder).includes('api/dev'))
        rmSync(lock, { force: true });
      else if (isFirst) printWaiting();
    }
    await pause(200);
  }
}
