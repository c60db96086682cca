/**
 * Makes the built programs start in a fraction of the time: their `.cjs` files are compiled with what V8 kept of them.
 * `node load.mjs <file>…` loads files and keeps their code; what was kept of another text or by another Node is not used.
 * With OPTIMIZE=late V8 optimizes only what runs very often: a test's server lives for seconds, and would spend a sixth of them on it.
 * What they drop is collected early, once they are loaded: V8 would let a busy server's memory grow to thrice what it needs.
 * With KEEP_CODE=yes a program keeps, when it ends, also the functions that it came to call.
 * With `node --enable-source-maps` they are loaded the ordinary way, and errors name the lines of the sources.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

const isAlone = process.argv[1] === fileURLToPath(import.meta.url);
const keeps = isAlone || process.env.KEEP_CODE === 'yes';
const compiled = new Map();
const SUM_BYTES = 4;
const optimizesLate = process.env.OPTIMIZE === 'late' && !keeps;
/** V8's own value of this flag, and twenty times as much. */
const [usual, late] = ['--interrupt-budget=67584', '--interrupt-budget=1351680'];
/** V8's own way, and to collect once the memory grew by this share of what was left last time. A test's server ends before it grows. */
const [whenever, early] = ['--heap-growing-percent=0', '--heap-growing-percent=20'];
let loading = 0;

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
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const kept = `${file}.${[crc32(bytes), crc32(process.version + process.arch)].map((sum) => sum.toString(16).padStart(8, '0')).join('')}.cache`;
  const cachedData = isAlone ? undefined : wholeCode(kept);
  // V8 takes what was kept only under the flags under which it was.
  setFlagsFromString(whenever);
  if (optimizesLate) setFlagsFromString(usual);
  const script = new Script(Module.wrap(text), { filename: file, cachedData });
  if (optimizesLate) setFlagsFromString(late);
  if (keeps) compiled.set(kept, script);
  loading += 1;
  try {
    script.runInThisContext().call(loaded.exports, loaded.exports, createRequire(file), loaded, file, dirname(file));
  } finally {
    loading -= 1;
  }
  if (loading === 0 && !keeps && !optimizesLate) {
    setFlagsFromString(early);
    // V8 set the present limit at three times the heap; a collection sets the next one under the new flag.
    void runInNewContext('globalThis.gc')?.({ type: 'major', execution: 'async' });
  }
}

/** What was kept, or undefined: V8 does not check it, and damaged code would end the process without a word. */
function wholeCode(kept) {
  if (!existsSync(kept)) return undefined;
  const bytes = readFileSync(kept);
  // The sum stands behind the code: in front of it, V8 would copy the code to an even address.
  const end = Math.max(0, bytes.length - SUM_BYTES);
  const code = bytes.subarray(0, end);
  return sumOf(code).equals(bytes.subarray(end)) ? code : undefined;
}

/** It tells what was damaged, not what was forged; a cryptographic one would be a thirtieth of every start. */
function sumOf(code) {
  const sum = Buffer.alloc(SUM_BYTES);
  sum.writeUInt32BE(crc32(code));
  return sum;
}

/** Written aside and moved: another program may start from it meanwhile. */
function keepCode() {
  for (const [kept, script] of compiled) {
    const code = script.createCachedData();
    writeFileSync(`${kept}.part`, Buffer.concat([code, sumOf(code)]));
    renameSync(`${kept}.part`, kept);
  }
}
