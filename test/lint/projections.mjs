/**
 * Asserts that the code of every projection is the one noted in `projections.json`: a change of what a projection writes
 * raises its `revision`, or a started shop keeps the rows of the old code. With `note` it notes the code as it stands.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../../api/dev/folders.mjs';

const NOTED = inRoot('test/lint/projections.json');
const printer = ts.createPrinter({ removeComments: true });

/** Files of the same context whose values this one uses; types write no rows. */
function usedBy(file, source) {
  return source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly)
    .map(({ moduleSpecifier }) => moduleSpecifier.text)
    .filter((path) => path.startsWith('.') && !path.includes('/platform/'))
    .map((path) => join(dirname(file), path).replace(/\.js$/, '.ts'))
    .filter((path) => existsSync(inRoot(path)));
}

/** The code of a file and of all it uses, as a printer writes it: comments and blanks change no rows. */
function codeOf(file, seen = new Set()) {
  if (seen.has(file)) return '';
  seen.add(file);
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);
  return (
    printer.printFile(source) +
    usedBy(file, source)
      .map((used) => codeOf(used, seen))
      .join('')
  );
}

/** Revision and code of a projection, by its file. */
function stateOf(file) {
  const code = codeOf(file);
  const [, revision = '1'] = /^\s*revision: (\d+),/m.exec(code) ?? [];
  const text = code.replace(/^\s*revision: \d+,\n/gm, '');
  return { revision: Number(revision), code: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

const files = execFileSync('git', ['ls-files', 'api'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.projection.ts'));
const states = Object.fromEntries(files.map((file) => [file, stateOf(file)]));

if (process.argv.includes('note')) writeFileSync(NOTED, `${JSON.stringify(states, null, 2)}\n`);
const noted = JSON.parse(readFileSync(NOTED, 'utf8'));
const problems = [...new Set([...files, ...Object.keys(noted)])].flatMap((file) => {
  const [before, now] = [noted[file], states[file]];
  if (before?.code === now?.code && before?.revision === now?.revision) return [];
  return [
    before && now && before.revision === now.revision
      ? `${file} has changed: raise its revision if it gives other rows of the same events; then, or if it gives the same, run \`node test/lint/projections.mjs note\``
      : `${file}: run \`node test/lint/projections.mjs note\``,
  ];
});
for (const problem of problems) console.log(problem);
console.log(`code of ${files.length} projections, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
