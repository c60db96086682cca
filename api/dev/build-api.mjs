/** Builds the server into dist/api: its programs, the files that they read, and what V8 keeps of their code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { bundle, copyReadFiles } from './bundle.mjs';
import { keepCode } from './code-cache.mjs';
import { inRoot } from './folders.mjs';

const folder = inRoot('dist/api');
/** Programs that run in a thread of another one, which loads them itself. */
const threads = ['contexts/publishing/archives/server/check-archive.thread'];
const programs = [
  'main',
  'worker',
  'pulse',
  'projections',
  'restored',
  'administrator',
  'cards',
  'dev/demo',
  'simulator/main',
];

const written = await bundle(
  Object.fromEntries([...programs, ...threads].map((name) => [name, `api/${name}`])),
  folder,
);
for (const path of written.filter(isCode)) writeFileSync(path, narrow(readFileSync(path, 'utf8')));
for (const name of programs) writeFileSync(join(folder, `${name}.js`), starterOf(name));
copyReadFiles(folder);
keepCode(written.filter((path) => isCode(path) && basename(dirname(path)) === 'parts'));

/** What `node dist/api/main.js` runs. */
function starterOf(name) {
  const load = relative(dirname(name), 'load.mjs').replaceAll('\\', '/');
  return `import { createRequire } from 'node:module';
import '${load.startsWith('.') ? load : `./${load}`}';

createRequire(import.meta.url)('./${basename(name)}.cjs');
`;
}

function isCode(path) {
  return path.endsWith('.cjs');
}

/** A single sign beyond Latin-1 makes V8 keep megabytes of text in two bytes a sign. */
function narrow(code) {
  return code.replace(/[^\0-\xff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
