/**
 * Makes the built programs start in a fraction of the time: their `.cjs` files are compiled with what V8 kept of them.
 * `node load.mjs <file>…` loads files and keeps their code; what was kept of another text or by another Node is not used.
 * With OPTIMIZE=late V8 optimizes only what runs very often: a test's server lives for seconds, and would spend a sixth of them on it.
 * With KEEP_CODE=yes a program keeps, when it ends, also the functions that it came to call.
 * With `node --enable-source-maps` they are loaded the ordinary way, and errors name the lines of the sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const isAlone = process.argv[1] === fileURLToPath(import.meta.url);
const keeps = isAlone || process.env.KEEP_CODE === 'yes';
const compiled = new Map();
const DIGEST_BYTES = 20;
const optimizesLate = process.env.OPTIMIZE === 'late' && !keeps;
/** V8's own value of this flag, and twenty times as much. */
const [usual, late] = ['--interrupt-budget=67584', '--interrupt-budget=1351680'];

// Functions that are not called for a while would be dropped, and compiled again from the text.
setFlagsFromString('--no-flush-bytecode');
// Here, because flags that change between two files would make V8 pass over what was kept of the second.
setFlagsFromString('--expose-gc');

if (!process.sourceMapsEnabled) Module._extensions['.cjs'] = compile;

if (keeps) process.once('exit', keepCode);
if (isAlone) {
  const load = createRequire(import.meta.url);
  for (const file of process.argv.slice(2)) load(resolve(file));
  process.exit(0);
}

function compile(loaded, file) {
  const text = readFileSync(file, 'utf8');
  const kept = `${file}.${createHash('sha1').update(text).update(process.version).update(process.arch).digest('hex').slice(0, 16)}.cache`;
  const cachedData = isAlone ? undefined : wholeCode(kept);
  // V8 takes what was kept only under the flags under which it was.
  if (optimizesLate) setFlagsFromString(usual);
  const script = new Script(Module.wrap(text), { filename: file, cachedData });
  if (optimizesLate) setFlagsFromString(late);
  if (keeps) compiled.set(kept, script);
  script.runInThisContext().call(loaded.exports, loaded.exports, createRequire(file), loaded, file, dirname(file));
}

/** What was kept, or undefined: V8 does not check it, and damaged code would end the process without a word. */
function wholeCode(kept) {
  if (!existsSync(kept)) return undefined;
  const bytes = readFileSync(kept);
  // The digest stands behind the code: in front of it, V8 would copy the code to an even address.
  const end = Math.max(0, bytes.length - DIGEST_BYTES);
  const code = bytes.subarray(0, end);
  return digestOf(code).equals(bytes.subarray(end)) ? code : undefined;
}

function digestOf(code) {
  return createHash('sha1').update(code).digest();
}

/** Written aside and moved: another program may start from it meanwhile. */
function keepCode() {
  for (const [kept, script] of compiled) {
    const code = script.createCachedData();
    writeFileSync(`${kept}.part`, Buffer.concat([code, digestOf(code)]));
    renameSync(`${kept}.part`, kept);
  }
}
