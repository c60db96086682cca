/**
 * Asserts the limits of the house style over production code: functions of 40 lines, 4 parameters (those that Nest fills by a
 * decorator apart), 5 collaborators, folders of 20 files, and no two neighbouring folders that import each other.
 * `limits.exceptions.json` names what is above a limit today: it may only shrink.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../../api/dev/folders.mjs';

const LINES = 40;
const PARAMETERS = 4;
const COLLABORATORS = 5;
const FILES = 20;
/** Tables of migrations are one statement; games of the demonstration have a house of their own. */
const APART = /\.spec\.tsx?$|^api\/dev\/games\/|\/\d{13}-[\w-]+\.ts$/;

/** Lines of code: without blank ones and comments. */
const linesOf = (text) => text.split('\n').filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;

function functionsOver(file, text) {
  const over = [];
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const note = (node, what) => over.push(`${file} ${nameOf(node)}: ${what}`);
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const free = node.parameters.filter((parameter) => (ts.getDecorators(parameter) ?? []).length === 0).length;
      if (ts.isConstructorDeclaration(node)) {
        if (node.parameters.length > COLLABORATORS) note(node, 'collaborators');
      } else if (free > PARAMETERS) note(node, 'parameters');
      if (linesOf(node.getText(source)) > LINES) note(node, 'lines');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return over;
}

/** Its own name, or that of what holds it. */
function nameOf(node) {
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.text ?? 'class';
  for (let at = node; at; at = at.parent) if (at.name?.text) return at.name.text;
  return 'function';
}

function foldersOver(files) {
  const sizes = new Map();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes].filter(([, size]) => size > FILES).map(([folder]) => `${folder}: files`);
}

/**
 * A folder and one inside it are one room; two rooms that import each other are one thing in two places. Events are the
 * door between contexts, as in the import rules: what happened may be known by those whose rules its context uses.
 */
function mutualFolders(files, read) {
  const edges = new Set();
  for (const file of files)
    for (const [, path] of read(file).matchAll(/\bfrom '(\.[^']+)'/g)) {
      const [from, to] = [dirname(file), dirname(join(dirname(file), path))];
      if (path.endsWith('.events.js') && contextOf(from) !== contextOf(to)) continue;
      if (from !== to && !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
        edges.add(`${from} ${to}`);
    }
  return [...edges]
    .map((edge) => edge.split(' '))
    .filter(([from, to]) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `${from} and ${to}: import each other`);
}

/** Two contexts, the second of which uses the first's index. @param path what the first imports of the second */
const mutualContexts = (path) =>
  mutualFolders(
    ['api/contexts/a/a.ts', 'api/contexts/b/b.ts'],
    (file) => `import x from '${file === 'api/contexts/a/a.ts' ? path : '../a/index.js'}';`,
  );

const contextOf = (folder) => /^api\/contexts\/[^/]+/.exec(folder)?.[0];

function seededFaults() {
  const many = (count, text) => Array.from({ length: count }, (_, index) => text.replaceAll('#', String(index)));
  const seeds = [
    ['lines', functionsOver('a.ts', `function long() {\n${many(40, 'f(#);').join('\n')}\n}`)],
    ['parameters', functionsOver('a.ts', `function wide(${many(5, 'a#: string')}) {}`)],
    ['collaborators', functionsOver('a.ts', `class Busy { constructor(${many(6, '@Inject() a#: string')}) {} }`)],
    ['files', foldersOver(many(21, 'a/#.ts'))],
    [
      'each other',
      mutualFolders(['a/a.ts', 'b/b.ts'], (file) => `import x from '${file === 'a/a.ts' ? '../b/b' : '../a/a'}.js';`),
    ],
    ['each other', mutualContexts('../b/inside.js')],
  ];
  const allowed = [
    ...functionsOver('a.ts', `class A { b(${many(6, '@Body() a#: string')}) {}\nc(${many(4, 'a#: string')}) {} }`),
    ...mutualFolders(['a/a.ts', 'a/b/b.ts'], (file) => `import x from '${file === 'a/a.ts' ? './b/b' : '../a'}.js';`),
    ...mutualContexts('../b/b.events.js'),
  ];
  return [
    ...seeds.filter(([what, found]) => !found[0]?.endsWith(what)).map(([what]) => `${what}: the fault is not found`),
    ...allowed.map((found) => `${found}: is found though it is allowed`),
  ];
}

const tracked = execFileSync('git', ['ls-files', 'api', 'admin/src', 'storefront/src'], {
  cwd: root,
  encoding: 'utf8',
});
const files = tracked
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !APART.test(file) && existsSync(inRoot(file)));
const texts = new Map(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]));
const found = [
  ...new Set([
    ...files.flatMap((file) => functionsOver(file, texts.get(file))),
    ...foldersOver(files),
    ...mutualFolders(files, (file) => texts.get(file)),
  ]),
].sort();
if (process.argv[2] === 'list') {
  console.log(JSON.stringify(found, null, 2));
  process.exit();
}
const excepted = JSON.parse(readFileSync(inRoot('test/lint/limits.exceptions.json'), 'utf8'));
const problems = [
  ...seededFaults(),
  ...found.filter((one) => !excepted.includes(one)).map((one) => `${one} above the limit`),
  ...excepted
    .filter((one) => !found.includes(one))
    .map((one) => `${one}: keeps the limit now, strike it from limits.exceptions.json`),
];
for (const problem of problems) console.log(problem);
console.log(`limits of ${files.length} files, ${excepted.length} exceptions, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
